import { createEventSource, type FetchLike } from 'eventsource-client';
import type { BookingLiveEvent } from '../../contract/booking/live.ts';
import { LIVE_SILENCE_MS } from '../../contract/booking/liveTimes.ts';
import { connection } from '../connection/connection.ts';
import { callHeaders } from '../authProvider/keptUser.ts';
import { accessToken } from '../authProvider/session.ts';

export interface BookingListener {
  /** From now on every change is reported; earlier data may be old. */
  onOpen(): void;
  onChange(bookingId: string): void;
}

const LONGEST_WAIT_MS = 30_000;
const FIRST_WAIT_MS = 500;

/** Refusals that stay the same when tried again: such users still read at intervals. */
const FINAL_STATUSES = new Set([401, 403, 404]);

/**
 * Follows the trips of the signed-in user, with a new token for each connection, until the returned
 * function is called. Reconnects whenever the connection ends, more and more slowly while there is
 * no answer.
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
    const headers = { ...callHeaders(token), ...init.headers };
    const response = await fetch(url, { ...init, headers }).catch((error: unknown) => {
      // If it was closed here, for example because the page is left, that says nothing about the
      // connection.
      if (!init.signal?.aborted) connection.noteFailure();
      throw error;
    });
    if (FINAL_STATUSES.has(response.status)) close();
    if (!response.ok) throw new Error(`The live stream answered ${response.status}`);
    // Otherwise the page of a network between would be taken for a stream without trips.
    if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
      throw new Error('Something else than the API answered for the live stream');
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
        // Not parsed, like every answer of the first page: the server checked it.
        const event = JSON.parse(data) as BookingLiveEvent;
        if (event.type === 'open') onOpen();
        else onChange(event.bookingId);
      },
    });
  let source = open();
  // Also while it is being opened: a connection that swallows everything never reports a failure.
  keepAlive();

  /** Replaces a connection that is silent for longer than its heartbeat allows. */
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
