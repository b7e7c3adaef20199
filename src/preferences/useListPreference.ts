import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { ListPreference } from '../../contract/core/listPreference.ts';
import { NO_PREFERENCE } from '../../contract/core/noPreference.ts';
import { callUnchecked } from '../dataProvider/http.ts';

/**
 * How its reader wants a list to be shown, kept on the server for every browser of theirs. Works
 * for any list.
 * @param list its name, such as that of its resource
 * @example const { preference, keep } = useListPreference('bookings');
 */
export function useListPreference(list: string) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const queryKey = ['list-preference', list];
  const path = `/list-preferences/${list}`;
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callUnchecked<ListPreference>(path, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // A list that waited for it would be late; it is shown as it begins.
    retry: false,
  });
  const preference = data ?? NO_PREFERENCE;
  const keeping = useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: `list-preference ${list}` },
    mutationFn: (value: ListPreference) =>
      // How a list is shown is no list's row. What is asked for by the same press stays as it was answered.
      callUnchecked<ListPreference>(path, { method: 'PUT', body: value, leavesRows: true }),
    onError: () => notify('preferences.list.failed', { type: 'warning' }),
  });
  return {
    preference,
    /** True until it is known, or known not to be. */
    isPending,
    keep(change: Partial<ListPreference>): void {
      const value = { ...preference, ...change };
      queryClient.setQueryData(queryKey, value);
      keeping.mutate(value);
    },
  };
}
