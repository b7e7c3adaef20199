import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { partOf } from '../loading/parts.ts';

/** How often pages also ask for trips, in case the live stream fails. Milliseconds. */
export const TRIPS_REFRESH_MS = 15_000;

/** No list needs it before it is shown. */
const following = partOf(() => import('./followWhileVisible.ts'), { isPreloaded: false });

/**
 * Follows once the code for it is there. If it cannot be loaded, pages only read at intervals.
 * @returns a function that ends it
 */
function follow(queryClient: QueryClient): () => void {
  const drawnAt = Date.now();
  let isOver = false;
  let end = () => {};
  void following.fetch().then(
    ({ followWhileVisible }) => {
      if (!isOver) end = followWhileVisible(queryClient, Date.now() - drawnAt);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    end();
  };
}

const followed = new WeakMap<QueryClient, { users: number; end: () => void }>();

/**
 * Keeps the page's trips up to date. There is one connection, even if several parts of the page use
 * it. A page in the background gives up the connection, because browsers have few, and catches up
 * when it is visible again.
 */
export function useLiveBookings(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const shared = followed.get(queryClient) ?? { users: 0, end: follow(queryClient) };
    followed.set(queryClient, shared);
    shared.users += 1;
    return () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      followed.delete(queryClient);
      shared.end();
    };
  }, [queryClient]);
}
