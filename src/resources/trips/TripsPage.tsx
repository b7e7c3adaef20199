import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card, Tab, Tabs, useMediaQuery, type Theme } from '@mui/material';
import { FilterLiveForm, LinkBase, List, useTranslate } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import { z } from 'zod';
import { TRIP_TAB_NAMES, TRIP_TABS, type TripTab } from '../../../contract/booking/status.ts';
import { DEFAULT_PER_PAGE, SEARCH_MIN_LENGTH } from '../../../contract/core/listQuery.ts';
import { useSelectedAccount } from '../../shell/account/useSelectedAccount.ts';
import { AccountFilter } from '../declared/FilterBar.tsx';
import { ListPager } from '../declared/ListPager.tsx';
import { EmptyList, ListBody, ListSkeleton } from '../declared/ListStates.tsx';
import { PageHeader } from '../declared/PageHeader.tsx';
import { SearchBox } from '../declared/SearchBox.tsx';
import { useActor } from '../declared/useGrant.ts';
import { TripCards } from './TripCards.tsx';
import { TripsTable } from './TripsTable.tsx';

/** Trips change under the reader's eyes; react-query pauses this while the page is hidden. */
export const REFRESH_MS = 15_000;

const SEARCH_FILTERS = ['dynamicSearch', 'id'];
const bookingReference = z.uuid();

/** A pasted booking reference finds its one trip; anything else is looked for in the trips' texts. */
const toFilters = (text: string): Record<string, string> | null => {
  if (bookingReference.safeParse(text).success) return { id: text };
  return text.length >= SEARCH_MIN_LENGTH ? { dynamicSearch: text } : null;
};

const isTab = (name: string | undefined): name is TripTab =>
  TRIP_TAB_NAMES.some((tab) => tab === name);

function TripTabs({ tab }: { tab: TripTab }) {
  const translate = useTranslate();
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}>
      <Tabs
        value={tab}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('trips.tabs.label')}
      >
        {TRIP_TAB_NAMES.map((name) => (
          <Tab
            key={name}
            value={name}
            label={translate(`trips.tabs.${name}`)}
            component={LinkBase}
            to={`/trips/${name}`}
          />
        ))}
      </Tabs>
    </Box>
  );
}

function Toolbar({ isFleetManager }: { isFleetManager: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        p: 2,
        alignItems: 'flex-end',
        '& > form': { width: { xs: '100%', sm: 'auto' } },
      }}
    >
      <SearchBox
        label={translate('trips.search')}
        toFilters={toFilters}
        names={SEARCH_FILTERS}
        width={340}
      />
      {isFleetManager && (
        <FilterLiveForm>
          <Box sx={{ width: { xs: '100%', sm: 240 }, '& .MuiFormControl-root': { my: 0 } }}>
            <AccountFilter label="resources.bookings.fields.corporationId" />
          </Box>
        </FilterLiveForm>
      )}
    </Box>
  );
}

/** Trip history: tabs by state, newest pickup first, refreshed while it is looked at. */
export function TripsPage() {
  const { tab } = useParams();
  const translate = useTranslate();
  const isFleetManager = useActor().role === 'bookingChannelAdmin';
  const { accountId } = useSelectedAccount();
  // As in the specification, a phone begins below the large breakpoint: nine columns need room.
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  if (!isTab(tab)) return <Navigate to="/trips/all-trips" replace />;
  const statuses = TRIP_TABS[tab];
  const account = isFleetManager ? null : accountId;
  return (
    <>
      <PageHeader
        title={translate('trips.title')}
        actions={
          isFleetManager ? undefined : (
            <Button
              component={LinkBase}
              to="/create-v2"
              variant="contained"
              startIcon={<AddIcon />}
            >
              {translate('trips.newTrip')}
            </Button>
          )
        }
      />
      <TripTabs tab={tab} />
      <List
        // Another tab or account is another list: first page, no search.
        key={`${tab} ${account}`}
        resource="bookings"
        title={false}
        actions={false}
        pagination={false}
        empty={false}
        component="div"
        exporter={false}
        authLoading={<ListSkeleton />}
        storeKey={false}
        sort={{ field: 'pickupAt', order: 'DESC' }}
        perPage={DEFAULT_PER_PAGE}
        filter={{
          ...(statuses ? { status: statuses } : {}),
          ...(account ? { corporationId: account } : {}),
        }}
        queryOptions={{ refetchInterval: REFRESH_MS, onError: () => undefined }}
      >
        <Card variant="outlined">
          <Toolbar isFleetManager={isFleetManager} />
          <ListBody empty={<EmptyList />}>{isNarrow ? <TripCards /> : <TripsTable />}</ListBody>
          <ListPager sizes={false} />
        </Card>
      </List>
    </>
  );
}
