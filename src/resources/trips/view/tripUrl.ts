import { dequal } from 'dequal';
import { TRIP_TABS, type TripTab } from '../../../../contract/booking/status.ts';
import type { TripViewState } from '../../../../contract/booking/tripView.ts';
import { knownTripFilters, type TripFilters } from '../../../../contract/booking/tripFilters.ts';
import {
  TRIP_COLUMNS,
  TRIP_SORT_FIELDS,
  type TripColumn,
} from '../../../../contract/booking/tripColumns.ts';
import { PAGING, wrongParams } from '../../../list/wrongParams.ts';
import { OPEN_TRIP } from '../../../shell/addresses.ts';

export const DEFAULT_SORT = '-pickupAt';

const json = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    // Somebody changed the address by hand.
    return {};
  }
};

/** The filters of an address, without those that no list takes. */
export const filtersOf = (search: string): TripFilters =>
  knownTripFilters(json(new URLSearchParams(search).get('filter')));

/** The columns that an address names; null if none of them exists. */
export function columnsOf(text: string | null): readonly TripColumn[] | null {
  const wanted = (text ?? '').split(',');
  const known = [...new Set(wanted)].filter((name): name is TripColumn =>
    TRIP_COLUMNS.some((column) => column === name),
  );
  return known.length > 0 ? known : null;
}

/** `pickupAt,total`, as an address names columns. */
export const columnsText = (columns: readonly TripColumn[]): string => columns.join(',');

/** The address of a view's first page. */
export function addressOf(state: TripViewState, viewId: string | null): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(state.filters),
    sort: state.sort.replace(/^-/, ''),
    order: state.sort.startsWith('-') ? 'DESC' : 'ASC',
    page: '1',
  });
  query.set('columns', columnsText(state.columns));
  if (viewId) query.set('view', viewId);
  return `/trips/${state.tab}?${query.toString()}`;
}

/** The part of a query string that is kept on another tab: neither the page nor the open trip. */
export function withoutPlace(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  query.delete(OPEN_TRIP);
  return query.toString();
}

/**
 * The same filters under another tab: statuses that the tab does not show are left out. The order
 * is the tab's own, except in a view.
 */
export function addressOfTab(tab: TripTab, search: string): string {
  const query = new URLSearchParams(withoutPlace(search));
  if (!query.has('view')) for (const name of ['sort', 'order']) query.delete(name);
  const filters = filtersOf(search);
  const statuses = statusesOf(tab, filters);
  if (filters.status) {
    const { status: _, ...others } = filters;
    query.set('filter', JSON.stringify(statuses ? { ...others, status: statuses } : others));
  }
  const text = query.toString();
  return `/trips/${tab}${text && `?${text}`}`;
}

/** The chosen statuses that a tab shows; undefined if it shows none of them. */
export function statusesOf(tab: TripTab, { status }: TripFilters): TripFilters['status'] {
  const shown: readonly string[] | null = TRIP_TABS[tab];
  const both = status?.filter((one) => shown === null || shown.includes(one));
  return both && both.length > 0 ? both : undefined;
}

/** The filters of an address that a tab can show; statuses of other tabs are left out. */
function filtersUnder(tab: TripTab, search: string, isFleetManager: boolean): TripFilters {
  const { status: _s, corporationId: account, ...others } = filtersOf(search);
  const status = statusesOf(tab, filtersOf(search));
  return {
    ...others,
    ...(status ? { status } : {}),
    // A corporation admin's account is the one at the top of the page.
    ...(isFleetManager && account ? { corporationId: account } : {}),
  };
}

/**
 * The query string that the list can show, if the present one was changed by hand or comes from an
 * older release. Null where it can be shown as it is.
 */
export function correctedSearch(
  tab: TripTab,
  search: string,
  isFleetManager: boolean,
): string | null {
  const query = new URLSearchParams(search);
  const filters = filtersUnder(tab, search, isFleetManager);
  const wrong = wrongParams(query, {
    ...PAGING,
    filter: (text) => dequal(json(text), filters),
    sort: (text) => TRIP_SORT_FIELDS.some((field) => field === text),
  });
  if (wrong.length === 0) return null;
  for (const name of wrong) query.delete(name);
  if (wrong.includes('filter') && Object.keys(filters).length > 0)
    query.set('filter', JSON.stringify(filters));
  return query.toString() && `?${query.toString()}`;
}
