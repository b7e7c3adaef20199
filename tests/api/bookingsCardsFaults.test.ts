import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import {
  CREATE,
  HELD,
  NOTHING,
  READ,
  type CardBookings,
  cardBookings,
} from '../support/cardBookings.ts';

let server: BookingServer;
let cards: CardBookings;
let before: { id: string }[];
beforeAll(async () => {
  server = await startBookingServer();
  cards = cardBookings(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  before = await server.cards.ledger();
});

const ledger = () => cards.ledgerSince(before);
const QUARTER_HOUR = 901;

it('a card that is declined when it is charged says why, also when the call is repeated', async () => {
  const { request } = await cards.attempt();
  const error = { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' };
  cards.insteadOnce(CREATE, () => Promise.resolve(Response.json({ error }, { status: 402 })));
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
  ] as const)('%s: the same attempt continues, with one hold', async (_name, when, calls) => {
    const { request } = await cards.attempt();
    cards.cutOnce(when, calls);
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
    '%s the processor knew of it, and nobody comes back: one run of the reconciler releases the hold',
    async (when) => {
      const { request } = await cards.attempt();
      cards.cutOnce(when, CREATE);
      await request();
      server.pass(QUARTER_HOUR);
      await cards.reconcile();
      const settled = await ledger();
      expect(settled.filter(({ status }) => status !== 'canceled')).toEqual([]);
      await cards.reconcile();
      expect(await ledger()).toEqual(settled);
    },
  );

  it('after the commit, before the booker gets the answer: a repeated call gets the same answer', async () => {
    const { request } = await cards.attempt();
    const first = await request();
    const again = await request();
    expect(again.body).toEqual(first.body);
    // In another process, and without the kept answer, the booking itself is found.
    await server.context.database.pool.query('delete from idempotency_keys');
    expect((await request()).body).toEqual(first.body);
    expect(await ledger()).toHaveLength(1);
  });

  it('twenty times at once: there is one booking and one hold', async () => {
    const { request } = await cards.attempt();
    const replies = await Promise.all(Array.from({ length: 20 }, () => request()));
    const made = replies.filter(({ status }) => status === 201).map(({ body }) => body.bookingId);
    expect(new Set(made).size).toBe(1);
    expect(await ledger()).toHaveLength(1);
  });
});

describe('the confirmation is cut', () => {
  it.each(['before', 'after'] as const)(
    '%s the processor answers: the confirmation continues',
    async (when) => {
      const { bookingId } = await cards.paid();
      cards.cutOnce(when, READ);
      expect((await cards.confirm(bookingId)).status).toBe(503);
      expect((await cards.confirm(bookingId)).body.state).toBe('CONFIRMED');
      expect(await ledger()).toEqual([HELD]);
    },
  );

  it('between authorisation and commit: it continues, or the hold is released', async () => {
    const goesOn = await cards.paid();
    // The state that a process leaves if it dies right after it has seen the hold.
    expect((await cards.attemptAgain(goesOn)).body.state).toBe('AUTHORIZED');
    expect((await cards.confirm(goesOn.bookingId)).body.state).toBe('CONFIRMED');
    const left = await cards.paid();
    expect((await cards.attemptAgain(left)).body.state).toBe('AUTHORIZED');
    server.pass(QUARTER_HOUR);
    await cards.reconcile();
    expect((await cards.stored(left.bookingId)).booking.state).toBe('EXPIRED');
    expect(await ledger()).toEqual([HELD, NOTHING]);
  });

  it('after the commit: confirming again gets the same answer', async () => {
    const { bookingId } = await cards.booked();
    expect((await cards.confirm(bookingId)).body.state).toBe('CONFIRMED');
    expect(await ledger()).toEqual([HELD]);
  });
});

describe('the cardholder', () => {
  it('does not answer the bank: after 15 minutes nothing is held or requested any more', async () => {
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
    // The reconciler has not run yet.
    expect(await server.cards.authenticate(secret, 'complete')).toBe('requires_capture');
    expect((await cards.confirm(bookingId)).body.code).toBe('BOOKING_EXPIRED');
    await cards.webhooks();
    await cards.reconcile();
    await server.runJobs();
    expect(await ledger()).toEqual([NOTHING]);
    expect((await cards.stored(bookingId)).booking.state).toBe('EXPIRED');
  });

  it('pays while the reconciler releases the hold: nothing is charged', async () => {
    const { bookingId, secret } = await cards.paid('authenticates');
    server.pass(QUARTER_HOUR);
    await Promise.all([server.cards.authenticate(secret, 'complete'), cards.reconcile()]);
    await cards.webhooks();
    await server.runJobs();
    expect(await ledger()).toEqual([NOTHING]);
    expect((await cards.confirm(bookingId)).body.code).toBe('BOOKING_EXPIRED');
  });
});
