import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import type { BookingEvent } from '../../contract/booking/calls.ts';
import type { BookingRequest, BookingResult } from '../../contract/booking/request.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { eq } from 'drizzle-orm';
import type { Fetch } from '../../server/adapters/outside.ts';
import { bookingPayments, bookings } from '../../server/db/tables/index.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import type { BookingServer } from './bookingServer.ts';
import type { CARD_NUMBERS } from './payments.ts';

/** What the ledger says of a payment that is held for a trip. */
export const HELD = { status: 'requires_capture', charged: 0, held: expect.any(Number) };
/** What the ledger says of a payment whose hold was released. */
export const NOTHING = { status: 'canceled', held: 0, charged: 0 };

/** Calls to the processor, in the form that `cutOnce` takes. */
export const CREATE = /POST .*\/payment_intents$/;
export const READ = /GET .*\/payment_intents\//;
export const CANCEL = /POST .*\/cancel$/;

export type CardReply = BookingResult & Pick<Problem, 'code' | 'errors'>;

/** Books trips of Northwind with its cards, and reads what became of them. */
export function cardBookings(server: BookingServer) {
  const { cards, context, fixtures } = server;
  const admin = () => server.as(fixtures.users.northwindAdmin);
  const toStandIn = cards.road.toStandIn;
  /** Lets `instead` answer the next call to the processor that matches. */
  function insteadOnce(calls: RegExp, instead: Fetch) {
    cards.road.toStandIn = (url, init) => {
      if (!calls.test(`${init.method} ${url.pathname}`)) return toStandIn(url, init);
      cards.road.toStandIn = toStandIn;
      return instead(url, init);
    };
  }

  /** An attempt to book with a new card that behaves in the given way. */
  async function attempt(behaviour: keyof typeof CARD_NUMBERS = 'passes') {
    const paymentMethodId = await cards.saveCard(fixtures.corporations.northwind, behaviour);
    const id = uuidv7();
    return {
      paymentMethodId,
      /** Requests a leg. Calling it again repeats the same request. */
      request: (leg: 1 | 2 = 1, changes: Partial<BookingRequest> = {}) =>
        admin().post<CardReply>(
          '/v1/bookings',
          server.request({ payment: { type: 'creditCard', paymentMethodId }, ...changes }),
          { idempotencyKey: `${id}:${leg}:request` },
        ),
    };
  }
  const confirm = (bookingId: string, key?: string) =>
    admin().post<CardReply>(
      `/v1/bookings/${bookingId}/confirm`,
      undefined,
      key === undefined ? {} : { idempotencyKey: key },
    );

  /** A booking that is requested, and paid by the cardholder if the card allows it. */
  async function paid(
    behaviour: keyof typeof CARD_NUMBERS = 'passes',
    changes: Partial<BookingRequest> = {},
  ) {
    const made = await attempt(behaviour);
    const { body } = await made.request(1, changes);
    const secret = body.authorizationClientSecret ?? '';
    const status = await cards.confirm(secret);
    return { ...made, bookingId: body.bookingId, secret, status };
  }
  async function booked() {
    const one = await paid();
    const confirmed = await confirm(one.bookingId);
    expect(confirmed.body).toMatchObject({ state: 'CONFIRMED', status: 'NEW' });
    return one;
  }

  /**
   * Repeats the request of an attempt after its kept answer is lost, so that only the booking
   * itself can tell.
   */
  async function attemptAgain({ request }: Pick<Awaited<ReturnType<typeof attempt>>, 'request'>) {
    await context.database.pool.query('delete from idempotency_keys');
    return request();
  }

  return {
    insteadOnce,
    /**
     * Cuts the connection to the processor once: before it gets a call, or before its answer
     * arrives.
     */
    cutOnce: (when: 'before' | 'after', calls: RegExp) =>
      insteadOnce(calls, async (url, init) => {
        if (when === 'after') await toStandIn(url, init);
        throw new TypeError('fetch failed');
      }),
    admin,
    attemptAgain,
    attempt,
    confirm,
    paid,
    booked,
    cancel: (bookingId: string) => admin().post<CardReply>(`/v1/bookings/${bookingId}/cancel`),
    reconcile: () => runJob(context, 'reconcile-bookings', {}),
    /** Every state that a booking has been in. */
    async history(bookingId: string) {
      const { body } = await admin().get<BookingEvent[]>(`/v1/bookings/${bookingId}/events`);
      return body.map(({ state }) => state);
    },
    async stored(bookingId: string) {
      const { orm } = context.database;
      const [booking] = await orm.select().from(bookings).where(eq(bookings.id, bookingId));
      const [payment] = await orm
        .select()
        .from(bookingPayments)
        .where(eq(bookingPayments.bookingId, bookingId));
      return { booking: booking!, payment: payment! };
    },
    /** Delivers the webhooks that are waiting. */
    webhooks: () => cards.standIn.advance(server.clock.now),
    /**
     * The payments made since `known` was read, and what became of them; those still held come
     * first.
     */
    async ledgerSince(known: readonly { id: string }[]) {
      const before = new Set(known.map(({ id }) => id));
      return (await cards.ledger())
        .filter(({ id }) => !before.has(id))
        .map(({ status, held, charged }) => ({ status, held, charged }))
        .toSorted((one, other) => other.status.localeCompare(one.status));
    },
  };
}
export type CardBookings = ReturnType<typeof cardBookings>;
