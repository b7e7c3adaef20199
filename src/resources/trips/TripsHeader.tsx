import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Tab, Tabs } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { TRIP_TAB_NAMES, type TripTab } from '../../../contract/booking/status.ts';
import { MoreMenu } from '../../dialogs/MoreMenu.tsx';
import { DownloadTrips, type ShownTrips } from '../../downloads/DownloadTrips.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { PageHeader } from '../../list/PageHeader.tsx';
import { addressOfTab } from './view/tripUrl.ts';

/** The tabs by state. Filters, order and columns go along from one to the other. */
export function TripTabs({ tab }: { tab: TripTab }) {
  const translate = useTranslate();
  useDocumentTitle(`trips.tabs.${tab}`, 'tab');
  const { search } = useLocation();
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}>
      <Tabs
        value={tab}
        variant="scrollable"
        // Arrows would take the room that a phone has for two tabs; a finger scrolls.
        scrollButtons={false}
        aria-label={translate('trips.tabs.label')}
      >
        {TRIP_TAB_NAMES.map((name) => (
          <Tab
            key={name}
            value={name}
            label={translate(`trips.tabs.${name}`)}
            component={LinkBase}
            to={addressOfTab(name, search)}
          />
        ))}
      </Tabs>
    </Box>
  );
}

interface TripsHeaderProps {
  /** Account the list shows; null for all of the caller's. */
  account: { id: string; name: string } | null;
  shown: ShownTrips;
  isFleetManager: boolean;
  /** The menu of saved views. */
  views: ReactNode;
}

/** Heading of the trip list with views, the way to a new trip, and the download. */
export function TripsHeader({ account, shown, isFleetManager, views }: TripsHeaderProps) {
  const translate = useTranslate();
  const [isDownloading, setDownloading] = useState(false);
  return (
    <>
      <PageHeader
        title={translate('trips.title')}
        actions={
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              // On a phone, all three fit side by side in French too.
              '& > .MuiButton-root': { px: { xs: 1.5, sm: 2 } },
              '& > .MuiIconButton-root': { mr: { xs: -1, sm: 0 } },
            }}
          >
            {views}
            {!isFleetManager && (
              <Button
                component={LinkBase}
                to="/create-v2"
                variant="contained"
                startIcon={<AddIcon />}
              >
                {translate('shell.nav.bookTrip')}
              </Button>
            )}
            <MoreMenu
              entries={[
                { label: translate('downloads.trips'), onClick: () => setDownloading(true) },
              ]}
            />
          </Box>
        }
      />
      {isDownloading && (
        <DownloadTrips account={account} shown={shown} onClose={() => setDownloading(false)} />
      )}
    </>
  );
}
