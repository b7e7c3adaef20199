import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FareEstimate } from '../../contract/booking/calls.ts';
import { fareTotal } from '../../contract/booking/fare.ts';
import type { BookingRequest, BookingResult } from '../../contract/booking/request.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { FleetOffer } from '../../contract/resources/fleetOffers.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { changeCalls } from './changeCalls.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());

const BASE_FARE = 500;
const admin = () => server.as(server.fixtures.users.northwindAdmin);
const post = (changes: Partial<BookingRequest>, key = server.newKey()) =>
  admin().post<Pick<BookingResult, 'bookingId'> & Omit<Problem, 'status'>>(
    '/v1/bookings',
    server.request(changes),
    {
      idempotencyKey: key,
    },
  );

/** The fleet changes its tariff. */
async function setBaseFare(baseFare: number): Promise<void> {
  const { offerId } = server.request({});
  const reply = await server
    .as(server.fixtures.users.fleetManager)
    .patch<FleetOffer>(`/v1/fleet-offers/${offerId}`, { baseFare });
  expect(reply.status).toBe(200);
}
beforeEach(() => setBaseFare(BASE_FARE));

/** What the form shows for the trip, for so many vehicles. */
async function shown(numberOfVehicles: number) {
  const { offerId, origin, destination, passengerInfo } = server.request({});
  const query = new URLSearchParams({
    offerId,
    corporationId: passengerInfo.corporationId,
    origin: `${origin.latitude},${origin.longitude}`,
    destination: `${destination.latitude},${destination.longitude}`,
  });
  const { body } = await admin().get<FareEstimate>(`/v1/fare-estimates?${query}`);
  return { amount: fareTotal(body, numberOfVehicles) ?? Number.NaN, currency: body.currency };
}

it('is booked as it was shown, and asks when it has become dearer', async () => {
  const before = await shown(2);
  const trip = { numberOfVehicles: 2, isDuplicateAcknowledged: true, expectedFare: before };
  expect((await post(trip)).status).toBe(201);

  await setBaseFare(BASE_FARE * 10);
  const key = server.newKey();
  const refused = await post(trip, key);
  const after = await shown(2);
  expect(after.amount).toBeGreaterThan(before.amount);
  expect(refused).toMatchObject({ status: 409, body: { code: 'FARE_CHANGED', params: after } });
  expect(refused.body.displayMessage).toContain(`£${(after.amount / 100).toFixed(2)}`);
  expect(refused.body.displayMessage).toContain(`£${(before.amount / 100).toFixed(2)}`);
  expect((await post(trip, key)).body.code).toBe('FARE_CHANGED');

  // Agreeing goes on with the same attempt, and books once.
  const agreed = { ...trip, expectedFare: after };
  const booked = await post(agreed, `${key}-fare-${after.amount}`);
  expect(booked.status).toBe(201);
  const again = await post(agreed, `${key}-fare-${after.amount}-acknowledged`);
  expect(again.body.bookingId).toBe(booked.body.bookingId);
});

it('is taken when it has become cheaper, and where nothing was expected', async () => {
  const expectedFare = await shown(1);
  await setBaseFare(0);
  expect((await post({ isDuplicateAcknowledged: true, expectedFare })).status).toBe(201);
  await setBaseFare(BASE_FARE * 10);
  expect((await post({ isDuplicateAcknowledged: true })).status).toBe(201);
});

it('asks when another pickup time has become dearer than it was shown', async () => {
  const { at, book, confirm, trip } = changeCalls(server);
  const id = await book();
  const expectedFare = await shown(1);
  await setBaseFare(BASE_FARE * 10);
  const move = (more: object) =>
    admin().patch<Problem>(`/v1/bookings/${id}`, { pickupTime: at(240), ...more });
  const refused = await move({ expectedFare });
  const after = await shown(1);
  expect(refused).toMatchObject({ status: 409, body: { code: 'FARE_CHANGED', params: after } });
  await confirm(id);
  expect((await trip(id)).pickupTime).toBe(at(120));

  expect((await move({ expectedFare: after })).status).toBe(200);
  await confirm(id);
  const { pickupTime, fareEstimate } = await trip(id);
  expect(pickupTime).toBe(at(240));
  expect(fareEstimate && fareTotal(fareEstimate, 1)).toBe(after.amount);
});

it.each([
  [{ amount: 1000, currency: 'EUR' }, 'expectedFare.currency'],
  [{ amount: -1, currency: 'GBP' }, 'expectedFare.amount'],
  [{ amount: 2 ** 31, currency: 'GBP' }, 'expectedFare.amount'],
  [{ amount: 1000, currency: 'pounds' }, 'expectedFare.currency'],
])('cannot be expected as %j', async (expectedFare, field) => {
  const { status, body } = await post({ expectedFare });
  expect(status).toBe(422);
  expect(body.errors).toHaveProperty([field]);
});
