import { useEffect, useState } from 'react';
import type { TripRoute } from '../../contract/booking/calls.ts';
import { isFinal } from '../../contract/booking/status.ts';
import type { TrackedTrip } from '../../contract/booking/tracking.ts';
import { callHeaders } from '../authProvider/keptUser.ts';

/** How often the page asks again. */
const POLL_SECONDS = 10;
/** How long to wait for an answer: a connection that swallows everything never fails. */
const PATIENCE_MS = 15_000;

/** What a link shows: nothing yet, a trip, or why there is none. */
export interface Following {
  trip: TrackedTrip | null;
  /** When the last answer about the trip came. */
  heardAt: Date | null;
  problem: 'offline' | 'ended' | 'unknown' | null;
}

// The server checked the answer's shape; parsing it here, too, would double the size of the page.
async function read<T>(path: string, signal: AbortSignal): Promise<T | 'ended' | 'unknown'> {
  const call = new AbortController();
  const giveUp = () => call.abort();
  signal.addEventListener('abort', giveUp, { once: true });
  const timer = setTimeout(giveUp, PATIENCE_MS);
  try {
    // The link says which trip; its reader needs no sign-in.
    const headers = callHeaders(null);
    const response = await fetch(path, { signal: call.signal, headers });
    if (response.status === 410) return 'ended';
    if (response.status === 404) return 'unknown';
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return (await response.json()) as T;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** Follows a trip: asks every few seconds while the page is visible, until the trip is over. */
export function useTrackedTrip(token: string): Following {
  const [following, setFollowing] = useState<Following>({
    trip: null,
    heardAt: null,
    problem: null,
  });

  useEffect(() => {
    const aborter = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      try {
        const answer = await read<TrackedTrip>(`/v1/tracking/${token}`, aborter.signal);
        if (typeof answer === 'string') {
          isOver = true;
          setFollowing({ trip: null, heardAt: null, problem: answer });
          return;
        }
        isOver = isFinal(answer.status);
        setFollowing({ trip: answer, heardAt: new Date(), problem: null });
      } catch {
        if (aborter.signal.aborted) return;
        setFollowing((before) => ({ ...before, problem: 'offline' }));
      }
      if (!isOver && !document.hidden) timer = setTimeout(() => void ask(), POLL_SECONDS * 1000);
    };
    const onSeen = () => {
      if (!document.hidden && !isOver) void ask();
    };
    document.addEventListener('visibilitychange', onSeen);
    void ask();
    return () => {
      aborter.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [token]);
  return following;
}

/** The route to draw; read again when other places become known. */
export function useTrackedRoute(token: string, trip: TrackedTrip | null): TripRoute | null {
  const [route, setRoute] = useState<TripRoute | null>(null);
  const places = JSON.stringify(trip?.stops ?? []);
  useEffect(() => {
    if (places === '[]') return undefined;
    const aborter = new AbortController();
    read<TripRoute>(`/v1/tracking/${token}/route`, aborter.signal)
      .then((answer) => setRoute(typeof answer === 'string' ? null : answer))
      // Without the route, the trip is followed without a line.
      .catch(() => undefined);
    return () => aborter.abort();
  }, [token, places]);
  return route;
}
