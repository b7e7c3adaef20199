import { TRIP_TAB_NAMES, TRIP_TABS, type TripTab } from '../../../../contract/booking/status.ts';
import { bookings } from '../../../../contract/resources/bookings.ts';
import type { ListSettings } from '../../../admin/list/listQuery.ts';
import { listSettings, type ListReader } from '../../declared/listSettings.ts';
import { statusesOf } from './tripUrl.ts';

/** Asks for one trip more than the page shows, to know whether there is a next page. */
const LOOKS_AHEAD = { looksAhead: true };

/**
 * How the list of a tab begins. The reader's order is that of all trips: whoever wants the next
 * pre-booking first does not want the oldest completed trip first.
 */
export function tripSettings(tab: TripTab, reader: ListReader): ListSettings {
  const { preference } = reader;
  const kept = tab === 'all-trips' ? preference : { ...preference, sort: null };
  const settings = listSettings(bookings, { ...reader, preference: kept }, (chosen) => {
    const status = statusesOf(tab, chosen) ?? TRIP_TABS[tab];
    return status ? { status } : {};
  });
  return { ...settings, meta: LOOKS_AHEAD };
}

/** The tab and the query string of an address; undefined if it is not that of a list of trips. */
export function tripListAt(address: string): { tab: TripTab; search: string } | undefined {
  const { pathname, search } = new URL(address, window.location.origin);
  const tab = TRIP_TAB_NAMES.find((name) => pathname === `/trips/${name}`);
  return tab && { tab, search };
}
