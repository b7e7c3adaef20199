import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TripTab } from '../../../../contract/booking/status.ts';
import {
  DEFAULT_TRIP_COLUMNS,
  TRIP_SORT_FIELDS,
  type TripColumn,
  type TripView,
  type TripViewState,
} from '../../../../contract/booking/tripView.ts';
import { addressOf, columnsOf, columnsText, DEFAULT_SORT, filtersOf } from './tripUrl.ts';
import { useTripViews } from './tripViewCalls.ts';
import { useKeptParams } from './useKeptParams.ts';

function sortOf(search: string): string {
  const query = new URLSearchParams(search);
  const field = query.get('sort');
  if (!TRIP_SORT_FIELDS.some((one) => one === field)) return DEFAULT_SORT;
  return `${query.get('order') === 'DESC' ? '-' : ''}${field}`;
}

/**
 * The trip list as its address says: tab, filters, order, columns, and the saved view it began as.
 * An address that names only a view, or nothing at all when the page is opened, leads to that view
 * or to the reader's own default.
 */
export function useTripView(tab: TripTab) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { columns: columnText, view: viewId, keep } = useKeptParams();
  const columns = columnsOf(columnText) ?? DEFAULT_TRIP_COLUMNS;
  const state: TripViewState = {
    tab,
    filters: filtersOf(search),
    sort: sortOf(search),
    columns: [...columns],
  };

  const open = (view: TripView | null, options?: { replace: boolean }): void => {
    const columns = view && columnsText(view.state.columns);
    keep({ columns, view: view?.id ?? null });
    void navigate(view ? addressOf(view.state, view.id) : `/trips/${tab}`, options);
  };

  const views = useTripViews();
  const isBare = !new URLSearchParams(search).has('filter');
  // Only what the page was opened with: whoever clears everything later means it.
  const [startsBare] = useState(isBare && (search === '' ? tab === 'all-trips' : viewId !== null));
  const isOpened = useRef(!startsBare);
  useEffect(() => {
    if (isOpened.current || views.isPending) return;
    isOpened.current = true;
    const wanted = views.data?.find(({ id, isDefault }) => (viewId ? id === viewId : isDefault));
    if (wanted) open(wanted, { replace: true });
    else if (viewId && views.data) {
      notify('tripList.views.gone', { type: 'warning' });
      open(null, { replace: true });
    }
  });

  return {
    state,
    viewId,
    /** True until it is known whether a view is to be opened. */
    isWaiting: startsBare && isBare && views.isPending,
    open,
    setColumns(next: readonly TripColumn[]): void {
      const text = columnsText(next);
      const query = new URLSearchParams(search);
      if (text) query.set('columns', text);
      else query.delete('columns');
      keep({ columns: text });
      void navigate({ search: `?${query.toString()}` });
    },
  };
}
