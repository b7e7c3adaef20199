import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DomainError } from '../../contract/core/errors.ts';
import { bookings } from '../../server/db/tables/index.ts';
import { requestBooking } from '../../server/services/bookings/requestBooking.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());

async function pickupOf(now: string, pickupTime: string | null, where: 'London' | 'Sydney') {
  server.clock.now = new Date(now);
  const { users, corporations, employees, fleets } = server.fixtures;
  const isSydney = where === 'Sydney';
  const request = server.parsed({
    pickupTime,
    ...(isSydney && {
      offerId: fleets.bayTaxis.offerIds[0]!,
      origin: places.sydneyOpera,
      destination: places.bondi,
      passengerInfo: {
        passengerId: employees.tom.id,
        passengerType: 'employee',
        corporationId: corporations.tasman.id,
      },
    }),
  });
  const ctx = server.contextOf(isSydney ? users.tasmanAdmin : users.northwindAdmin);
  const input = { request, idempotencyKey: server.newKey() };
  const { bookingId } = await requestBooking({ ctx, input });
  const [row] = await server.context.database.orm
    .select()
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return [row!.pickupTime, row!.pickupTimeZone, row!.pickupAt.toISOString()];
}

it.each([
  // Summer time in London ends on 25 October 2026 at 02:00.
  ['2026-10-20T12:00:00Z', '2026-10-24T09:00:00', 'London', '2026-10-24T08:00:00.000Z'],
  ['2026-10-20T12:00:00Z', '2026-10-26T09:00:00', 'London', '2026-10-26T09:00:00.000Z'],
  ['2026-10-20T12:00:00Z', '2026-10-25T01:30:00', 'London', '2026-10-25T00:30:00.000Z'],
  // The first half past one is over, so the second is meant.
  ['2026-10-25T00:45:00Z', '2026-10-25T01:30:00', 'London', '2026-10-25T01:30:00.000Z'],
  // In Sydney it is already the 21st.
  ['2026-11-20T22:00:00Z', '2026-11-21T09:30:00', 'Sydney', '2026-11-20T22:30:00.000Z'],
] as const)('at %s, %s in %s is %s', async (now, local, where, instant) => {
  const zone = where === 'London' ? 'Europe/London' : 'Australia/Sydney';
  expect(await pickupOf(now, local, where)).toEqual([local, zone, instant]);
});

it('stores the present local time for a trip as soon as possible', async () => {
  expect(await pickupOf('2026-07-01T12:00:00Z', null, 'Sydney')).toEqual([
    '2026-07-01T22:00:00',
    'Australia/Sydney',
    '2026-07-01T12:00:00.000Z',
  ]);
});

it.each([
  ['2026-11-20T22:00:00Z', '2026-11-20T23:00:00', 'Sydney', 'timeInPast'],
  ['2027-03-27T12:00:00Z', '2027-03-28T01:30:00', 'London', 'dateTime'],
] as const)('at %s refuses %s in %s', async (now, local, where, code) => {
  const refusal = await pickupOf(now, local, where).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DomainError);
  expect(refusal).toMatchObject({ code: 'VALIDATION_FAILED', errors: { pickupTime: { code } } });
});
