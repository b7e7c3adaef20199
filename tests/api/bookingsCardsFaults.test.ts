import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fetch } from '../../server/adapters/outside.ts';
import { PAYMENT_EVENTS_PATH } from '../../server/adapters/payments/types.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { type CardBookings, cardBookings } from '../support/cardBookings.ts';

let server: BookingServer;
let cards: CardBookings;
let before: { id: string }[];
let road: Fetch;
beforeAll(async () => {
  server = await startBookingServer();
  cards = cardBookings(server);
  road = server.cards.road.toStandIn;
});
afterAll(() => server.close());
beforeEach(async () => {
  before = await server.cards.ledger();
});

const ledger = () => cards.ledgerSince(before);
const HELD = { status: 'requires_capture', charged: 0, held: expect.any(Number) };
const NOTHING = { status: 'canceled', held: 0, charged: 0 };
const QUARTER_HOUR = 901;
const MINUTE = 61;

/** Cuts the line to the processor once: before it hears of a call, or before its answer arrives. */
function cutOnce(when: 'before' | 'after', calls: RegExp) {
  server.cards.road.toStandIn = async (url, init) => {
    if (!calls.test(`${init.method} ${url.pathname}`)) return road(url, init);
    server.cards.road.toStandIn = road;
    if (when === 'after') await road(url, init);
    throw new TypeError('fetch failed');
  };
}
const CREATE = /POST .*\/payment_intents$/;
const READ = /GET .*\/payment_intents\//;
const CANCEL = /POST .*\/cancel$/;

