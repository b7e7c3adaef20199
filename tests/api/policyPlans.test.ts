import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { policyTrialSchema } from '../../contract/policy/calls.ts';
import { rulesFor } from '../../server/services/policies/rulesFor.ts';
import { tryPolicy } from '../../server/services/policies/tryPolicy.ts';
import { usedLimits } from '../../server/services/policies/judgeAll.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { copyBookings } from '../support/copyBookings.ts';
import { entries, plansOf } from './planNodes.ts';
import { ruleId, spendingA, tripsA } from './policyRules.ts';

const PEOPLE = 2000;
const TRIPS = 6000;

let server: BookingServer;
let groupId = '';
const account = () => server.fixtures.corporations.northwind.id;
const user = () => server.fixtures.users.northwindAdmin;

/** Everybody has trips in this month, every tenth of which is a guest's; ten people are in a group. */
beforeAll(async () => {
  server = await startBookingServer();
  server.clock.now = new Date('2026-11-28T12:00:00Z');
  const made = await server
    .as(user())
    .post<{ id: string }>('/v1/employee-groups', { name: 'Few', corporationId: account() });
  groupId = made.body.id;
  const { body: trip } = await server
    .as(user())
    .post<{ bookingId: string }>('/v1/bookings', server.request(), {
      idempotencyKey: server.newKey(),
    });
  const { orm } = server.context.database;
  const personId = sql`('00000000-0000-4000-8000-' || lpad((n % ${PEOPLE}::int)::text, 12, '0'))`;
  await orm.execute(sql`
    insert into business_passengers
    select (jsonb_populate_record(b, jsonb_build_object('id', ${personId}, 'email',
      'Person' || n || '@many.example', 'phone', '+4479' || lpad(n::text, 8, '0'), 'external_id', null,
      'group_id', case when n < 10 then ${groupId}::uuid else b.group_id end))).*
    from generate_series(0, ${PEOPLE - 1}::int) n
    join business_passengers b on b.id = ${server.fixtures.employees.anna.id}`);
  await orm.execute(
    copyBookings(
      sql`jsonb_build_object('id', gen_random_uuid(), 'attempt', gen_random_uuid(),
      'tracking_token', gen_random_uuid(), 'dispatch_id', 'D' || n, 'state', 'CONFIRMED', 'status', 'COMPLETED',
      'pickup_time', to_char(timestamp '2026-11-01' + n % 27 * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS'),
      'pickup_at', timestamptz '2026-11-01T00:00:00Z' + n % 27 * interval '1 day',
      'passenger_type', case when n % 10 = 3 then 'guest' else 'employee' end,
      'passenger_id', case when n % 10 = 3 then null else ${personId} end,
      'user_info', jsonb_build_object('givenName', 'A', 'familyName', 'B',
        'phone', '+4479' || lpad((n % ${PEOPLE}::int)::text, 8, '0'),
        'email', 'person' || (n + 1) % ${PEOPLE}::int || '@many.example'))`,
      sql`generate_series(1, ${TRIPS}::int) n join bookings b on b.id = ${trip.bookingId}::uuid`,
    ),
  );
  await orm.execute(sql`vacuum analyze bookings, business_passengers`);
});
afterAll(() => server.close());

it('reads only the trips of one person for their limits, also those that they made as a guest', async () => {
  const rules = [tripsA('month', 1000), spendingA('week', 1_000_000)];
  const of = { channelId: 'meridian', corporationId: account() };
  const guest = {
    ...of,
    passengerType: 'guest' as const,
    passengerId: null,
    userInfo: {
      givenName: 'A',
      familyName: 'B',
      phone: '+447900000013',
      email: 'PERSON14@many.example',
    },
  };
  const { answer, plans } = await plansOf(server, user(), async (ctx) => {
    const { orm } = ctx.app.database;
    const held = await rulesFor(orm, guest);
    for (const { employee } of held)
      await usedLimits(orm, { ...guest, employee }, rules, '2026-11-20T12:00:00', ctx.app.now());
    return held;
  });
  expect(answer).toHaveLength(2);
  const read = plans.map(({ plan }) => entries(plan));
  expect(Math.max(...read)).toBeLessThan(50);
});

it('tries rules on a group by reading each trip of the account once', async () => {
  const input = policyTrialSchema.parse({
    corporationId: account(),
    rules: [tripsA('day', 1), { id: ruleId(3), type: 'distance', maxDistanceMeters: 100 }],
    groupIds: [groupId],
  });
  const { answer, plans } = await plansOf(server, user(), (ctx) => tryPolicy({ ctx, input }));
  expect(answer.checked).toBeGreaterThan(0);
  // The trips of the account are read once; searching every employee for each guest would be a hundred times that.
  for (const { plan } of plans) expect(entries(plan)).toBeLessThan(TRIPS * 1.5);
});
