import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { PolicyPreview } from '../../contract/booking/policy.ts';
import type { BookingResult } from '../../contract/booking/request.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';
import { removeTrips, tripsA } from './policyRules.ts';

let server: BookingServer;

beforeAll(async () => {
  server = await startBookingServer();
  // In summer time: the first hour of July in London is still June in UTC.
  server.clock.now = new Date('2026-06-26T10:00:00Z');
  await removeTrips(server);
  const { id: corporationId, defaultGroupId } = server.fixtures.corporations.northwind;
  const rules = [tripsA('month', 2)];
  const made = await admin().post<{ id: string }>('/v1/travel-restrictions', {
    name: 'Two a month',
    corporationId,
    rules,
  });
  await admin().patch(`/v1/employee-groups/${defaultGroupId}`, { restrictionId: made.body.id });
});
afterEach(() => removeTrips(server));
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);

/** Books one leg of an attempt, up to its confirmation if it is allowed. */
async function book(pickupTime: string, attempt = uuidv7(), leg = 1) {
  const { status, body } = await admin().post<BookingResult & { params?: { rules: string } }>(
    '/v1/bookings',
    server.request({
      pickupTime,
      ...(leg > 1 && { origin: places.heathrow, destination: places.kings }),
    }),
    { idempotencyKey: `${attempt}:${leg}:request` },
  );
  if (status === 201) await admin().post(`/v1/bookings/${body.bookingId}/confirm`, {});
  return { status, attempt, bookingId: body.bookingId, rules: body.params?.rules };
}

const preview = async (pickupTime: string, returnPickupTime: string) => {
  const { isDuplicateAcknowledged: _, ...trip } = server.request({ pickupTime });
  const asked = { ...trip, returnPickupTime };
  return (await admin().post<PolicyPreview>('/v1/policy-preview', asked)).body;
};

it('ends a month at midnight where the pickup is', async () => {
  expect((await book('2026-06-30T22:00:00')).status).toBe(201);
  expect((await book('2026-06-30T23:59:00')).status).toBe(201);
  const third = await book('2026-06-30T23:00:00');
  expect(third.status).toBe(409);
  expect(third.rules).toBe('Trips per month: at most 2. Booked already: 2. Choose another month.');
  expect((await book('2026-07-01T00:00:00')).status).toBe(201);
  expect((await book('2026-07-20T23:30:00')).status).toBe(201);
  expect((await book('2026-07-01T00:30:00')).status).toBe(409);
});

it('counts a return as a trip of its own, in the month of its own pickup', async () => {
  const asked = ['2026-06-30T20:00:00', '2026-07-01T00:30:00'] as const;
  expect((await book('2026-06-29T12:00:00')).status).toBe(201);
  // One trip is left in June, which the outbound trip takes.
  expect(await preview(asked[0], '2026-06-30T23:30:00')).toMatchObject({
    isAllowed: false,
    violations: [{ leg: 'return', kind: 'frequency' }],
    limits: [{ used: 2, usedWithTrip: 3, legs: 'both' }],
  });
  // June is the month of which nothing is left.
  expect(await preview(...asked)).toMatchObject({
    isAllowed: true,
    limits: [{ limit: 2, used: 1, usedWithTrip: 2, legs: 'outbound' }],
  });
  const out = await book(asked[0]);
  expect(out.status).toBe(201);
  const back = await book('2026-06-30T23:30:00', out.attempt, 2);
  expect(back.status).toBe(409);
  // Also now that the outbound trip is booked, it is not a trip that was booked before.
  expect(back.rules).toBe(
    'Trips per month: at most 2. Booked already: 1. The outbound trip also counts. Choose another month.',
  );
  expect((await book(asked[1], out.attempt, 3)).status).toBe(201);
  // Only the return is in July, where one trip is booked now.
  await removeTrips(server);
  expect((await book('2026-07-10T12:00:00')).status).toBe(201);
  expect(await preview(...asked)).toMatchObject({
    isAllowed: true,
    limits: [{ used: 1, usedWithTrip: 2, legs: 'return' }],
  });
});

it('allows one of two trips that are moved at once to a month with room for one', async () => {
  expect((await book('2026-07-10T12:00:00')).status).toBe(201);
  const moving = [await book('2026-06-29T12:00:00'), await book('2026-06-30T12:00:00')];
  const paths = moving.map(({ bookingId }) => `/v1/bookings/${bookingId}`);
  for (const path of paths) {
    const asked = await admin().patch(path, { pickupTime: '2026-07-11T12:00:00' });
    expect(asked.status).toBe(200);
  }
  const confirmed = await Promise.all(paths.map((path) => admin().post(`${path}/confirm`, {})));
  expect(confirmed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
