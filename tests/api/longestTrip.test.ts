import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FareEstimate } from '../../contract/booking/calls.ts';
import type { BookingRequest, BookingResult } from '../../contract/booking/request.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { Fleet } from '../../contract/resources/fleets.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const manager = () => server.as(server.fixtures.users.fleetManager);
const setLongest = (longestTripMeters: number) =>
  manager().patch<Fleet & Problem>(`/v1/fleets/${server.fixtures.fleets.cityCars.id}`, {
    longestTripMeters,
  });

type Trip = Pick<BookingRequest, 'origin' | 'destination'> & {
  waypoints?: (typeof places.kings)[];
};
const at = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${latitude},${longitude}`;

function estimate({ origin, destination, waypoints = [] }: Trip) {
  const { offerId, passengerInfo } = server.request({});
  const query = new URLSearchParams({
    offerId,
    corporationId: passengerInfo.corporationId,
    origin: at(origin),
    destination: at(destination),
    ...(waypoints.length > 0 && { waypoints: waypoints.map(at).join('|') }),
  });
  return admin().get<FareEstimate & Omit<Problem, 'type' | 'status'>>(
    `/v1/fare-estimates?${query}`,
  );
}
const book = (trip: Trip, changes: Partial<BookingRequest> = {}) =>
  admin().post<BookingResult & Omit<Problem, 'status'>>(
    '/v1/bookings',
    server.request({ ...trip, ...changes }),
    { idempotencyKey: server.newKey() },
  );

it('lets any trip be priced and booked that is no longer than its fleet drives, and no other one', async () => {
  const place = fc.constantFrom(
    places.savoy,
    places.heathrow,
    places.edinburgh,
    places.sydneyOpera,
  );
  const anyTrip = fc.record({
    origin: fc.constantFrom(places.kings, places.heathrow),
    destination: place,
    waypoints: fc.array(place, { maxLength: 2 }),
  });
  const seen = new Set<string | number>();
  await fc.assert(
    fc.asyncProperty(anyTrip, fc.integer({ min: -1, max: 1 }), async (trip, spare) => {
      await setLongest(5_000_000);
      const { body } = await estimate(trip);
      // Two stops at the same place have no fare, however far the fleet drives.
      fc.pre(body.distanceMeters > 1000 || body.code === 'TRIP_TOO_LONG');
      const longest = Math.min(5_000_000, (body.distanceMeters ?? Infinity) + spare);
      expect((await setLongest(longest)).status).toBe(200);
      const isRefused = body.code === 'TRIP_TOO_LONG' || spare < 0;
      const code = isRefused ? 'TRIP_TOO_LONG' : undefined;
      expect((await estimate(trip)).body.code).toBe(code);
      expect((await book(trip)).body.code).toBe(code);
      seen.add(body.code ?? spare);
    }),
    { numRuns: 40 },
  );
  expect(seen).toEqual(new Set(['TRIP_TOO_LONG', -1, 0, 1]));
});

it('says how long the trip is, how far the fleet drives, and what to do', async () => {
  await setLongest(500_000);
  const { status, body } = await book({ origin: places.kings, destination: places.sydneyOpera });
  expect([status, body.code]).toEqual([422, 'TRIP_TOO_LONG']);
  expect(body.displayMessage).toMatch(
    /^This trip is [\d,.]+ mi long; City Cars drives at most 310\.69 mi\. Choose/,
  );
  expect(body.params).toMatchObject({ longestTripMeters: 500_000, fleet: 'City Cars' });
});

const inDays = (days: number) =>
  `${new Date(server.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)}T10:00:00`;

it('leaves the time of a booked trip changeable after its fleet drives less far', async () => {
  const trip = { origin: places.kings, destination: places.heathrow };
  const { distanceMeters } = (await estimate(trip)).body;
  await setLongest(distanceMeters);
  const { body, status } = await book(trip, { pickupTime: inDays(3) });
  expect(status).toBe(201);
  await admin().post(`/v1/bookings/${body.bookingId}/confirm`);
  await setLongest(1000);
  expect((await book(trip)).body.code).toBe('TRIP_TOO_LONG');
  const moved = await admin().patch<Problem>(`/v1/bookings/${body.bookingId}`, {
    pickupTime: inDays(4),
  });
  expect(moved.status).toBe(200);
});

it('is 500 km unless the fleet says otherwise, and within limits', async () => {
  const { latitude, longitude } = places.kings;
  const fleet = { latitude, longitude, companyName: 'Far Cars', serviceRadiusMeters: 5000 };
  const { body } = await manager().post<Fleet>('/v1/fleets', fleet);
  expect(body.longestTripMeters).toBe(500_000);
  for (const meters of [0, 999, 5_000_001])
    expect((await setLongest(meters)).body.errors).toHaveProperty('longestTripMeters');
});
