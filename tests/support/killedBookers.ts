import { v7 as uuidv7 } from 'uuid';
import { expect, vi } from 'vitest';
import type { BookingEvent } from '../../contract/booking/calls.ts';
import { DISPATCH_EVENTS_PATH } from '../../contract/booking/dispatch.ts';
import type { BookingRequest, BookingResult } from '../../contract/booking/request.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { signedHeaders } from '../../server/adapters/dispatch/signature.ts';
import { PAYMENTS_STAND_IN_PATH } from '../../server/sandbox/payments/settings.ts';

export type Step = 'request' | 'pay' | 'confirm' | 'cancel' | 'end';
const STEPS: readonly Step[] = ['request', 'pay', 'confirm', 'cancel', 'end'];
const PATIENCE = { timeout: 30_000, interval: 50 };
/** What the trip costs in the end, in pence; less than any hold in these tests. */
export const PRICE = 500;

type Answer = Partial<
  Pick<BookingResult, 'bookingId' | 'authorizationClientSecret'> & Pick<Trip, 'dispatchId'>
>;

/** The server that a booker calls, and what the calls need. */
export interface Called {
  origin: string;
  token: string;
  dispatchSecret: string;
  fleetId: string;
}

/**
 * Somebody who books a trip over HTTP, step by step, and may come back after the server was killed.
 */
export function createBooker(called: Called, request: BookingRequest) {
  const { origin, token } = called;
  const attempt = `${uuidv7()}:1`;
  let bookingId = '';
  let secret: string | null = null;

  async function call<T = Answer>(method: string, path: string, body?: unknown, key?: string) {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  }
  async function once(path: string, body: unknown, key: string): Promise<Answer> {
    const answer = await call('POST', path, body, key);
    expect(answer).toMatchObject({ body: { bookingId: expect.any(String) } });
    return answer.body;
  }
  /** Repeats a call, as the console does while the first one is still being answered. */
  const repeated: typeof once = (...asked) => vi.waitFor(() => once(...asked), PATIENCE);
  const trip = async () => (await call('GET', `/v1/bookings/${bookingId}`)).body;

  async function requestTrip(ask = repeated): Promise<void> {
    const answer = await ask('/v1/bookings', request, `${attempt}:request`);
    bookingId = answer.bookingId ?? '';
    secret = answer.authorizationClientSecret ?? null;
  }
  /**
   * What the cardholder's browser does. A card that has already paid refuses, which does no harm.
   */
  async function payAtBank(): Promise<void> {
    if (secret === null) return;
    const [id] = secret.split('_secret_');
    await fetch(`${origin}${PAYMENTS_STAND_IN_PATH}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret: secret }).toString(),
    });
  }
  const verb = (name: 'confirm' | 'cancel', ask = repeated) =>
    ask(`/v1/bookings/${bookingId}/${name}`, undefined, `${attempt}:${name}`);
  async function reportEnd(): Promise<void> {
    const url = new URL(`${origin}${DISPATCH_EVENTS_PATH}`);
    const pricing = {
      currency: 'GBP',
      price: PRICE,
      additionalFees: { evaluatedServiceCharge: 0, waitingPrice: 0, tolls: 0, extras: 0 },
      tip: { value: 0 },
      totalDiscount: 0,
      total: PRICE,
      passengerNoShowFee: null,
      passengerPrematureCancellationFee: null,
    };
    const now = new Date();
    const body = JSON.stringify({
      eventId: uuidv7(),
      occurredAt: now.toISOString(),
      channelId: 'meridian',
      fleetId: called.fleetId,
      bookingId,
      dispatchId: (await trip()).dispatchId,
      type: 'status',
      data: { status: 'COMPLETED', pricing },
    });
    const headers = signedHeaders(called.dispatchSecret, { method: 'POST', url, body, now });
    const response = await fetch(url, { method: 'POST', body, headers });
    expect(await response.json()).toEqual({ outcome: 'applied' });
  }

  const take: Record<Step, (ask?: typeof once) => Promise<unknown>> = {
    request: requestTrip,
    pay: payAtBank,
    confirm: (ask) => verb('confirm', ask),
    cancel: (ask) => verb('cancel', ask),
    end: reportEnd,
  };
  /**
   * Waits for what follows from a step, so that nothing of it is still running when the next one
   * begins.
   */
  const settled: Partial<Record<Step, () => Promise<unknown>>> = {
    pay: () =>
      vi.waitFor(async () => {
        const { body } = await call<BookingEvent[]>('GET', `/v1/bookings/${bookingId}/events`);
        expect(body.map(({ state }) => state)).toContain('AUTHORIZED');
      }, PATIENCE),
    confirm: () =>
      vi.waitFor(
        async () => expect((await trip()).dispatchId).toEqual(expect.any(String)),
        PATIENCE,
      ),
  };

  return {
    attempt,
    /** Completes every step before this one. */
    async comeTo(step: Step): Promise<void> {
      for (const before of STEPS.slice(0, STEPS.indexOf(step))) {
        if (before === 'cancel' || (before === 'pay' && secret === null)) continue;
        await take[before]();
        await settled[before]?.();
      }
    },
    /** Begins a step that gets no answer, or not from this server. */
    begin(step: Step): void {
      take[step](once).catch(() => undefined);
    },
    settled: (step: Step) => settled[step]?.(),
    /** Repeats the call that was cut, and goes on from there until the trip is booked. */
    async goOn(from: Step): Promise<void> {
      if (from === 'cancel') await verb('cancel');
      if (from === 'cancel' || from === 'end') return;
      if (from === 'request') await requestTrip();
      await payAtBank();
      await verb('confirm');
    },
  };
}
export type Booker = ReturnType<typeof createBooker>;

/** Somebody who writes one record with a key, and repeats it after the server was killed. */
export function createWriter({ origin, token }: Called, path: string, body: unknown) {
  const key = uuidv7();
  const write = () =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
  return {
    begin(): void {
      write().catch(() => undefined);
    },
    async again() {
      const answer = await write();
      const { id } = (await answer.json()) as { id?: string };
      const isReplayed = answer.headers.get('idempotency-replayed') === 'true';
      return { status: answer.status, isReplayed, id };
    },
  };
}
