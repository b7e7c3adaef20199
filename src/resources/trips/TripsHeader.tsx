import AddIcon from '@mui/icons-material/Add';
import { Button, GlobalStyles, useMediaQuery, type Theme } from '@mui/material';
import { memo, useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { TRIP_TAB_NAMES } from '../../../contract/booking/status.ts';
import type { TripView, TripViewState } from '../../../contract/booking/tripView.ts';
import { ExportButton } from '../../downloads/ExportButton.tsx';
import { PageHeader } from '../../admin/list/PageHeader.tsx';
import { plainIcon } from '../../theme/plainIcon.tsx';
import { MoreOfTrips } from './imports/MoreOfTrips.tsx';
import { useOpenTrips } from './now/openTrips.ts';
import { TripsExport } from './parts.ts';
import { addressOfTab } from './view/tripUrl.ts';
import { ViewMenu } from './view/ViewMenu.tsx';

/** The button at the end of the window covers nothing for good, nor what the keyboard comes to. */
const roomBelow = (
  <GlobalStyles styles={{ html: { scrollPaddingBottom: 88 }, main: { paddingBottom: 72 } }} />
);

/** For one thumb. */
const WITHIN_REACH = {
  position: 'fixed',
  right: 16,
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  zIndex: 'fab',
  height: 48,
  borderRadius: 6,
  px: 2.5,
  boxShadow: 6,
  displayPrint: 'none',
} as const;

const ADD = plainIcon(AddIcon, { 'data-spare': '' });

/** Higher counts only say that there are many: the foot of the list has the total. */
const MOST_COUNTED = 999;

interface TripsHeaderProps {
  /** The account that the list is of; null for all of the caller's. */
  accountId: string | null;
  /** The account that the list shows; null for all of the caller's. */
  account: { id: string; name: string } | null;
  shown: TripViewState;
  /** The query string that is kept when another tab is opened. */
  search: string;
  books: boolean;
  /** Whether the import of trips is open. */
  isImporting: boolean;
  onImporting: (isImporting: boolean) => void;
  viewId: string | null;
  /** Opens a saved view; null opens the plain list. */
  onOpenView: (view: TripView | null) => void;
  /** Called with the address of a pressed tab, before the page changes to it. */
  onOpenTab: (address: string) => void;
}

/**
 * Heading of the trip list with its tabs by state, views, a button for a new trip, and the
 * download. Filters, order and columns stay when another tab is opened. Turning to another page of
 * the list does not redraw it.
 */
export const TripsHeader = memo(function TripsHeader(props: TripsHeaderProps) {
  const { accountId, account, shown, search, books, viewId, onOpenView, onOpenTab } = props;
  const { isImporting, onImporting } = props;
  const translate = useTranslate();
  const counts = useOpenTrips(accountId).data?.tabs;
  const [exporting, setExporting] = useState<HTMLElement | null>(null);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const hasNavigation = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const bookTrip = (sx?: object) => (
    <Button
      component={LinkBase}
      to="/create-v2"
      variant="contained"
      startIcon={ADD}
      {...(sx && { sx })}
    >
      {translate('shell.nav.bookTrip')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={translate('trips.title')}
        tabs={{
          label: translate('trips.tabs.label'),
          value: shown.tab,
          tabs: TRIP_TAB_NAMES.map((name) => {
            const to = addressOfTab(name, search);
            // All trips are counted at the foot of their list.
            const isCounted = name !== 'all-trips';
            const count = isCounted ? counts?.[name] : undefined;
            return {
              name,
              ...(isCounted && { count: '' }),
              ...(count !== undefined && {
                count: count > MOST_COUNTED ? `${MOST_COUNTED}+` : `${count}`,
                description: translate('trips.tabs.count', { smart_count: count }),
              }),
              label: translate(`trips.tabs.${name}`),
              to,
              onClick: () => onOpenTab(to),
            };
          }),
        }}
        actions={
          <>
            <ViewMenu state={shown} viewId={viewId} onOpen={onOpenView} />
            {/* On a desktop the navigation has it. */}
            {books && !isPhone && !hasNavigation && bookTrip()}
            <ExportButton
              label={translate('downloads.rows.entry')}
              popup="menu"
              onClick={(event) => setExporting(event.currentTarget)}
            />
            {books && (
              <MoreOfTrips account={account} isImporting={isImporting} onImporting={onImporting} />
            )}
          </>
        }
      />
      {books && isPhone && (
        <>
          {roomBelow}
          {bookTrip(WITHIN_REACH)}
        </>
      )}
      {exporting && (
        <TripsExport
          anchor={exporting}
          account={account}
          shown={shown}
          onClose={() => setExporting(null)}
        />
      )}
    </>
  );
});
