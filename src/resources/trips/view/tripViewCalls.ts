import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import {
  tripFilterOptionsSchema,
  tripViewSchema,
  type TripViewState,
} from '../../../../contract/booking/tripView.ts';
import { callApi } from '../../../dataProvider/http.ts';

export const VIEWS_KEY = ['trip-views'];

/** Saved views, by name. */
export const useTripViews = () =>
  useQuery({
    queryKey: VIEWS_KEY,
    queryFn: ({ signal }) => callApi('/trip-views', { response: z.array(tripViewSchema), signal }),
    staleTime: 60_000,
  });

/** What vehicle classes and account fields there are to filter by. */
export const useFilterOptions = (corporationId: string | null, enabled: boolean) =>
  useQuery({
    queryKey: ['trip-filter-options', corporationId],
    queryFn: ({ signal }) =>
      callApi('/trip-filter-options', {
        query: { corporationId },
        response: tripFilterOptionsSchema,
        signal,
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
  callApi('/trip-views', { method: 'POST', body, response: tripViewSchema });

export const changeView = (id: string, body: Partial<ViewDraft & { state: TripViewState }>) =>
  callApi(`/trip-views/${id}`, { method: 'PATCH', body, response: tripViewSchema });

export const deleteView = (id: string) => callApi(`/trip-views/${id}`, { method: 'DELETE' });

export const setDefaultView = (id: string, isDefault: boolean) =>
  callApi(`/trip-views/${id}/default`, {
    method: 'PUT',
    body: { isDefault },
    response: tripViewSchema,
  });
