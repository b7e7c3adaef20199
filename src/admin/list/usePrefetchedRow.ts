import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { DataProviderContext, useEvent, type Identifier } from 'react-admin';
import { prefetch } from '../../loading/prefetch.ts';

/**
 * Fetches a row that a form is about to ask for.
 * @returns a function that takes the row's id, once somebody rests on it or presses
 */
export function usePrefetchedRow(resource: string): (id: Identifier) => void {
  const queryClient = useQueryClient();
  // `useDataProvider` would redraw each row whenever the address changes, because it may sign out.
  const dataProvider = useContext(DataProviderContext);
  return useEvent((id: Identifier): void => {
    if (!dataProvider) return;
    // The same query as the form's.
    const queryKey = [resource, 'getOne', { id: String(id), meta: undefined }];
    void prefetch(
      queryClient,
      queryKey,
      async ({ signal }) => (await dataProvider.getOne(resource, { id, signal })).data,
    );
  });
}
