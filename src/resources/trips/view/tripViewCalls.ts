import { queryOptions, useQuery } from '@tanstack/react-query';
import type {
  TripFilterOptions,
  TripView,
  TripViewState,
} from '../../../../contract/booking/tripView.ts';
import { problemOf } from '../../../dataProvider/failedCalls.ts';
import { callApi, callUnchecked } from '../../../dataProvider/http.ts';

export const VIEWS_KEY = ['trip-views'];

export const tripViewsQuery = queryOptions({
  queryKey: VIEWS_KEY,
  queryFn: ({ signal }) => callUnchecked<TripView[]>('/trip-views', { signal, kind: 'list' }),
  staleTime: 60_000,
});

/** Saved views, by name. */
export const useTripViews = () => useQuery(tripViewsQuery);

/** The vehicle classes and account fields by which one can filter. */
export const useFilterOptions = (corporationId: string | null, enabled: boolean) =>
  useQuery({
    queryKey: ['trip-filter-options', corporationId],
    queryFn: ({ signal }) =>
      callUnchecked<TripFilterOptions>('/trip-filter-options', {
        query: { corporationId },
        signal,
        kind: 'vehicles',
      }),
    enabled,
    staleTime: 60_000,
  });

export interface ViewDraft {
  name: string;
  isShared: boolean;
  corporationId: string | null;
}

export const createView = (body: ViewDraft & { state: TripViewState }) =>
  callUnchecked<TripView>('/trip-views', { method: 'POST', body, kind: 'id' });

export const changeView = (id: string, body: Partial<ViewDraft & { state: TripViewState }>) =>
  callUnchecked<TripView>(`/trip-views/${id}`, { method: 'PATCH', body, kind: 'id' });

/** Whether a call failed because the view was deleted or is no longer shared. */
export const isGone = (error: unknown): boolean => problemOf(error)?.code === 'NOT_FOUND';

export const deleteView = (id: string) => callApi(`/trip-views/${id}`, { method: 'DELETE' });

export const setDefaultView = (id: string, isDefault: boolean) =>
  callUnchecked<TripView>(`/trip-views/${id}/default`, {
    method: 'PUT',
    body: { isDefault },
    kind: 'id',
  });
