import { useEffect, useRef, useState } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TripTab } from '../../../../contract/booking/status.ts';
import type { TripView, TripViewState } from '../../../../contract/booking/tripView.ts';
import {
  defaultTripColumns,
  TRIP_SORT_FIELDS,
  type TripColumn,
} from '../../../../contract/booking/tripColumns.ts';
import { useListPreference } from '../../../preferences/useListPreference.ts';
import { useSame } from '../../../list/useSame.ts';
import { useActor } from '../../../authProvider/useGrant.ts';
import { preferredSettings, preferredSort } from './tripListParams.ts';
import { addressOf, columnsOf, columnsText, filtersOf } from './tripUrl.ts';
import { useTripViews } from './tripViewCalls.ts';
import { useKeptParams } from './useKeptParams.ts';

function sortOf(search: string, preferred: string): string {
  const query = new URLSearchParams(search);
  const field = query.get('sort');
  if (!TRIP_SORT_FIELDS.some((one) => one === field)) return preferred;
  return `${query.get('order') === 'DESC' ? '-' : ''}${field}`;
}

/**
 * The trip list as its address says: tab, filters, order, columns, and the saved view that it
 * started from. An address that names only a view, or a page opened without any settings, leads to
 * that view or to the reader's own default.
 */
export function useTripView(tab: TripTab) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { columns: columnText, view: viewId, keep } = useKeptParams();
  const { role } = useActor();
  const { preference, keep: keepChoice, isPending } = useListPreference('bookings');
  const preferredColumns =
    columnsOf(preference.columns?.join() ?? null) ?? defaultTripColumns(role);
  const columns = columnsOf(columnText) ?? preferredColumns;
  // Heading and toolbar are drawn from it and are not redrawn when only the page changes.
  const state = useSame<TripViewState>({
    tab,
    filters: filtersOf(search),
    sort: sortOf(search, preferredSort(tab, preference)),
    columns: [...columns],
  });

  const open = useEvent((view: TripView | null, options?: { replace: boolean }): void => {
    const columns = view && columnsText(view.state.columns);
    keep({ columns, view: view?.id ?? null });
    void navigate(view ? addressOf(view.state, view.id) : `/trips/${tab}`, options);
  });

  // Whoever uses a view that its owner deletes keeps what they see.
  const leave = (): void => {
    const query = new URLSearchParams(search);
    query.delete('view');
    keep({ view: null });
    void navigate({ search: `?${query.toString()}` }, { replace: true });
  };

  const views = useTripViews();
  const isBare = !new URLSearchParams(search).has('filter');
  // Only when the page is opened: filters that the user clears later stay cleared.
  const [startsBare] = useState(isBare && (search === '' ? tab === 'all-trips' : viewId !== null));
  const isOpened = useRef(!startsBare);
  const goneView = useRef<string | null>(null);
  useEffect(() => {
    if (!views.data && !(views.error && !isOpened.current)) return;
    const found = viewId && views.data?.find(({ id }) => id === viewId);
    if (viewId && views.data && !found) {
      // Once, although the address changes only afterwards.
      if (goneView.current === viewId) return;
      goneView.current = viewId;
      notify('tripList.views.gone', { type: 'warning' });
      if (isOpened.current) leave();
      else open(null, { replace: true });
    } else {
      // Back can lead to another address that names it.
      goneView.current = null;
      const wanted = viewId ? found : views.data?.find(({ isDefault }) => isDefault);
      if (wanted && !isOpened.current) open(wanted, { replace: true });
    }
    isOpened.current = true;
  });

  const setColumns = useEvent((next: readonly TripColumn[] | null): void => {
    const query = new URLSearchParams(search);
    if (viewId === null) {
      keepChoice({ columns: next && [...next] });
      query.delete('columns');
      keep({ columns: null });
    } else {
      const text = columnsText(next ?? preferredColumns);
      query.set('columns', text);
      keep({ columns: text });
    }
    void navigate({ search: query.toString() && `?${query.toString()}` });
  });

  return {
    state,
    viewId,
    /** True until it is known whether to open a view. */
    isWaiting: isPending || (startsBare && isBare && views.isPending),
    open,
    /** The initial settings where the address names no others. */
    preferred: preferredSettings(tab, preference),
    preference,
    /** Keeps the reader's choice; within a saved view it belongs to the view, which keeps it. */
    keepChoice(change: Parameters<typeof keepChoice>[0]): void {
      if (viewId === null && (tab === 'all-trips' || change.sort === undefined)) keepChoice(change);
    },
    /** Shows other columns; null shows the initial ones. */
    setColumns,
  };
}
