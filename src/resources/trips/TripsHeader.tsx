import AddIcon from '@mui/icons-material/Add';
import { Button, Tab } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { TRIP_TAB_NAMES } from '../../../contract/booking/status.ts';
import { MoreMenu } from '../../dialogs/MoreMenu.tsx';
import type { ShownTrips } from '../../downloads/DownloadTrips.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { PageHeader } from '../../list/PageHeader.tsx';
import { DownloadTrips } from './parts.ts';
import { addressOfTab } from './view/tripUrl.ts';

interface TripsHeaderProps {
  /** Account the list shows; null for all of the caller's. */
  account: { id: string; name: string } | null;
  shown: ShownTrips;
  isFleetManager: boolean;
  /** The menu of saved views. */
  views: ReactNode;
}

/**
 * Heading of the trip list with its tabs by state, views, the way to a new trip, and the download.
 * Filters, order and columns go along from one tab to the other.
 */
export function TripsHeader({ account, shown, isFleetManager, views }: TripsHeaderProps) {
  const translate = useTranslate();
  useDocumentTitle(`trips.tabs.${shown.tab}`, 'tab');
  const { search } = useLocation();
  const [isDownloading, setDownloading] = useState(false);
  return (
    <>
      <PageHeader
        title={translate('trips.title')}
        tabs={{
          label: translate('trips.tabs.label'),
          value: shown.tab,
          children: TRIP_TAB_NAMES.map((name) => (
            <Tab
              key={name}
              value={name}
              label={translate(`trips.tabs.${name}`)}
              component={LinkBase}
              to={addressOfTab(name, search)}
            />
          )),
        }}
        actions={
          <>
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
          </>
        }
      />
      {isDownloading && (
        <DownloadTrips account={account} shown={shown} onClose={() => setDownloading(false)} />
      )}
    </>
  );
}
