import { useEffect, useRef, useState } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TripTab } from '../../../../contract/booking/status.ts';
import type { TripView, TripViewState } from '../../../../contract/booking/tripView.ts';
import {
  defaultTripColumns,
  TRIP_COLUMNS,
  type TripColumn,
} from '../../../../contract/booking/tripColumns.ts';
import { reachesAllAccounts } from '../../../../contract/core/roles.ts';
import { keptColumns } from '../../../preferences/keptColumns.ts';
import { useListPreference } from '../../../preferences/useListPreference.ts';
import { placeIn, usePrefetchedRows } from '../../../admin/list/listQuery.ts';
import { useSame } from '../../../admin/list/useSame.ts';
import { useActor } from '../../../authProvider/useGrant.ts';
import { listSettings } from '../../declared/listSettings.ts';
import { tripList, tripListAt } from './tripList.ts';
import { addressOf, columnsText, filtersOf, opensView, viewToOpen } from './tripUrl.ts';
import { useTripViews } from './tripViewCalls.ts';

/**
 * The trip list as its address says: tab, filters, order, columns, and the saved view that it
 * started from. An address that names only a view, or a page opened without any settings, leads to
 * that view or to the reader's own default.
 * @param accountId account that the list is of; null for all of the caller's
 */
export function useTripView(tab: TripTab, accountId: string | null) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const query = new URLSearchParams(search);
  const viewId = query.get('view');
  const { role } = useActor();
  const { preference, keep: keepChoice, isPending } = useListPreference('bookings');
  const preferredColumns = keptColumns(preference.columns, TRIP_COLUMNS, defaultTripColumns(role));
  const named = query.get('columns')?.split(',') ?? null;
  const columns = keptColumns(named, TRIP_COLUMNS, preferredColumns);
  const seesAll = reachesAllAccounts(role);
  const settingsOf = (of: TripTab) =>
    listSettings(tripList(of, seesAll), { role, accountId, preference });
  const settings = settingsOf(tab);
  const { sort } = placeIn(search, settings);
  // Heading and toolbar are drawn from it and are not redrawn when only the page changes.
  const state = useSame<TripViewState>({
    tab,
    filters: filtersOf(search),
    sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
    columns: [...columns],
  });

  const fetchRows = usePrefetchedRows();
  /** Fetches the trips at an address when the link to it is pressed, before the page is drawn. */
  const fetchAt = useEvent((address: string): void => {
    const list = tripListAt(address);
    if (!list || address === window.location.pathname + search) return;
    const there = settingsOf(list.tab);
    fetchRows(there, placeIn(list.search, there));
  });

  const open = useEvent((view: TripView | null, options?: { replace: boolean }): void => {
    const address = view ? addressOf(view.state, view.id) : `/trips/${tab}`;
    if (view) fetchAt(address);
    void navigate(address, options);
  });

  // Whoever uses a view that its owner deletes keeps what they see.
  const leave = (): void => {
    query.delete('view');
    void navigate({ search: `?${query.toString()}` }, { replace: true });
  };

  const views = useTripViews();
  // Only when the page is opened: filters that the user clears later stay cleared.
  const [startsBare] = useState(() => opensView(tab, search));
  const isOpened = useRef(!startsBare);
  const goneView = useRef<string | null>(null);
  useEffect(() => {
    if (!views.data && !(views.error && !isOpened.current)) return;
    const wanted = viewToOpen(search, views.data ?? []);
    if (viewId && views.data && !wanted) {
      // Once, although the address changes only afterwards.
      if (goneView.current === viewId) return;
      goneView.current = viewId;
      notify('tripList.views.gone', { type: 'warning' });
      if (isOpened.current) leave();
      else open(null, { replace: true });
    } else {
      // Back can lead to another address that names it.
      goneView.current = null;
      if (wanted && !isOpened.current) open(wanted, { replace: true });
    }
    isOpened.current = true;
  });

  const setColumns = useEvent((next: readonly TripColumn[] | null): void => {
    if (viewId === null) {
      keepChoice({ columns: next && [...next] });
      query.delete('columns');
    } else query.set('columns', columnsText(next ?? preferredColumns));
    void navigate({ search: query.toString() && `?${query.toString()}` });
  });

  return {
    state,
    viewId,
    /** True until it is known whether to open a view. */
    isWaiting: isPending || (startsBare && !query.has('filter') && views.isPending),
    open,
    fetchAt,
    settings,
    /** Keeps the reader's choice; within a saved view it belongs to the view, which keeps it. */
    keepChoice(change: Parameters<typeof keepChoice>[0]): void {
      if (viewId === null && (tab === 'all-trips' || change.sort === undefined)) keepChoice(change);
    },
    /** Shows other columns; null shows the initial ones. */
    setColumns,
  };
}
