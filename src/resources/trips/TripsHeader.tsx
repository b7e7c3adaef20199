import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Tab, Tabs } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { DayRange } from '../../../contract/booking/dayRange.ts';
import { TRIP_TAB_NAMES, type TripTab } from '../../../contract/booking/status.ts';
import { MoreMenu } from '../../dialogs/MoreMenu.tsx';
import { DownloadTrips } from '../../downloads/DownloadTrips.tsx';
import { PageHeader } from '../declared/PageHeader.tsx';
import { addressOfTab } from './view/tripUrl.ts';

/** The tabs by state. Filters, order and columns go along from one to the other. */
export function TripTabs({ tab }: { tab: TripTab }) {
  const translate = useTranslate();
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
  /** Days the list shows, where both ends are set. */
  days: DayRange | null;
  isFleetManager: boolean;
  /** The menu of saved views. */
  views: ReactNode;
}

/** Heading of the trip list with views, the way to a new trip, and the download. */
export function TripsHeader({ account, days, isFleetManager, views }: TripsHeaderProps) {
  const translate = useTranslate();
  const [isDownloading, setDownloading] = useState(false);
  return (
    <>
      <PageHeader
        title={translate('trips.title')}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            {views}
            {!isFleetManager && (
              <Button
                component={LinkBase}
                to="/create-v2"
                variant="contained"
                startIcon={<AddIcon />}
              >
                {translate('trips.newTrip')}
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
        <DownloadTrips account={account} days={days} onClose={() => setDownloading(false)} />
      )}
    </>
  );
}
