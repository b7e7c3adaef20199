import { focusManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followBookings } from './bookingStream.ts';
import { createRefresher } from './refresher.ts';

/** Follows while the page is looked at; returns what ends it. */
function followWhileVisible(queryClient: QueryClient): () => void {
  const refresher = createRefresher(queryClient);
  let close: (() => void) | null = null;
  const begin = () => {
    const begun = Date.now();
    let isFirst = true;
    return followBookings({
      onOpen() {
        // What the page has read while it connected is read again by itself soon enough.
        refresher.readBefore(isFirst ? begun : Number.POSITIVE_INFINITY);
        isFirst = false;
      },
      onChange: refresher.trip,
    });
  };
  const follow = (): void => {
    if (!focusManager.isFocused()) {
      close?.();
      close = null;
    } else close ??= begin();
  };
  follow();
  const unsubscribe = focusManager.subscribe(follow);
  return () => {
    unsubscribe();
    close?.();
  };
}

const followed = new WeakMap<QueryClient, { users: number; end: () => void }>();

/**
 * Keeps what the page shows of trips up to date. However many parts of the page ask for it, there
 * is one connection; a page in the background lets go of it, because browsers have few, and
 * catches up when it is back.
 */
export function useLiveBookings(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const shared = followed.get(queryClient) ?? { users: 0, end: followWhileVisible(queryClient) };
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
