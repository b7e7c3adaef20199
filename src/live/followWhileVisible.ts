import { focusManager, type QueryClient } from '@tanstack/react-query';
import { PREFETCHED_FRESH_MS } from '../loading/earlyReads/earlyReads.ts';
import { followBookings } from './bookingStream.ts';
import { createRefresher } from './refresher.ts';

/**
 * How many pages of a browser have a live stream. Over HTTP/1.1 a browser has six connections to a
 * server, and a stream takes one for as long as it lasts; the others are for calls.
 */
const STREAMS = 3;

/**
 * Waits for one of the browser's streams, and holds it until the returned function is called. Pages
 * without one still read at intervals. Their events are not shared, because each page may belong to
 * another person.
 */
function withStream(open: () => () => void): () => void {
  // Without the Web Locks API (http on a host other than localhost) pages do not know each other.
  if (!('locks' in navigator)) return open();
  const over = new AbortController();
  const { signal } = over;
  let isTaken = false;
  for (let one = 1; one <= STREAMS; one += 1)
    navigator.locks
      .request(`live-stream.${one}`, { signal }, () => {
        // Another one was free, too.
        if (isTaken || signal.aborted) return undefined;
        isTaken = true;
        const close = open();
        return new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => {
            close();
            resolve();
          });
        });
      })
      .catch(() => undefined);
  return () => over.abort();
}

/**
 * Follows while the page is visible; returns a function that stops it.
 * @param sinceDrawn how long ago the page was drawn, in milliseconds
 */
export function followWhileVisible(queryClient: QueryClient, sinceDrawn: number): () => void {
  const refresher = createRefresher(queryClient);
  let close: (() => void) | null = null;
  // The first trips are read before the page is drawn.
  let readAhead = PREFETCHED_FRESH_MS + sinceDrawn;
  const begin = () => {
    const begun = Date.now() - readAhead;
    readAhead = 0;
    let isFirst = true;
    return followBookings({
      onOpen() {
        // What the page has read while it connected will be read again soon anyway.
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
    } else close ??= withStream(begin);
  };
  follow();
  const unsubscribe = focusManager.subscribe(follow);
  return () => {
    unsubscribe();
    close?.();
  };
}
