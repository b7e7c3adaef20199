import { randomUUID } from 'node:crypto';
import type { Trip } from './gateway.ts';
import { signed } from './signature.ts';

const PATH = '/v1/dispatch/events';
const ATTEMPTS = 5;

/** What the console did with an event; see the tables of docs/dispatch.md. */
export type Outcome = 'applied' | 'duplicate' | 'stale' | 'refused';

/**
 * Reports a change of a trip to the console. The event keeps its id through every attempt, so that
 * the console applies it once, however often it arrives.
 * @throws Error when the console cannot be reached: keep the event and send it again later
 */
export async function reportEvent(
  receiver: { origin: string; secret: string },
  trip: Trip,
  event: {
    type: 'status' | 'eta' | 'pricing';
    data: Record<string, unknown>;
    eventId?: string;
    occurredAt?: string;
    fleetId?: string;
  },
): Promise<Outcome> {
  const { bookingId, channelId, fleetId } = trip.booking;
  const body = JSON.stringify({
    eventId: randomUUID(),
    occurredAt: new Date().toISOString(),
    channelId,
    fleetId,
    bookingId,
    dispatchId: trip.dispatchId,
    ...event,
  });
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const headers = signed(receiver.secret, 'POST', PATH, body);
    const answer = await fetch(`${receiver.origin}${PATH}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    }).catch(() => null);
    if (answer?.ok) return ((await answer.json()) as { outcome: Outcome }).outcome;
    // 4xx: sending the same event again would fail again.
    if (answer && answer.status < 500) return 'refused';
    await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt));
  }
  throw new Error('the console is out of reach');
}
