import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { ListPreference } from '../../contract/core/listPreference.ts';
import { NO_PREFERENCE } from '../../contract/core/noPreference.ts';
import { callUnchecked } from '../dataProvider/http.ts';

const pathOf = (list: string): string => `/list-preferences/${list}`;

export const listPreferenceQuery = (list: string) =>
  queryOptions({
    queryKey: ['list-preference', list],
    queryFn: ({ signal }) =>
      callUnchecked<ListPreference>(pathOf(list), { signal, kind: 'columns' }),
    staleTime: Number.POSITIVE_INFINITY,
    // Waiting for it would delay the list, which shows its initial settings instead.
    retry: false,
  });

/**
 * How the reader wants a list to be shown, stored on the server for all their browsers. Works for
 * any list.
 * @param list its name, for example that of its resource
 * @example const { preference, keep } = useListPreference('bookings');
 */
export function useListPreference(list: string) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const query = listPreferenceQuery(list);
  const { data, isPending } = useQuery(query);
  const preference = data ?? NO_PREFERENCE;
  const keeping = useMutation({
    // One after the other, so that the last choice wins.
    scope: { id: `list-preference ${list}` },
    mutationFn: (value: ListPreference) =>
      // This write changes no rows, so what the same press has already read stays valid.
      callUnchecked<ListPreference>(pathOf(list), {
        method: 'PUT',
        body: value,
        leavesRows: true,
        kind: 'columns',
      }),
    onError: () => notify('preferences.list.failed', { type: 'warning' }),
  });
  return {
    preference,
    /** True until it is loaded, or loading has failed. */
    isPending,
    keep(change: Partial<ListPreference>): void {
      const value = { ...preference, ...change };
      queryClient.setQueryData(query.queryKey, value);
      keeping.mutate(value);
    },
  };
}
