import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pricing } from '../../contract/booking/cost.fixture.ts';
import { DISPATCH_EVENTS_PATH, type DispatchReport } from '../../contract/booking/dispatch.ts';
import { costOfCancelling } from '../../contract/booking/cost.ts';
import { addMinutes, localTime } from '../../contract/booking/schedule.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { signedHeaders } from '../../server/adapters/dispatch/signature.ts';
import { fleetOffers } from '../../server/db/tables/index.ts';
import {
  type BookingServer,
  DISPATCH_SECRET,
  startBookingServer,
} from '../support/bookingServer.ts';
import { type CardBookings, cardBookings } from '../support/cardBookings.ts';

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

const DAY = 86_400;
const ledger = () => cards.ledgerSince(before);
const at = (minutes: number) =>
  `${localTime(addMinutes(server.clock.now, minutes), 'Europe/London').slice(0, 16)}:00`;

/** Reports something about a booking as dispatch does, and runs what follows at once. */
async function report(bookingId: string, data: DispatchReport) {
  server.pass(1);
  const url = new URL(`http://dispatch.example${DISPATCH_EVENTS_PATH}`);
  const body = JSON.stringify({
    eventId: uuidv7(),
    occurredAt: server.clock.now.toISOString(),
    channelId: 'meridian',
    fleetId: server.fixtures.fleets.cityCars.id,
    bookingId,
    dispatchId: bookingId.slice(-6),
    type: data.status ? 'status' : 'pricing',
    data,
  });
  const signed = signedHeaders(DISPATCH_SECRET, {
    method: 'POST',
    url,
    body,
    now: server.clock.now,
  });
  const answer = await server.app.request(url.href, { method: 'POST', body, headers: signed });
  expect(await answer.json()).toEqual({ outcome: 'applied' });
  // Only the payment is settled: the trip was never handed over, and the events above stand for all
  // that dispatch does.
  const jobs = server.enqueued.filter(({ name }) => name === 'settle-payment');
  server.enqueued.splice(0, server.enqueued.length, ...jobs);
  await server.runJobs();
}
const charge = async (id: string) =>
  (await cards.admin().get<Trip>(`/v1/bookings/${id}`)).body.payment.charge;

describe('a trip that is over', () => {
  it('is charged its final price, and the rest of the hold is released', async () => {
    const { bookingId } = await cards.booked();
    const held = (await cards.stored(bookingId)).payment.amount;
    await report(bookingId, { status: 'DROPPINGOFF' });
    expect(await ledger()).toEqual([{ status: 'requires_capture', held, charged: 0 }]);
    await report(bookingId, { status: 'COMPLETED', pricing: pricing(held - 150) });
    expect(await ledger()).toEqual([{ status: 'succeeded', held: 0, charged: held - 150 }]);
    expect(await charge(bookingId)).toEqual({ held: 0, charged: held - 150, outstanding: 0 });
    const { booking, payment } = await cards.stored(bookingId);
    await cards.reconcile();
    expect((await cards.stored(bookingId)).payment).toEqual(payment);
    expect((await cards.stored(bookingId)).booking.payment).toEqual(booking.payment);
    expect(payment).toMatchObject({ state: 'CAPTURED', captured: held - 150 });
  });

  it('that costs more than is held shows what is still to be paid', async () => {
    const { bookingId } = await cards.booked();
    const held = (await cards.stored(bookingId)).payment.amount;
    await report(bookingId, { status: 'COMPLETED', pricing: pricing(held + 420) });
    expect(await ledger()).toEqual([{ status: 'succeeded', held: 0, charged: held }]);
    expect(await charge(bookingId)).toEqual({ held: 0, charged: held, outstanding: 420 });
    expect(server.logs.some((line) => line.includes('"outstanding":420'))).toBe(true);
  });

  it('waits for its price for a day, then is charged the booked price', async () => {
    const { bookingId } = await cards.booked();
    const held = (await cards.stored(bookingId)).payment.amount;
    await report(bookingId, { status: 'COMPLETED' });
    await cards.reconcile();
    expect(await ledger()).toEqual([{ status: 'requires_capture', held, charged: 0 }]);
    server.pass(DAY + 1);
    await cards.reconcile();
    expect(await ledger()).toEqual([{ status: 'succeeded', held: 0, charged: held }]);
    // A price that arrives later is not charged, but it is shown as outstanding.
    await report(bookingId, { pricing: pricing(held + 300) });
    expect(await ledger()).toEqual([{ status: 'succeeded', held: 0, charged: held }]);
    expect(await charge(bookingId)).toMatchObject({ outstanding: 300 });
  });

  it('whose hold the bank released after a week is still to be paid in full', async () => {
    const { bookingId } = await cards.booked();
    const held = (await cards.stored(bookingId)).payment.amount;
    server.pass(7 * DAY + 1);
    await cards.webhooks();
    expect(await ledger()).toEqual([{ status: 'canceled', held: 0, charged: 0 }]);
    expect((await cards.stored(bookingId)).booking.state).toBe('CONFIRMED');
    expect(await charge(bookingId)).toEqual({ held: 0, charged: 0, outstanding: 0 });
    await report(bookingId, { status: 'COMPLETED', pricing: pricing(held) });
    expect(await charge(bookingId)).toEqual({ held: 0, charged: 0, outstanding: held });
  });

  it('is charged once, even if its capture is cut, repeated or run twice at once', async () => {
    const { bookingId } = await cards.booked();
    const { toStandIn } = server.cards.road;
    let cuts = 2;
    server.cards.road.toStandIn = async (url, init) => {
      const isCapture = url.pathname.endsWith('/capture');
      const answer = await toStandIn(url, init);
      if (isCapture && (cuts -= 1) >= 0) throw new TypeError('fetch failed');
      return answer;
    };
    await expect(report(bookingId, { status: 'COMPLETED', pricing: pricing(900) })).rejects.toThrow(
      'payments',
    );
    await Promise.all([cards.reconcile(), cards.reconcile()]);
    server.cards.road.toStandIn = toStandIn;
    await cards.reconcile();
    expect(await ledger()).toEqual([{ status: 'succeeded', held: 0, charged: 900 }]);
    expect(await charge(bookingId)).toEqual({ held: 0, charged: 900, outstanding: 0 });
  });
});

