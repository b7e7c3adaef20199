import type { GetListParams } from 'react-admin';
import { TRIP_TAB_NAMES, TRIP_TABS, type TripTab } from '../../../../contract/booking/status.ts';
import { TRIP_SORT_FIELDS } from '../../../../contract/booking/tripColumns.ts';
import type { TripFilters } from '../../../../contract/booking/tripFilters.ts';
import { DEFAULT_PER_PAGE } from '../../../../contract/core/listLimits.ts';
import type { ListPreference } from '../../../../contract/core/listPreference.ts';
import { listParams, type InitialSettings } from '../../../list/listParams.ts';
import { correctedSearch, DEFAULT_SORT, filtersOf, statusesOf } from './tripUrl.ts';

/** Asks for one trip more than the page shows, to know whether there is a next page. */
export const LIST_META = { looksAhead: true };

const isSort = (sort: string | null): sort is string =>
  TRIP_SORT_FIELDS.some((field) => field === sort?.replace(/^-/, ''));

/**
 * The order that a tab begins with, such as `-pickupAt`. The reader's choice is that of all trips:
 * whoever wants the next pre-booking first does not want the oldest completed trip first.
 */
export const preferredSort = (tab: TripTab, { sort }: Pick<ListPreference, 'sort'>): string =>
  tab === 'all-trips' && isSort(sort) ? sort : DEFAULT_SORT;

/** The initial settings of a tab for the reader. */
export function preferredSettings(tab: TripTab, preference: ListPreference): InitialSettings {
  const sort = preferredSort(tab, preference);
  return {
    sort: { field: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' },
    perPage: preference.perPage ?? DEFAULT_PER_PAGE,
  };
}

/** The filters that the list of a tab always has, in addition to its reader's. */
export function permanentFilter(tab: TripTab, filters: TripFilters, accountId: string | null) {
  const statuses = statusesOf(tab, filters) ?? TRIP_TABS[tab];
  return {
    ...(statuses ? { status: statuses } : {}),
    ...(accountId ? { corporationId: accountId } : {}),
  };
}

/** The tab at a path; undefined if it is not that of a list of trips. */
const tabOf = (pathname: string): TripTab | undefined =>
  TRIP_TAB_NAMES.find((name) => pathname === `/trips/${name}`);

/** Whether an address, path and query string, is one that the list has to correct. */
export function hasWrongParams(address: string, isFleetManager: boolean): boolean {
  const { pathname, search } = new URL(address, window.location.origin);
  const tab = tabOf(pathname);
  return tab !== undefined && correctedSearch(tab, search, isFleetManager) !== null;
}

/**
 * What the list at an address asks the data provider for.
 * @param address path and query string
 * @param accountId account that the list is of; null for all of the caller's
 * @returns null if the address is not that of a list of trips
 */
export function tripListParams(
  address: string,
  accountId: string | null,
  preference: ListPreference,
): GetListParams | null {
  const { pathname, search } = new URL(address, window.location.origin);
  const tab = tabOf(pathname);
  if (!tab) return null;
  const permanent = permanentFilter(tab, filtersOf(search), accountId);
  return { ...listParams(search, preferredSettings(tab, preference), permanent), meta: LIST_META };
}
