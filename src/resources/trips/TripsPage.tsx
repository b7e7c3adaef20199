import { useMediaQuery, type Theme } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { TRIP_TAB_NAMES, type TripTab } from '../../../contract/booking/status.ts';
import { TRIPS_REFRESH_MS, useLiveBookings } from '../../live/useLiveBookings.ts';
import { useAccount } from '../../shell/account/useAccount.ts';
import { useSelectedAccountId } from '../../shell/account/useSelectedAccount.ts';
import { List } from '../../admin/list/List.tsx';
import { ListCard } from '../../admin/list/ListCard.tsx';
import { ListBody, ListSkeleton } from '../../admin/list/ListStates.tsx';
import { OwnAddress } from '../../shell/OwnAddress.tsx';
import { useActor } from '../../authProvider/useGrant.ts';
import { ListAge } from './open/ListAge.tsx';
import { NoTrips } from './open/NoTrips.tsx';
import { OpenTrip } from './open/OpenTrip.tsx';
import { OpenTripStore } from './open/OpenTripStore.tsx';
import { useImporting } from './imports/useImporting.ts';
import { useOpenTrips } from './now/openTrips.ts';
import { TripsNow } from './now/TripsNow.tsx';
import { OPEN_TRIP } from '../../shell/addresses.ts';
import { TripCards } from './TripCards.tsx';
import { waitingColumns } from './TripColumns.tsx';
import { TripsHeader } from './TripsHeader.tsx';
import { TripsTable } from './TripsTable.tsx';
import { TripsToolbar } from './TripsToolbar.tsx';
import { RightAddress } from '../declared/RightAddress.tsx';
import { tripList } from './view/tripList.ts';
import { filtersOf, withoutPlace } from './view/tripUrl.ts';
import { useTripView } from './view/useTripView.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { booksTrips, reachesAllAccounts } from '../../../contract/core/roles.ts';

/** Rows that are older than this are late, and the list says so. */
const LATE_MS = 2 * TRIPS_REFRESH_MS;

/** Columns and saved view: what react-admin does not know of an address. */
const OWN_PARAMS = ['columns', 'view'];

const isTab = (name: string | undefined): name is TripTab =>
  TRIP_TAB_NAMES.some((tab) => tab === name);

/**
 * Removes the passenger and account fields from the filters when another account is selected, and
 * goes to its first page.
 */
function useForgottenPassenger(account: string | null): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const before = useRef(account);
  useEffect(() => {
    const isOther = before.current !== null && account !== before.current;
    before.current = account;
    if (!isOther) return;
    const query = new URLSearchParams(search);
    const { passengerId, accountField, ...filters } = filtersOf(search);
    const isBound =
      passengerId !== undefined ||
      accountField !== undefined ||
      (query.get('page') ?? '1') !== '1' ||
      query.has(OPEN_TRIP);
    // There is nothing to remove, and the user may already be on the way to another address.
    if (!isBound) return;
    if (query.has('filter')) query.set('filter', JSON.stringify(filters));
    query.delete('page');
    query.delete(OPEN_TRIP);
    void navigate({ search: query.toString() && `?${query.toString()}` }, { replace: true });
  }, [account, search, navigate]);
}

function Trips({ tab }: { tab: TripTab }) {
  const { role } = useActor();
  const seesAll = reachesAllAccounts(role);
  const accountId = useSelectedAccountId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const { pathname, search } = useLocation();
  const ownAccount = seesAll ? null : accountId;
  const view = useTripView(tab, ownAccount);
  const { filters, columns } = view.state;
  const listedAccount = seesAll ? (filters.corporationId ?? null) : accountId;
  const waiting = waitingColumns(columns);
  const { corporationId: _, ...narrowed } = filters;
  /** Whoever looks for something is not shown anything else. */
  const isWhole = tab === 'all-trips' && Object.keys(narrowed).length === 0;
  // Both are drawn at once, so that nothing moves.
  const isWaitingForNow = useOpenTrips(listedAccount).isLoading && isWhole;
  const [isImporting, setImporting] = useImporting();
  const shownAccount = useAccount(listedAccount);
  useForgottenPassenger(ownAccount);
  return (
    <>
      <OwnAddress path={pathname} withoutQuery>
        <TripsHeader
          accountId={listedAccount}
          account={shownAccount ?? null}
          shown={view.state}
          search={withoutPlace(search)}
          books={booksTrips(role)}
          isImporting={isImporting}
          onImporting={setImporting}
          viewId={view.viewId}
          onOpenView={view.open}
          onOpenTab={view.fetchAt}
        />
      </OwnAddress>
      {view.isWaiting ? (
        <ListSkeleton columns={waiting} />
      ) : (
        <List
          // Each tab and each account has a separate list.
          key={`${tab} ${ownAccount}`}
          settings={view.settings}
          ownParams={OWN_PARAMS}
          keep={view.keepChoice}
          // Paused by react-query while the page is hidden.
          refreshMs={TRIPS_REFRESH_MS}
        >
          <ListCard>
            <OwnAddress path={pathname} withoutQuery>
              <TripsToolbar
                tab={tab}
                filters={filters}
                columns={columns}
                onColumns={view.setColumns}
                accountId={listedAccount}
                seesAll={seesAll}
                onLeave={view.fetchAt}
              />
            </OwnAddress>
            {isWaitingForNow ? (
              <ListSkeleton columns={waiting} />
            ) : (
              <OpenTripStore>
                <ListAge lateAfterMs={LATE_MS} />
                <OpenTrip refreshMs={TRIPS_REFRESH_MS}>
                  <ListBody empty={<NoTrips />} columns={waiting}>
                    {isWhole && <TripsNow accountId={listedAccount} />}
                    {isNarrow ? <TripCards seesAll={seesAll} /> : <TripsTable columns={columns} />}
                  </ListBody>
                </OpenTrip>
              </OpenTripStore>
            )}
          </ListCard>
        </List>
      )}
    </>
  );
}

/** Trip history: tabs by state, newest pickup first, refreshed while the page is visible. */
export function TripsPage() {
  useLiveBookings();
  const { tab } = useParams();
  const { search } = useLocation();
  const seesAll = reachesAllAccounts(useActor().role);
  // Also while it corrects its address, so that the title changes once.
  useDocumentTitle(`trips.tabs.${isTab(tab) ? tab : 'all-trips'}`, 'tab');
  if (!isTab(tab)) return <Navigate to={{ pathname: '/trips/all-trips', search }} replace />;
  return (
    <RightAddress list={tripList(tab, seesAll)}>
      <Trips tab={tab} />
    </RightAddress>
  );
}
