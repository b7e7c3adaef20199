import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMinutes, localTime } from '../../contract/booking/schedule.ts';
import { type CardBookings, cardBookings, type CardReply } from '../support/cardBookings.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';

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
const at = (minutes: number) =>
  `${localTime(addMinutes(server.clock.now, minutes), 'Europe/London').slice(0, 16)}:00`;
const errorsOf = ({ body }: { body: CardReply }) =>
  Object.entries(body.errors ?? {}).map(([field, { code }]) => [field, code]);

describe('a booking with a card', () => {
  it('is paid by the cardholder, confirmed, and holds what the trip may cost', async () => {
    const { request } = await cards.attempt();
    const requested = await request();
    expect(requested).toMatchObject({
      status: 201,
      body: {
        state: 'PAYMENT_PENDING',
        requiresConfirmation: true,
        requiresBookingConfirmation: false,
        authorizationClientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
      },
    });
    const { bookingId, authorizationClientSecret } = requested.body;
    expect(await ledger()).toEqual([{ status: 'requires_confirmation', held: 0, charged: 0 }]);
    expect(await server.cards.confirm(authorizationClientSecret ?? '')).toBe('requires_capture');
    const confirmed = await cards.confirm(bookingId);
    expect(confirmed.body).toMatchObject({ state: 'CONFIRMED', authorizationClientSecret: null });
    const { booking, payment } = await cards.stored(bookingId);
    expect(payment).toMatchObject({ state: 'AUTHORIZED', amount: booking.total });
    expect(booking.payment).toEqual({
      type: 'creditCard',
      paymentMethod: { brand: 'visa', number: '4242' },
      charge: { held: booking.total, charged: 0, outstanding: 0 },
    });
    expect(await ledger()).toEqual([
      { status: 'requires_capture', held: booking.total, charged: 0 },
    ]);
    expect(await cards.history(bookingId)).toEqual([
      'REQUESTED',
      'PAYMENT_PENDING',
      'AUTHORIZED',
      'CONFIRMED',
    ]);
  });

  it('waits until the cardholder has answered the bank', async () => {
    const { bookingId, secret, status } = await cards.paid('authenticates');
    expect(status).toBe('requires_action');
    const early = await cards.confirm(bookingId, `${bookingId}:confirm`);
    expect(early).toMatchObject({ status: 425, body: { code: 'PAYMENT_NOT_CONFIRMED' } });
    expect(await server.cards.authenticate(secret, 'complete')).toBe('requires_capture');
    // The same key works now: the answer that it was too early was not kept.
    expect((await cards.confirm(bookingId, `${bookingId}:confirm`)).body.state).toBe('CONFIRMED');
    expect(await ledger()).toMatchObject([{ status: 'requires_capture' }]);
  });

  it.each([
    ['authenticates', 'refused', 300, 'bank'],
    ['declined', 'generic_decline', 500, 'card'],
    ['insufficientFunds', 'insufficient_funds', 700, 'funds'],
  ] as const)(
    'whose card %s is refused with the reason, and can be paid with another card',
    async (kind, answer, ahead, reason) => {
      const trip = { pickupTime: at(ahead), isDuplicateAcknowledged: false };
      const { bookingId, secret, status } = await cards.paid(kind, trip);
      const said =
        kind === 'authenticates' ? await server.cards.authenticate(secret, 'fail') : status;
      expect(said).toBe(answer);
      const declined = await cards.confirm(bookingId);
      const why = { status: 402, body: { code: 'PAYMENT_DECLINED', params: { reason } } };
      expect(declined).toMatchObject(why);
      await server.runJobs();
      // Its hold is released by now, and the reason is still known.
      expect(await cards.confirm(bookingId)).toMatchObject(why);
      expect((await cards.stored(bookingId)).booking.state).toBe('FAILED');
      expect(await ledger()).toEqual([{ status: 'canceled', held: 0, charged: 0 }]);
      const next = await cards.attempt();
      // It is not taken for a duplicate of the booking that failed.
      expect((await next.request(1, trip)).status).toBe(201);
    },
  );

  it('is not a duplicate of one for which the booker did not answer the bank', async () => {
    const trip = { isDuplicateAcknowledged: false, origin: places.heathrow };
    const left = await cards.attempt('authenticates');
    const { body } = await left.request(1, trip);
    await server.cards.confirm(body.authorizationClientSecret ?? '');
    const next = await cards.attempt();
    expect((await next.request(1, trip)).status).toBe(201);
  });

  it('needs a card of the account, and is at most one week ahead', async () => {
    const { request, paymentMethodId } = await cards.attempt();
    const payment = { type: 'creditCard' as const };
    expect(errorsOf(await request(1, { payment }))).toEqual([
      ['payment.paymentMethodId', 'required'],
    ]);
    const globex = await server.cards.saveCard(server.fixtures.corporations.globex);
    const foreign = await cards.attempt();
    const named = { payment: { ...payment, paymentMethodId: globex } };
    expect(errorsOf(await foreign.request(1, named))).toEqual([
      ['payment.paymentMethodId', 'reference'],
    ]);
    const odd = await cards.attempt();
    const nonsense = { payment: { ...payment, paymentMethodId: 'cash' } };
    expect(errorsOf(await odd.request(1, nonsense))).toEqual([
      ['payment.paymentMethodId', 'reference'],
    ]);
    const keptBy = async (paymentProviderName: string) => {
      const one = await cards.attempt();
      const { paymentMethodId: id } = one;
      return one.request(1, { payment: { ...payment, paymentMethodId: id, paymentProviderName } });
    };
    expect(errorsOf(await keptBy('another'))).toEqual([['payment.paymentProviderName', 'choice']]);
    expect((await keptBy('stripe')).status).toBe(201);
    const week = 7 * 1440;
    const late = await cards.attempt();
    const refused = await late.request(1, { pickupTime: at(week + 2) });
    expect(errorsOf(refused)).toEqual([['payment.type', 'cardTooFarAhead']]);
    expect(refused.body.errors?.['payment.type']?.message).toContain('7 days');
    const inTime = await cards.attempt();
    const made = await inTime.request(1, { pickupTime: at(week - 2) });
    expect(made.status).toBe(201);
    await server.cards.confirm(made.body.authorizationClientSecret ?? '');
    await cards.confirm(made.body.bookingId);
    const moved = await cards
      .admin()
      .patch<CardReply>(`/v1/bookings/${made.body.bookingId}`, { pickupTime: at(week + 5) });
    expect(errorsOf(moved)).toEqual([['pickupTime', 'cardTooFarAhead']]);
    // The hold is a day old by then, and ends a week after the booking all the same.
    server.pass(1440 * 60);
    const { bookingId } = made.body;
    const later = await cards
      .admin()
      .patch<CardReply>(`/v1/bookings/${bookingId}`, { pickupTime: at(week - 5) });
    expect(errorsOf(later)).toEqual([['pickupTime', 'cardTooFarAhead']]);
    await cards.admin().delete(`/v1/payment-methods/${paymentMethodId}`);
    expect(errorsOf(await request(2))).toEqual([['Idempotency-Key', 'reference']]);
  });
});

describe('the way back', () => {
  const back = { origin: places.savoy, destination: places.kings };

  it('has a hold of its own, once the outbound trip is booked', async () => {
    const { request } = await cards.attempt();
    const there = (await request()).body;
    const early = await request(2, { ...back, pickupTime: at(180) });
    expect(errorsOf(early)).toEqual([['Idempotency-Key', 'reference']]);
    await server.cards.confirm(there.authorizationClientSecret ?? '');
    await cards.confirm(there.bookingId);
    expect(await ledger()).toHaveLength(1);
  });

  it('is one booking and one charge, like the outbound trip', async () => {
    const { request } = await cards.attempt();
    const there = (await request()).body;
    await server.cards.confirm(there.authorizationClientSecret ?? '');
    await cards.confirm(there.bookingId);
    const home = (await request(2, { ...back, pickupTime: at(180) })).body;
    expect(home.state).toBe('PAYMENT_PENDING');
    await server.cards.confirm(home.authorizationClientSecret ?? '');
    expect((await cards.confirm(home.bookingId)).body.status).toBe('PREBOOKED');
    expect((await ledger()).map(({ status }) => status)).toEqual([
      'requires_capture',
      'requires_capture',
    ]);
  });
});
