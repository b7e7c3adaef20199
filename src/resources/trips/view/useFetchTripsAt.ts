import { getQuery, parseQueryFromLocation, useEvent, type SortPayload } from 'react-admin';
import { TRIP_TAB_NAMES, TRIP_TABS, type TripTab } from '../../../../contract/booking/status.ts';
import type { TripFilters } from '../../../../contract/booking/tripFilters.ts';
import { useRowsAhead } from '../../../list/useListAhead.ts';
import { filtersOf, statusesOf } from './tripUrl.ts';

/** Asks for one trip more than the page shows, to know whether there is a next page. */
export const LIST_META = { looksAhead: true };

/** The filters that the list of a tab always has, in addition to its reader's. */
export function permanentFilter(tab: TripTab, filters: TripFilters, accountId: string | null) {
  const statuses = statusesOf(tab, filters) ?? TRIP_TABS[tab];
  return {
    ...(statuses ? { status: statuses } : {}),
    ...(accountId ? { corporationId: accountId } : {}),
  };
}

/**
 * Fetches the trips at an address of the list when the link to it is pressed, before the page is
 * drawn.
 * @param accountId account that the list is of; null for all of the caller's
 * @param preferred the initial settings of a list whose address names no others
 */
export function useFetchTripsAt(
  accountId: string | null,
  preferred: { sort: SortPayload; perPage: number },
): (address: string) => void {
  const fetchRows = useRowsAhead();
  return useEvent((address: string) => {
    const { pathname, search } = new URL(address, window.location.origin);
    const tab = TRIP_TAB_NAMES.find((name) => pathname === `/trips/${name}`);
    if (!tab || pathname + search === window.location.pathname + window.location.search) return;
    const { page, perPage, sort, order, filter } = getQuery({
      queryFromLocation: parseQueryFromLocation({ search }),
      params: {},
      filterDefaultValues: {},
      ...preferred,
    });
    fetchRows('bookings', {
      pagination: { page, perPage },
      sort: { field: sort, order },
      filter: { ...filter, ...permanentFilter(tab, filtersOf(search), accountId) },
      meta: LIST_META,
    });
  });
}
