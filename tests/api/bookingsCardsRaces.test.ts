import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../server/db/tables/index.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { HELD, NOTHING, type CardBookings, cardBookings } from '../support/cardBookings.ts';

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
  server.enqueued.length = 0;
});

const ledger = () => cards.ledgerSince(before);
const ASKED = { isDuplicateAcknowledged: false };

describe('two tabs with the same trip', () => {
  it('where one waits for the bank and the other is booked: the first can no longer be paid', async () => {
    const left = await cards.paid('authenticates', ASKED);
    expect(left.status).toBe('requires_action');
    const other = await cards.paid('passes', ASKED);
    expect((await cards.confirm(other.bookingId)).body.state).toBe('CONFIRMED');
    const late = await server.cards.authenticate(left.secret, 'complete');
    await cards.webhooks();
    await server.runJobs();
    await cards.reconcile();
    expect((await cards.confirm(left.bookingId)).body.code).toBe('BOOKING_NOT_CONFIRMABLE');
    expect(['refused', 'requires_capture']).toContain(late);
    expect(await ledger()).toEqual([HELD, NOTHING]);
    expect(await cards.history(left.bookingId)).toEqual([
      'REQUESTED',
      'PAYMENT_PENDING',
      'CANCELLED',
    ]);
    const cancelled = and(
      eq(auditEntries.resourceId, left.bookingId),
      eq(auditEntries.action, 'cancel'),
    );
    expect(await server.context.database.orm.$count(auditEntries, cancelled)).toBe(1);
    await cards.cancel(other.bookingId);
  });

  it('where the first was paid: the booker is asked about the second, and the first stays', async () => {
    const first = await cards.paid('authenticates', ASKED);
    await server.cards.authenticate(first.secret, 'complete');
    await cards.webhooks();
    const second = await cards.attempt();
    const refused = await second.request(1, ASKED);
    expect(refused.body.code).toBe('DUPLICATE_BOOKING_NOT_ACKNOWLEDGED');
    expect((await cards.confirm(first.bookingId)).body.state).toBe('CONFIRMED');
    expect(await ledger()).toEqual([HELD]);
    await cards.cancel(first.bookingId);
  });

  it('where both are paid and requested at the same moment: one of the two is booked', async () => {
    for (let round = 0; round < 5; round += 1) {
      before = await server.cards.ledger();
      const first = await cards.paid('authenticates', ASKED);
      await server.cards.authenticate(first.secret, 'complete');
      const second = await cards.attempt();
      const [, asked] = await Promise.all([cards.webhooks(), second.request(1, ASKED)]);
      const confirmed = await cards.confirm(first.bookingId);
      await server.runJobs();
      const isFirst = confirmed.body.state === 'CONFIRMED';
      expect(asked.status).toBe(isFirst ? 409 : 201);
      const secret = asked.body.authorizationClientSecret;
      if (secret) await server.cards.confirm(secret);
      const { bookingId } = isFirst ? first : asked.body;
      expect((await cards.confirm(bookingId)).body.state).toBe('CONFIRMED');
      expect(await ledger()).toEqual(isFirst ? [HELD] : [HELD, NOTHING]);
      await cards.cancel(bookingId);
      await server.runJobs();
    }
  });
});

describe('releasing a hold', () => {
  it('that the bank is still working on is tried again until it is released', async () => {
    const { bookingId } = await cards.booked();
    const { toStandIn } = server.cards.road;
    // What Stripe answers while a payment is being processed.
    const busy = {
      error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' },
    };
    server.cards.road.toStandIn = async (url, init) => {
      if (url.pathname.endsWith('/cancel')) return Response.json(busy, { status: 400 });
      const answer = await toStandIn(url, init);
      const intent = (await answer.json()) as object;
      return Response.json({ ...intent, status: 'processing' });
    };
    await cards.cancel(bookingId);
    server.enqueued.splice(0, server.enqueued.length);
    await cards.reconcile();
    expect((await cards.stored(bookingId)).payment.state).toBe('AUTHORIZED');
    server.cards.road.toStandIn = toStandIn;
    await cards.reconcile();
    expect((await cards.stored(bookingId)).payment.state).toBe('RELEASED');
    expect(await ledger()).toEqual([NOTHING]);
  });

  it('continues with the next if one cannot be settled', async () => {
    const odd = await cards.booked();
    const plain = await cards.booked();
    for (const { bookingId } of [odd, plain]) await cards.cancel(bookingId);
    server.enqueued.splice(0, server.enqueued.length);
    const { pool } = server.context.database;
    await pool.query(`
      CREATE FUNCTION refuse_odd() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'odd';
      END $$`);
    await pool.query(`
      CREATE TRIGGER odd BEFORE UPDATE ON booking_payments FOR EACH ROW
      WHEN (OLD.booking_id = '${odd.bookingId}') EXECUTE FUNCTION refuse_odd()`);
    await cards.reconcile();
    expect((await cards.stored(odd.bookingId)).payment.state).toBe('AUTHORIZED');
    expect((await cards.stored(plain.bookingId)).payment.state).toBe('RELEASED');
    await pool.query('DROP TRIGGER odd ON booking_payments; DROP FUNCTION refuse_odd()');
    await cards.reconcile();
    expect((await cards.stored(odd.bookingId)).payment.state).toBe('RELEASED');
  });
});
