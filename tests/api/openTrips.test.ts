import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPEN_COUNTED, OPEN_SHOWN, OPEN_STATUSES } from '../../contract/booking/openTripLimits.ts';
import { bookings } from '../../server/db/tables/index.ts';
import { openTrips } from '../../server/services/bookings/openTrips.ts';
import { foldTripCounts } from '../../server/services/bookings/tripCounts.ts';
import type { TestUser } from '../support/fixtures.ts';
import { insertManyTrips } from '../support/manyTrips.ts';
import { requestContext } from '../support/requestContext.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { entries, plansOf } from './planNodes.ts';

const TRIPS = 10_000;
/**
 * Twenty of each open status and account. With as few accounts as here, the database skips the other
 * account's trips on the way. Reading all open trips would be a thousand.
 */
const MOST_READ = 4 * OPEN_COUNTED * OPEN_STATUSES.length;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const open = (user: TestUser, input: { corporationId?: string } = {}) =>
  openTrips({ ctx: requestContext(server.context, user), input });
const ids = async (...asked: Parameters<typeof open>) =>
  (await open(...asked)).trips.map(({ id }) => id);

it('tells about trips under way and the pickups of the next day, each account its own', async () => {
  const { users, bookings, corporations } = server.fixtures;
  // The other pre-booked trip is two days away.
  expect(await open(users.northwindAdmin)).toMatchObject({
    trips: [{ id: bookings.enroute.id, status: 'ENROUTE' }],
    others: 0,
    tabs: {
      'all-trips': 4,
      'in-progress': 1,
      'pre-bookings': 1,
      completed: 1,
      cancelled: 1,
    },
  });
  const both = await ids(users.fleetManager);
  expect(both).toEqual([bookings.enroute.id, bookings.globex.id]);
  const { globex } = corporations;
  expect(await ids(users.fleetManager, { corporationId: globex.id })).toEqual([bookings.globex.id]);
  // Whether there is such an account is not said.
  expect(await open(users.northwindAdmin, { corporationId: globex.id })).toMatchObject({
    trips: [],
    tabs: { 'all-trips': 0 },
  });
});

it('begins with what happens next: an arrival counts before a pickup that was to be earlier', async () => {
  const { orm } = server.context.database;
  const { users, bookings: trips } = server.fixtures;
  const arrivesIn = (minutes: number) =>
    orm
      .update(bookings)
      .set({ estimatedTimeArrival: minutes })
      .where(eq(bookings.id, trips.enroute.id));
  const { trips: shown } = await open(users.fleetManager);
  const untilPickup = (Date.parse(shown[1]!.pickupAt) - Date.now()) / 60_000;
  await arrivesIn(Math.floor(untilPickup) + 5);
  expect(await ids(users.fleetManager)).toEqual([trips.globex.id, trips.enroute.id]);
  await arrivesIn(1);
  expect(await ids(users.fleetManager)).toEqual([trips.enroute.id, trips.globex.id]);
});

it('reads no more than it may have to tell about, however many trips there are', async () => {
  const { orm } = server.context.database;
  const { completed, globex } = server.fixtures.bookings;
  const of = { most: completed, oneInTwenty: globex };
  await insertManyTrips(orm, { trips: TRIPS, minutesApart: 60, of });
  // A busy day: a seventh of them are open, of the other account each twentieth. Chosen by their
  // numbers and not by chance, because how far the database reads for that account depends on it.
  await orm.execute(sql`
    update bookings set status = 'PREBOOKED', pickup_at = now() + one.n % 1400 * interval '1 minute'
    from (select id, ltrim(dispatch_id, 'D')::int as n from bookings where dispatch_id ~ '^D\\d{8}$') one
    where bookings.id = one.id and one.n % 7 = 0`);
  await foldTripCounts(server.context);
  await orm.execute(sql`checkpoint`);
  await orm.execute(sql`vacuum analyze bookings, trip_count_changes, trip_counts`);
  const { users, corporations } = server.fixtures;
  const cases: [TestUser, { corporationId?: string }][] = [
    [users.fleetManager, {}],
    [users.northwindAdmin, { corporationId: corporations.northwind.id }],
    [users.bothAdmin, {}],
  ];
  for (const [user, input] of cases) {
    const { answer, plans } = await plansOf(server, user, (ctx) => openTrips({ ctx, input }));
    expect(answer.trips).toHaveLength(OPEN_SHOWN);
    expect(answer.others).toBe(OPEN_COUNTED - OPEN_SHOWN);
    expect(answer.tabs['pre-bookings']).toBeGreaterThan(500);
    expect(plans).toHaveLength(3);
    for (const { plan } of plans) expect(entries(plan)).toBeLessThanOrEqual(MOST_READ);
  }
});