describe('a trip that was not driven', () => {
  it('costs the fee that its pricing names', async () => {
    const { bookingId } = await cards.booked();
    const fee = pricing(500, { noShow: 500 });
    await report(bookingId, { status: 'NOSHOW', pricing: fee });
    expect(await ledger()).toEqual([{ status: 'succeeded', held: 0, charged: 500 }]);
  });

  it.each(['DISPATCH_CANCELLED', 'DRIVER_CANCELLED'] as const)(
    'because of %s costs nothing',
    async (status) => {
      const { bookingId } = await cards.booked();
      await report(bookingId, { status });
      expect(await ledger()).toEqual([{ status: 'canceled', held: 0, charged: 0 }]);
      expect(await charge(bookingId)).toEqual({ held: 0, charged: 0, outstanding: 0 });
    },
  );

  it('because dispatch never took it has its hold released', async () => {
    const { bookingId } = await cards.booked();
    server.enqueued.length = 0;
    server.pass(3 * 3600);
    // By now it is too late for any taxi.
    await cards.reconcile();
    await server.runJobs();
    expect((await cards.stored(bookingId)).booking.status).toBe('DISPATCH_CANCELLED');
    expect(await ledger()).toEqual([{ status: 'canceled', held: 0, charged: 0 }]);
  });
});

describe('a trip that its booker cancels', () => {
  const FEE = 450;
  beforeAll(() =>
    server.context.database.orm
      .update(fleetOffers)
      .set({ cancellationMinutes: 30, cancellationFee: FEE }),
  );
  const trip = async (id: string) => (await cards.admin().get<Trip>(`/v1/bookings/${id}`)).body;
  /** The cost that the console shows to somebody who is about to cancel. */
  const told = async (id: string) => costOfCancelling(await trip(id), server.clock.now).high;
  async function cancel(bookingId: string) {
    expect((await cards.cancel(bookingId)).body).toMatchObject({ state: 'CANCELLED' });
    const jobs = server.enqueued.filter(({ name }) => name === 'settle-payment');
    server.enqueued.splice(0, server.enqueued.length, ...jobs);
    await server.runJobs();
  }

  it('before a driver was found costs nothing', async () => {
    const { bookingId } = await cards.booked();
    expect(await told(bookingId)).toBe(0);
    await cancel(bookingId);
    expect(await ledger()).toEqual([{ status: 'canceled', held: 0, charged: 0 }]);
    expect(await trip(bookingId)).toMatchObject({ total: 0, pricingDetails: null });
  });

  it('late costs the fee that was shown, once', async () => {
    const { bookingId } = await cards.booked();
    await report(bookingId, { status: 'ASSIGN' });
    expect(await told(bookingId)).toBe(FEE);
    await cancel(bookingId);
    await cancel(bookingId);
    expect(await ledger()).toEqual([{ status: 'succeeded', held: 0, charged: FEE }]);
    expect(await trip(bookingId)).toMatchObject({
      status: 'CUSTOMER_CANCELLED',
      total: FEE,
      payment: { charge: { held: 0, charged: FEE, outstanding: 0 } },
    });
  });

  it('costs what dispatch reports afterwards, even if it had reported nothing before', async () => {
    const { bookingId } = await cards.paid('passes', { pickupTime: at(20) });
    await cards.confirm(bookingId);
    expect(await told(bookingId)).toBe(FEE);
    await cancel(bookingId);
    await report(bookingId, { pricing: pricing(0, { late: 600 }) });
    expect(await trip(bookingId)).toMatchObject({
      total: 600,
      payment: { charge: { charged: FEE, outstanding: 150 } },
    });
  });
});

it('the simulator drives a trip paid by card to its charge', async () => {
  const { bookingId } = await cards.booked();
  const payload = { channelId: 'meridian', bookingId };
  server.enqueued.push({ name: 'dispatch-create', payload });
  await server.runJobs();
  for (let step = 0; step < 60; step += 1) {
    server.pass(20);
    await server.simulator.advance(server.clock.now);
    await server.runJobs();
  }
  const { booking } = await cards.stored(bookingId);
  expect(booking.status).toBe('COMPLETED');
  const [settled] = await ledger();
  expect(settled).toMatchObject({ status: 'succeeded', held: 0 });
  expect(booking.payment.charge).toEqual({
    held: 0,
    charged: settled?.charged,
    outstanding: (booking.total ?? 0) - (settled?.charged ?? 0),
  });
});
