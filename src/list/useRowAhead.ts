import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, type Identifier } from 'react-admin';
import { fetchAhead } from '../dataProvider/ahead.ts';

/**
 * Fetches a row that a form is about to ask for.
 * @returns a function that takes the row's id, once somebody rests on it or presses
 */
export function useRowAhead(resource: string): (id: Identifier) => void {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  return useEvent((id: Identifier): void => {
    // The same query as the form's.
    const queryKey = [resource, 'getOne', { id: String(id), meta: undefined }];
    void fetchAhead(
      queryClient,
      queryKey,
      async ({ signal }) => (await dataProvider.getOne(resource, { id, signal })).data,
    );
  });
}