it('a card that is declined when it is asked for says why, also to who asks again', async () => {
  const { request } = await cards.attempt();
  server.cards.road.toStandIn = (url, init) => {
    if (!CREATE.test(`${init.method} ${url.pathname}`)) return road(url, init);
    server.cards.road.toStandIn = road;
    const error = { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' };
    return Promise.resolve(Response.json({ error }, { status: 402 }));
  };
  const why = { status: 402, body: { code: 'PAYMENT_DECLINED', params: { reason: 'expired' } } };
  expect(await request()).toMatchObject(why);
  expect(await cards.attemptAgain({ request })).toMatchObject(why);
  expect(await ledger()).toEqual([]);
});

describe('the request is cut', () => {
  it.each([
    ['before the processor hears of it', 'before', CREATE],
    ['before the processor’s answer arrives', 'after', CREATE],
    ['when the hold is looked at', 'before', READ],
  ] as const)('%s: the same attempt goes on, with one hold', async (_name, when, calls) => {
    const { request } = await cards.attempt();
    cutOnce(when, calls);
    const cut = await request();
    expect(cut).toMatchObject({ status: 503, body: { code: 'OUTSIDE_SERVICE_UNAVAILABLE' } });
    const { body } = await request();
    expect(body.state).toBe('PAYMENT_PENDING');
    expect(await ledger()).toHaveLength(1);
    await server.cards.confirm(body.authorizationClientSecret ?? '');
    expect((await cards.confirm(body.bookingId)).body.state).toBe('CONFIRMED');
    expect(await ledger()).toEqual([HELD]);
  });

  it.each(['before', 'after'] as const)(
    '%s the processor knew of it, and nobody comes back: nothing is held, by one run of the reconciler',
    async (when) => {
      const { request } = await cards.attempt();
      cutOnce(when, CREATE);
      await request();
      server.pass(QUARTER_HOUR);
      await cards.reconcile();
      const settled = await ledger();
      expect(settled.filter(({ status }) => status !== 'canceled')).toEqual([]);
      await cards.reconcile();
      expect(await ledger()).toEqual(settled);
    },
  );

  it('after the commit, before the booker hears of it: the answer is the same', async () => {
    const { request } = await cards.attempt();
    const first = await request();
    const again = await request();
    expect(again.body).toEqual(first.body);
    // Another process, the kept answer gone: the booking itself is found.
    await server.context.database.pool.query('delete from idempotency_keys');
    expect((await request()).body).toEqual(first.body);
    expect(await ledger()).toHaveLength(1);
  });

  it('twenty times at once: one booking, one hold', async () => {
    const { request } = await cards.attempt();
    const replies = await Promise.all(Array.from({ length: 20 }, () => request()));
    const made = replies.filter(({ status }) => status === 201).map(({ body }) => body.bookingId);
    expect(new Set(made).size).toBe(1);
    expect(await ledger()).toHaveLength(1);
  });
});

describe('the confirmation is cut', () => {
  it.each(['before', 'after'] as const)('%s the processor answers: it goes on', async (when) => {
    const { bookingId } = await cards.paid();
    cutOnce(when, READ);
    expect((await cards.confirm(bookingId)).status).toBe(503);
    expect((await cards.confirm(bookingId)).body.state).toBe('CONFIRMED');
    expect(await ledger()).toEqual([HELD]);
  });

  it('between authorisation and commit: it goes on, or the hold is let go', async () => {
    const goesOn = await cards.paid();
    // What a process leaves that dies right after it has seen the hold.
    expect((await cards.attemptAgain(goesOn)).body.state).toBe('AUTHORIZED');
    expect((await cards.confirm(goesOn.bookingId)).body.state).toBe('CONFIRMED');
    const left = await cards.paid();
    expect((await cards.attemptAgain(left)).body.state).toBe('AUTHORIZED');
    server.pass(QUARTER_HOUR);
    await cards.reconcile();
    expect((await cards.stored(left.bookingId)).booking.state).toBe('EXPIRED');
    expect(await ledger()).toEqual([HELD, NOTHING]);
  });

  it('after the commit: confirming again answers the same', async () => {
    const { bookingId } = await cards.booked();
    expect((await cards.confirm(bookingId)).body.state).toBe('CONFIRMED');
    expect(await ledger()).toEqual([HELD]);
  });
});

describe('the cardholder', () => {
  it('leaves the bank without an answer: after 15 minutes nothing is held or asked any more', async () => {
    const { bookingId, secret } = await cards.paid('authenticates');
    server.pass(QUARTER_HOUR);
    await cards.reconcile();
    expect(await ledger()).toEqual([NOTHING]);
    expect(await server.cards.authenticate(secret, 'complete')).toBe('refused');
    const late = await cards.confirm(bookingId);
    expect(late.body.code).toBe('BOOKING_EXPIRED');
    await cards.reconcile();
    expect(await cards.history(bookingId)).toEqual(['REQUESTED', 'PAYMENT_PENDING', 'EXPIRED']);
  });

  it('pays after the request has expired: the hold is voided', async () => {
    const { bookingId, secret } = await cards.paid('authenticates');
    server.pass(QUARTER_HOUR);
    // The reconciler has not come by yet.
    expect(await server.cards.authenticate(secret, 'complete')).toBe('requires_capture');
    expect((await cards.confirm(bookingId)).body.code).toBe('BOOKING_EXPIRED');
    await cards.webhooks();
    await cards.reconcile();
    await server.runJobs();
    expect(await ledger()).toEqual([NOTHING]);
    expect((await cards.stored(bookingId)).booking.state).toBe('EXPIRED');
  });

  it('pays while the reconciler lets the hold go: never a charge', async () => {
    const { bookingId, secret } = await cards.paid('authenticates');
    server.pass(QUARTER_HOUR);
    await Promise.all([server.cards.authenticate(secret, 'complete'), cards.reconcile()]);
    await cards.webhooks();
    await server.runJobs();
    expect(await ledger()).toEqual([NOTHING]);
    expect((await cards.confirm(bookingId)).body.code).toBe('BOOKING_EXPIRED');
  });
});

describe('a webhook', () => {
  it('may authorise before the browser confirms, and again, and later', async () => {
    const { bookingId } = await cards.paid();
    expect(await cards.webhooks()).toBe(1);
    expect((await cards.stored(bookingId)).booking.state).toBe('AUTHORIZED');
    expect((await cards.confirm(bookingId)).body.state).toBe('CONFIRMED');
    const { booking } = await cards.stored(bookingId);
    await send('payment_intent.amount_capturable_updated', bookingId);
    await send('payment_intent.amount_capturable_updated', bookingId);
    expect((await cards.stored(bookingId)).booking).toEqual(booking);
    expect(await ledger()).toEqual([HELD]);
  });

  it('that is out of order, or of something long past, changes nothing', async () => {
    const { bookingId } = await cards.booked();
    const { booking, payment } = await cards.stored(bookingId);
    for (const type of ['payment_failed', 'requires_action', 'canceled', 'created'])
      expect(await send(`payment_intent.${type}`, bookingId)).toBe(200);
    expect(await cards.stored(bookingId)).toEqual({ booking, payment });
    expect(await ledger()).toEqual([HELD]);
  });

  it('tells of a refusal that no browser told of', async () => {
    const { bookingId } = await cards.paid('declined');
    await cards.webhooks();
    await server.runJobs();
    expect((await cards.stored(bookingId)).booking.state).toBe('FAILED');
    expect(await ledger()).toEqual([NOTHING]);
  });

  it('is taken from the processor alone, and of bookings of ours', async () => {
    const { bookingId } = await cards.paid();
    expect(await send('payment_intent.canceled', bookingId, 'whsec_of_somebody')).toBe(400);
    expect(await send('payment_intent.canceled', bookingId, undefined, -600)).toBe(400);
    expect(await send('payment_intent.canceled', '0192f0c1-2345-7abc-8def-0123456789ab')).toBe(200);
    const bare = await server.app.request(PAYMENT_EVENTS_PATH, { method: 'POST', body: '{}' });
    expect(bare.status).toBe(400);
    expect((await cards.stored(bookingId)).booking.state).toBe('PAYMENT_PENDING');
  });

  it('is sent again when nobody took it', async () => {
    await cards.webhooks();
    const { bookingId } = await cards.paid();
    cutOnce('before', READ);
    expect(await cards.webhooks()).toBe(0);
    server.pass(MINUTE);
    expect(await cards.webhooks()).toBe(1);
    expect((await cards.stored(bookingId)).booking.state).toBe('AUTHORIZED');
  });

  /** An event of a booking's payment as the processor signs it, whatever became of it since. */
  async function send(type: string, bookingId: string, secret?: string, ageSeconds = 0) {
    const { payment } = await cards.stored(bookingId);
    const intent = {
      object: 'payment_intent',
      id: payment?.intentId ?? 'pi_of_nobody',
      metadata: { channelId: 'meridian', bookingId },
    };
    const payload = JSON.stringify({
      object: 'event',
      id: 'evt_1',
      type,
      data: { object: intent },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: secret ?? server.cards.webhookSecret,
      timestamp: Math.floor(server.clock.now.getTime() / 1000) + ageSeconds,
    });
    const response = await server.app.request(PAYMENT_EVENTS_PATH, {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': signature },
    });
    return response.status;
  }
});

describe('cancelling', () => {
  it('before the payment lets go of what there is', async () => {
    const { bookingId, secret } = await cards.paid('authenticates');
    expect((await cards.cancel(bookingId)).body.state).toBe('CANCELLED');
    await server.runJobs();
    expect(await ledger()).toEqual([NOTHING]);
    expect(await server.cards.authenticate(secret, 'complete')).toBe('refused');
    expect((await cards.confirm(bookingId)).body.code).toBe('BOOKING_NOT_CONFIRMABLE');
  });

  it('while the hold is made finds it by its key', async () => {
    const { request } = await cards.attempt();
    cutOnce('after', CREATE);
    await request();
    const [open] = (await server.cards.ledger()).slice(-1);
    const { rows } = await server.context.database.pool.query<{ id: string }>(
      `select id from bookings where state = 'REQUESTED' and payment_type = 'creditCard'
       order by created_at desc limit 1`,
    );
    await cards.cancel(rows[0]!.id);
    await server.runJobs();
    expect(open).toBeDefined();
    expect(await ledger()).toEqual([NOTHING]);
    expect((await request()).body.state).toBe('CANCELLED');
  });

  it('races the confirmation: one of them is true in the end, and the hold with it', async () => {
    const { bookingId } = await cards.paid();
    const [, cancelled] = await Promise.all([cards.confirm(bookingId), cards.cancel(bookingId)]);
    await server.runJobs();
    expect(cancelled.status).toBe(200);
    expect((await cards.stored(bookingId)).booking.state).toBe('CANCELLED');
    expect(await ledger()).toEqual([NOTHING]);
  });

  it.each(['before', 'after'] as const)(
    'is cut %s the processor lets go: the reconciler does it, once',
    async (when) => {
      const { bookingId } = await cards.booked();
      await cards.cancel(bookingId);
      cutOnce(when, CANCEL);
      await expect(server.runJobs()).rejects.toThrow('payments');
      await cards.reconcile();
      const stored = await cards.stored(bookingId);
      expect(stored.payment.state).toBe('RELEASED');
      await cards.reconcile();
      expect(await cards.stored(bookingId)).toEqual(stored);
      expect(await ledger()).toEqual([NOTHING]);
    },
  );
});
