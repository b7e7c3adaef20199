import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  DISPATCH_EVENTS_PATH,
  type DispatchReport,
  type DispatchTrip,
} from '../../contract/booking/dispatch.ts';
import type { BookingResult } from '../../contract/booking/request.ts';
import type { PricingDetails } from '../../contract/booking/trip.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { signedHeaders } from '../../server/adapters/dispatch/signature.ts';
import { reconcileBookings } from '../../server/services/bookings/reconcile.ts';
import {
  type BookingServer,
  DISPATCH_SECRET,
  startBookingServer,
} from '../support/bookingServer.ts';

let server: BookingServer;
let answer: DispatchTrip | null = null;
beforeAll(async () => {
  const getBooking = (_fleetId: string, bookingId: string) =>
    Promise.resolve(answer?.bookingId === bookingId ? answer : null);
  server = await startBookingServer({ dispatch: { getBooking } });
});
afterAll(() => server.close());
const admin = () => server.as(server.fixtures.users.northwindAdmin);
async function book(): Promise<string> {
  const { body } = await admin().post<BookingResult>('/v1/bookings', server.request(), {
    idempotencyKey: server.newKey(),
  });
  await admin().post(`/v1/bookings/${body.bookingId}/confirm`);
  return body.bookingId;
}
const trip = async (id: string) => (await admin().get<Trip>(`/v1/bookings/${id}`)).body;
const inSeconds = (seconds: number) =>
  new Date(server.clock.now.getTime() + seconds * 1000).toISOString();

async function tell(bookingId: string, data: DispatchReport, seconds = 0) {
  const url = new URL(`http://dispatch.example${DISPATCH_EVENTS_PATH}`);
  const body = JSON.stringify({
    eventId: uuidv7(),
    occurredAt: inSeconds(seconds),
    channelId: 'meridian',
    fleetId: server.fixtures.fleets.cityCars.id,
    bookingId,
    dispatchId: bookingId.slice(-6),
    type: data.status ? 'status' : 'pricing',
    data,
  });
  const headers = signedHeaders(DISPATCH_SECRET, {
    method: 'POST',
    url,
    body,
    now: server.clock.now,
  });
  const response = await server.app.request(url.href, { method: 'POST', body, headers });
  const { outcome, errors = {} } = (await response.json()) as Problem & { outcome?: string };
  return { status: response.status, outcome, errors };
}

const MOST = 2_000_000_000;
const part = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 1_000_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, MOST, MOST + 1, 2 ** 31, -(2 ** 31), 2 ** 53 - 1) },
);
const anyPricing = fc
  .record({
    price: part,
    evaluatedServiceCharge: part,
    waitingPrice: part,
    tolls: part,
    extras: part,
    tip: part,
    totalDiscount: part,
    noShow: fc.option(part),
    late: fc.option(part),
    counted: fc.constantFrom('none', 'noShow', 'late'),
    wrongBy: fc.oneof(
      { weight: 4, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.constantFrom(-1, 1, 100) },
    ),
  })
  .map(({ price, tip, totalDiscount, noShow, late, counted, wrongBy, ...additionalFees }) => {
    const fees = Object.values(additionalFees).reduce((sum, fee) => sum + fee, 0);
    const fee = counted === 'noShow' ? noShow : counted === 'late' ? late : 0;
    const total = price + fees + tip - totalDiscount + (fee ?? 0) + wrongBy;
    const pricing: PricingDetails = {
      currency: 'GBP',
      price,
      additionalFees,
      tip: { value: tip },
      totalDiscount,
      total,
      passengerNoShowFee: noShow,
      passengerPrematureCancellationFee: late,
    };
    const amounts = [price, ...Object.values(additionalFees), tip, totalDiscount, total];
    const isInReach = [...amounts, noShow ?? 0, late ?? 0].every(
      (amount) => amount >= 0 && amount <= MOST,
    );
    const sums = [0, noShow ?? 0, late ?? 0].map((more) => total - wrongBy - (fee ?? 0) + more);
    return { pricing, isRight: isInReach && sums.includes(total) };
  });

it('takes a price that is the sum of its parts, and refuses every other one by its field', async () => {
  const bookingId = await book();
  await tell(bookingId, { status: 'COMPLETED' });
  const seen = new Set<boolean>();
  await fc.assert(
    fc.asyncProperty(anyPricing, async ({ pricing, isRight }) => {
      server.pass(1);
      const { status, outcome, errors } = await tell(bookingId, { pricing });
      seen.add(isRight);
      expect([status, outcome]).toEqual(isRight ? [200, 'applied'] : [422, undefined]);
      expect(Object.keys(errors).every((name) => name.startsWith('data.pricing.'))).toBe(true);
      if (isRight) expect((await trip(bookingId)).total).toBe(pricing.total);
      else expect(Object.keys(errors)).not.toEqual([]);
    }),
    { numRuns: 150 },
  );
  expect(seen).toEqual(new Set([true, false]));
});

const pricingOf = (total: number): PricingDetails => ({
  currency: 'GBP',
  price: total,
  additionalFees: { evaluatedServiceCharge: 0, waitingPrice: 0, tolls: 0, extras: 0 },
  tip: { value: 0 },
  totalDiscount: 0,
  total,
  passengerNoShowFee: null,
  passengerPrematureCancellationFee: null,
});

it('says which sum a wrong total should be', async () => {
  const bookingId = await book();
  const { errors } = await tell(bookingId, { pricing: { ...pricingOf(2000), total: 1999 } });
  expect(errors).toMatchObject({
    'data.pricing.total': { code: 'tooSmall', params: { min: 2000 } },
  });
});

it('refuses an event from the future, so that later news still counts', async () => {
  const bookingId = await book();
  await tell(bookingId, { status: 'COMPLETED' });
  const hundredYears = 3_155_760_000;
  for (const ahead of [301, 3600, hundredYears]) {
    const { status, errors } = await tell(bookingId, { pricing: pricingOf(1000) }, ahead);
    expect([status, Object.keys(errors)]).toEqual([422, ['occurredAt']]);
  }
  expect((await tell(bookingId, { pricing: pricingOf(2000) }, 290)).outcome).toBe('applied');
  server.pass(400);
  expect((await tell(bookingId, { pricing: pricingOf(2100) })).outcome).toBe('applied');
});

it('leaves a wrong price out of an answer, and takes a time in the future for now', async () => {
  const bookingId = await book();
  server.pass(600);
  answer = {
    bookingId,
    dispatchId: bookingId.slice(-6),
    occurredAt: '2100-01-01T00:00:00.000Z',
    report: { status: 'COMPLETED', pricing: pricingOf(2 ** 31) },
  };
  await reconcileBookings(server.context);
  expect(await trip(bookingId)).toMatchObject({ status: 'COMPLETED', pricingDetails: null });
  server.pass(1);
  expect((await tell(bookingId, { pricing: pricingOf(2000) })).outcome).toBe('applied');
});
