import { useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'react-admin';
import { useNearing } from '../../list/useNearing.ts';

// It checks what it reads, which a list of trips does not need.
const reads = () => import('./tripReads.ts');

/** Fetches what the details of a trip need: when somebody rests on its row, and by the press that opens it. */
export function useDetailsAhead(id: string) {
  const queryClient = useQueryClient();
  const fetch = useEvent((isOpened: boolean): void => {
    reads().then(
      ({ fetchDetails }) => fetchDetails(queryClient, id, isOpened),
      // The line was cut: the details ask for it themselves.
      () => undefined,
    );
  });
  return { nearing: useNearing(() => fetch(false)), opening: () => fetch(true) };
}
