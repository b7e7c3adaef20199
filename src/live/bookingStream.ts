import { createEventSource, type FetchLike } from 'eventsource-client';
import type { BookingLiveEvent } from '../../contract/booking/live.ts';
import { LIVE_SILENCE_MS } from '../../contract/booking/liveTimes.ts';
import { connection } from '../connection/connection.ts';
import { accessToken } from '../authProvider/session.ts';

export interface BookingListener {
  /** From now on every change is told; what was read before may be old. */
  onOpen(): void;
  onChange(bookingId: string): void;
}

const LONGEST_WAIT_MS = 30_000;
const FIRST_WAIT_MS = 500;

/** Refusals that trying again does not mend: who may not follow still reads on by themselves. */
const FINAL_STATUSES = new Set([401, 403, 404]);

/**
 * Follows the trips of whoever is signed in, with a fresh token at each connection, until the
 * returned function is called. Connects again after every end and break, ever more slowly while
 * nobody answers.
 */
export function followBookings({ onOpen, onChange }: BookingListener): () => void {
  let failures = 0;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  const connect: FetchLike = async (url, init = {}) => {
    if (failures > 0) {
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    failures += 1;
    const token = await accessToken();
    const headers = { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(url, { ...init, headers }).catch((error: unknown) => {
      // Closed here, as when a page is left: that says nothing of the line.
      if (!init.signal?.aborted) connection.noteFailure();
      throw error;
    });
    if (FINAL_STATUSES.has(response.status)) close();
    if (!response.ok) throw new Error(`The live stream answered ${response.status}`);
    failures = 0;
    return response;
  };

  const open = () =>
    createEventSource({
      url: new URL('/v1/bookings/live', location.origin),
      fetch: connect,
      onConnect: keepAlive,
      onComment: keepAlive,
      onMessage({ data }) {
        keepAlive();
        // Taken as the server wrote it, like every answer of the first page.
        const event = JSON.parse(data) as BookingLiveEvent;
        if (event.type === 'open') onOpen();
        else onChange(event.bookingId);
      },
    });
  let source = open();
  // Also while it is being opened: a line that swallows everything never says that it failed.
  keepAlive();

  /** A connection that is silent for longer than its heartbeat allows is replaced. */
  function keepAlive(): void {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => {
      source.close();
      source = open();
      keepAlive();
    }, LIVE_SILENCE_MS);
  }
  function close(): void {
    clearTimeout(watchdog);
    source.close();
  }
  return close;
}
