import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TripTemplate } from '../../contract/booking/tripTemplate.ts';
import { callApi, callUnchecked } from '../dataProvider/http.ts';

export const TEMPLATES_KEY = ['trip-templates'];

const templatesQuery = queryOptions({
  queryKey: TEMPLATES_KEY,
  queryFn: ({ signal }) =>
    callUnchecked<TripTemplate[]>('/trip-templates', { signal, kind: 'list' }),
  staleTime: 30_000,
});

/** The caller's own templates and those shared with them, by name. */
export const useTemplates = (enabled = true) => useQuery({ ...templatesQuery, enabled });

interface TemplateDraft {
  name: string;
  isShared: boolean;
}

export const createTemplate = (bookingId: string, draft: TemplateDraft) =>
  callUnchecked<TripTemplate>('/trip-templates', {
    method: 'POST',
    body: { ...draft, bookingId },
    kind: 'id',
  });

export const changeTemplate = (id: string, body: TemplateDraft) =>
  callUnchecked<TripTemplate>(`/trip-templates/${id}`, { method: 'PATCH', body, kind: 'id' });

export const deleteTemplate = (id: string) =>
  callApi(`/trip-templates/${id}`, { method: 'DELETE' });
