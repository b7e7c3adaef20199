import { TRIP_TABS, type TripTab } from '../../../../contract/booking/status.ts';
import type { TripView, TripViewState } from '../../../../contract/booking/tripView.ts';
import { knownTripFilters, type TripFilters } from '../../../../contract/booking/tripFilters.ts';
import type { TripColumn } from '../../../../contract/booking/tripColumns.ts';
import { filtersIn } from '../../../admin/list/correctedSearch.ts';
import { OPEN_TRIP } from '../../../shell/addresses.ts';

/** The filters of an address, without those that no list takes. */
export const filtersOf = (search: string): TripFilters => knownTripFilters(filtersIn(search));

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

/**
 * Whether the page leads from an address to a saved view: it names nothing but a view, or nothing at
 * all.
 */
export function opensView(tab: TripTab, search: string): boolean {
  const query = new URLSearchParams(search);
  if (query.has('filter')) return false;
  return search === '' ? tab === 'all-trips' : query.has('view');
}

/** The view that an address names, or else its reader's own default. */
export function viewToOpen(search: string, views: readonly TripView[]): TripView | undefined {
  const named = new URLSearchParams(search).get('view');
  return views.find(({ id, isDefault }) => (named ? id === named : isDefault));
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
