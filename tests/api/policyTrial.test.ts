import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BookingRequest, BookingResult } from '../../contract/booking/request.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { type PolicyTrialResult, TRIAL_READS } from '../../contract/policy/calls.ts';
import type { Rule } from '../../contract/policy/rules.ts';
import type { BookingStatus } from '../../contract/booking/status.ts';
import { bookings } from '../../server/db/tables/index.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { copyBookings } from '../support/copyBookings.ts';
import { removeTrips, ruleId, tripsA } from './policyRules.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
  await removeTrips(server);
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const trial = async (rules: Rule[], more: object = {}, as = admin()) => {
  const { id: corporationId, defaultGroupId } = server.fixtures.corporations.northwind;
  const asked = { corporationId, rules, groupIds: [defaultGroupId], ...more };
  return as.post<PolicyTrialResult & Problem>('/v1/policy-trials', asked);
};

/** Books trips on days of November, which end as said, and then lets these days pass. */
async function drive(
  trips: [day: string, status: BookingStatus, changes?: Partial<BookingRequest>][],
) {
  server.clock.now = new Date('2026-11-19T10:00:00Z');
  for (const [day, status, changes = {}] of trips) {
    const request = server.request({ pickupTime: `2026-11-${day}T12:00:00`, ...changes });
    const { body } = await admin().post<BookingResult>('/v1/bookings', request, {
      idempotencyKey: server.newKey(),
    });
    await admin().post(`/v1/bookings/${body.bookingId}/confirm`, {});
    await server.context.database.orm
      .update(bookings)
      .set({ status })
      .where(eq(bookings.id, body.bookingId));
  }
  server.clock.now = new Date('2026-11-22T10:00:00Z');
}

it('tries rules on the past without saving anything', async () => {
  await drive([]);
  // The fixtures' trips are on the days around the real today.
  const { checked } = (await trial([])).body;
  await drive([
    ['20', 'COMPLETED'],
    ['20', 'COMPLETED'],
    ['21', 'COMPLETED'],
    ['21', 'NOSHOW'],
  ]);
  const far = await trial([{ id: ruleId(1), type: 'distance', maxDistanceMeters: 100 }]);
  expect(far.body.checked).toBe(checked + 3);
  expect(far.body.refused).toBeGreaterThanOrEqual(3);
  const daily = await trial([tripsA('day', 1)]);
  expect(daily.body.refused).toBeGreaterThanOrEqual(1);
  expect(daily.body.trips[0]!.reasons[0]).toMatch(
    /^Trips per day: at most 1\. Booked already: 1\.$/,
  );
  const stranger = await trial([], {}, server.as(server.fixtures.users.globexAdmin));
  expect(stranger.status).toBe(403);
});

it('tries rules on the trips of guests only where they would apply to guests', async () => {
  await drive([]);
  const checkedFor = async (appliesToGuests: boolean) =>
    (await trial([], { appliesToGuests })).body.checked;
  const before = [await checkedFor(false), await checkedFor(true)];
  const passengerInfo = {
    passengerType: 'guest' as const,
    corporationId: server.fixtures.corporations.northwind.id,
    guestInfo: { givenName: 'Gus', familyName: 'Guest', phoneNumber: '+447911123477' },
  };
  await drive([['20', 'COMPLETED', { passengerInfo }]]);
  expect([await checkedFor(false), await checkedFor(true)]).toEqual([before[0], before[1]! + 1]);
});

it('tries rules on the trips of the people who are in a group today, also those booked as guests', async () => {
  await drive([]);
  const { id: account } = server.fixtures.corporations.northwind;
  const { body: group } = await admin().post<{ id: string }>('/v1/employee-groups', {
    name: 'Newly made',
    corporationId: account,
  });
  const { body: who } = await admin().post<{ id: string }>('/v1/business-passengers', {
    businessAccountId: account,
    givenName: 'Tria',
    familyName: 'Led',
    email: 'tria@northwind.example',
    phone: '+447911123590',
  });
  const as = (info: object) => ({ passengerInfo: { corporationId: account, ...info } });
  const employee = as({ passengerType: 'employee', passengerId: who.id });
  const guestInfo = { givenName: 'T', familyName: 'Led', phoneNumber: '+447911123590' };
  await drive([
    ['20', 'COMPLETED', employee as Partial<BookingRequest>],
    ['20', 'COMPLETED', as({ passengerType: 'guest', guestInfo }) as Partial<BookingRequest>],
  ]);
  const tried = async () => (await trial([tripsA('day', 1)], { groupIds: [group.id] })).body;
  expect(await tried()).toMatchObject({ checked: 0 });
  await admin().patch(`/v1/business-passengers/${who.id}`, { groupId: group.id });
  expect(await tried()).toMatchObject({ checked: 2, refused: 1 });
});

it('reads no more than the latest trips of a large account, and says from when on', async () => {
  await drive([['20', 'COMPLETED']]);
  const more = sql`jsonb_build_object('id', gen_random_uuid(), 'attempt', gen_random_uuid(),
    'tracking_token', n::text, 'dispatch_id', null, 'pickup_at', b.pickup_at - n * interval '1 second')`;
  const { id: account } = server.fixtures.corporations.northwind;
  const last = sql`bookings b join generate_series(1, ${TRIAL_READS}::int) n on b.id = (
    select id from bookings where corporation_id = ${account} and pickup_at < ${server.clock.now.toISOString()}
    order by pickup_at desc limit 1)`;
  const before = (await trial([], { groupIds: [] })).body;
  expect(before.isPartial).toBe(false);
  await server.context.database.orm.execute(copyBookings(more, last));
  const after = (await trial([], { groupIds: [] })).body;
  expect(after.isPartial).toBe(true);
  // Cancelled trips are read, but not tried.
  expect(after.checked).toBeLessThanOrEqual(TRIAL_READS);
  expect(after.checked).toBeGreaterThan(TRIAL_READS - 100);
  expect(after.from > before.from).toBe(true);
});
