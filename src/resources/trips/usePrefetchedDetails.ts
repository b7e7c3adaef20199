import { useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'react-admin';
import { useNearing } from '../../loading/useNearing.ts';

// Loaded later because it validates answers, which a list of trips does not need.
const reads = () => import('./tripReads.ts');

/** Fetches what a trip's details need when the pointer rests on its row, and when it is opened. */
export function usePrefetchedDetails(id: string) {
  const queryClient = useQueryClient();
  const fetch = useEvent((isOpened: boolean): void => {
    reads().then(
      ({ fetchDetails }) => fetchDetails(queryClient, id, isOpened),
      // The request failed: the details make it again themselves.
      () => undefined,
    );
  });
  return { nearing: useNearing(() => fetch(false)), opening: () => fetch(true) };
}
