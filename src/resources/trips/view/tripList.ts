import { TRIP_TAB_NAMES, TRIP_TABS, type TripTab } from '../../../../contract/booking/status.ts';
import { knownTripFilters } from '../../../../contract/booking/tripFilters.ts';
import { bookings } from '../../../../contract/resources/bookings.ts';
import type { PageList } from '../../declared/pageList.ts';
import { statusesOf } from './tripUrl.ts';

/** Asks for one trip more than the page shows, to know whether there is a next page. */
const LOOKS_AHEAD = { looksAhead: true };

/**
 * The list of a tab. The reader's order is that of all trips: whoever wants the next pre-booking first
 * does not want the oldest completed trip first.
 */
export const tripList = (tab: TripTab, seesAll: boolean): PageList => ({
  declaration: bookings,
  filter(chosen) {
    const status = statusesOf(tab, chosen) ?? TRIP_TABS[tab];
    return status ? { status } : {};
  },
  acceptedFilters(given) {
    const filters = knownTripFilters(given);
    const { status: _, corporationId, ...others } = filters;
    const status = statusesOf(tab, filters);
    return {
      ...others,
      ...(status && { status }),
      // A corporation admin's account is the one at the top of the page.
      ...(seesAll && corporationId && { corporationId }),
    };
  },
  forgetsSort: tab !== 'all-trips',
  meta: LOOKS_AHEAD,
});

/** The tab and the query string of an address; undefined if it is not that of a list of trips. */
export function tripListAt(address: string): { tab: TripTab; search: string } | undefined {
  const { pathname, search } = new URL(address, window.location.origin);
  const tab = TRIP_TAB_NAMES.find((name) => pathname === `/trips/${name}`);
  return tab && { tab, search };
}
