import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PAYMENT_EVENTS_PATH } from '../../server/adapters/payments/types.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import {
  CANCEL,
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
const MINUTE = 61;

describe('a webhook', () => {
  it('may authorise before the browser confirms, repeatedly, and later', async () => {
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

  it('that is out of order, or about something long past, changes nothing', async () => {
    const { bookingId } = await cards.booked();
    const { booking, payment } = await cards.stored(bookingId);
    for (const type of ['payment_failed', 'requires_action', 'canceled', 'created'])
      expect(await send(`payment_intent.${type}`, bookingId)).toBe(200);
    expect(await cards.stored(bookingId)).toEqual({ booking, payment });
    expect(await ledger()).toEqual([HELD]);
  });

  it('reports a refusal that no browser reported', async () => {
    const { bookingId } = await cards.paid('declined');
    await cards.webhooks();
    await server.runJobs();
    expect((await cards.stored(bookingId)).booking.state).toBe('FAILED');
    expect(await ledger()).toEqual([NOTHING]);
  });

  it('is accepted only from the processor, and about our bookings', async () => {
    const { bookingId } = await cards.paid();
    expect(await send('payment_intent.canceled', bookingId, 'whsec_of_somebody')).toBe(400);
    expect(await send('payment_intent.canceled', bookingId, undefined, -600)).toBe(400);
    expect(await send('payment_intent.canceled', '0192f0c1-2345-7abc-8def-0123456789ab')).toBe(200);
    const bare = await server.app.request(PAYMENT_EVENTS_PATH, { method: 'POST', body: '{}' });
    expect(bare.status).toBe(400);
    expect((await cards.stored(bookingId)).booking.state).toBe('PAYMENT_PENDING');
  });

  it('is sent again if nobody accepted it', async () => {
    await cards.webhooks();
    const { bookingId } = await cards.paid();
    cards.cutOnce('before', READ);
    expect(await cards.webhooks()).toBe(0);
    server.pass(MINUTE);
    expect(await cards.webhooks()).toBe(1);
    expect((await cards.stored(bookingId)).booking.state).toBe('AUTHORIZED');
  });

  /**
   * An event about a booking's payment, signed as by the processor, whatever happened to the
   * payment since.
   */
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
  it('before the payment releases what is held', async () => {
    const { bookingId, secret } = await cards.paid('authenticates');
    expect((await cards.cancel(bookingId)).body.state).toBe('CANCELLED');
    await server.runJobs();
    expect(await ledger()).toEqual([NOTHING]);
    expect(await server.cards.authenticate(secret, 'complete')).toBe('refused');
    expect((await cards.confirm(bookingId)).body.code).toBe('BOOKING_NOT_CONFIRMABLE');
  });

  it('while the hold is being created finds it by its key', async () => {
    const { request } = await cards.attempt();
    cards.cutOnce('after', CREATE);
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

  it('at the same time as the confirmation: one of them wins, and the hold matches it', async () => {
    const { bookingId } = await cards.paid();
    const [, cancelled] = await Promise.all([cards.confirm(bookingId), cards.cancel(bookingId)]);
    await server.runJobs();
    expect(cancelled.status).toBe(200);
    expect((await cards.stored(bookingId)).booking.state).toBe('CANCELLED');
    expect(await ledger()).toEqual([NOTHING]);
  });

  it.each(['before', 'after'] as const)(
    'cut off %s the processor releases the hold: the reconciler releases it once',
    async (when) => {
      const { bookingId } = await cards.booked();
      await cards.cancel(bookingId);
      cards.cutOnce(when, CANCEL);
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
