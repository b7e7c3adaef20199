import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TRIP_TABS } from '../../contract/booking/status.ts';
import { bookings, tripCountChanges, tripCounts } from '../../server/db/tables/index.ts';
import { foldTripCounts, recountTrips } from '../../server/services/bookings/tripCounts.ts';
import { insertManyTrips } from '../support/manyTrips.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Query, tripTotalCalls } from './tripTotalCalls.ts';

/** Nearly four years of trips, so that most are far more than a page from the first. */
const TRIPS = 3000;
const MINUTES_APART = 660;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { completed, globex } = server.fixtures.bookings;
  const of = { most: completed, oneInTwenty: globex };
  const { orm } = server.context.database;
  await insertManyTrips(orm, { trips: TRIPS, minutesApart: MINUTES_APART, of });
});
afterAll(() => server.close());

const { list, tripsOf } = tripTotalCalls(() => server);
const tabs: Query[] = Object.values(TRIP_TABS).map((statuses): Query =>
  statuses ? { status: statuses.join(',') } : {},
);
const readers = () => {
  const { fleetManager, northwindAdmin, globexAdmin, bothAdmin, tasmanAdmin } =
    server.fixtures.users;
  return [fleetManager, northwindAdmin, globexAdmin, bothAdmin, tasmanAdmin];
};

/**
 * Expects every tab to show the exact number of trips, for every user, in total and for one
 * account.
 */
async function expectExactTabs() {
  for (const user of readers()) {
    const all = await tripsOf(user);
    const accounts = [null, server.fixtures.corporations.northwind.id];
    for (const corporationId of accounts)
      for (const tab of tabs) {
        const expected = all.filter(
          (trip) =>
            (!tab['status'] || tab['status'].split(',').includes(trip.status!)) &&
            (!corporationId || trip.corporationId === corporationId),
        );
        const query = { ...tab, ...(corporationId ? { corporationId } : {}) };
        const { total } = await list(user, query);
        expect({ user: user.email, query, total }).toEqual({
          user: user.email,
          query,
          total: expected.length,
        });
      }
  }
}

describe('the total of the trip list', () => {
  it('is exact in every tab, before and after the counts are folded', async () => {
    await expectExactTabs();
    await foldTripCounts(server.context);
    expect(await server.context.database.orm.$count(tripCountChanges)).toBe(0);
    await expectExactTabs();
  });

  it('is updated as trips are created, changed and removed, whoever writes them', async () => {
    const { orm } = server.context.database;
    const { prebooked, enroute, requested, globex } = server.fixtures.bookings;
    const set = (id: string, values: Partial<typeof bookings.$inferInsert>) =>
      orm.update(bookings).set(values).where(eq(bookings.id, id));
    await set(requested.id, { status: 'NEW', state: 'CONFIRMED' });
    await expectExactTabs();
    await set(enroute.id, { status: 'COMPLETED' });
    await set(prebooked.id, { status: 'CUSTOMER_CANCELLED' });
    await foldTripCounts(server.context);
    await set(globex.id, { corporationId: server.fixtures.corporations.northwind.id });
    await expectExactTabs();
    // A change that is rolled back was never counted.
    await expect(
      orm.transaction(async (tx) => {
        await tx.update(bookings).set({ status: 'NOSHOW' });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await orm.execute(sql`delete from bookings where passenger_name = 'Person 17'`);
    await expectExactTabs();
    await foldTripCounts(server.context);
    await expectExactTabs();
  });

  type Period = typeof periods extends fc.Arbitrary<infer P> ? P : never;
  const periods = fc.record({
    from: fc.option(fc.integer({ min: -60, max: 1500 }), { nil: undefined }),
    days: fc.option(fc.integer({ min: 0, max: 900 }), { nil: undefined }),
    isOnMonth: fc.boolean(),
    tab: fc.constantFrom(...tabs),
    isManager: fc.boolean(),
  });

  it('is exact for every period, in every tab', async () => {
    const { fleetManager, bothAdmin } = server.fixtures.users;
    const trips = new Map([
      [fleetManager, await tripsOf(fleetManager)],
      [bothAdmin, await tripsOf(bothAdmin)],
    ]);
    const check = async ({ from, days, isOnMonth, tab, isManager }: Period) => {
      const start = new Date(Date.now() - (from ?? 0) * 86_400_000);
      if (isOnMonth) start.setTime(Date.UTC(start.getUTCFullYear(), start.getUTCMonth()));
      const end = new Date(start.getTime() + (days ?? 0) * 86_400_000);
      const query = {
        ...tab,
        ...(from === undefined ? {} : { pickupTimeFrom: start.toISOString() }),
        ...(days === undefined ? {} : { pickupTimeTo: end.toISOString() }),
      };
      const user = isManager ? fleetManager : bothAdmin;
      const expected = trips
        .get(user)!
        .filter(
          ({ status, pickupAt }) =>
            (!tab['status'] || tab['status'].split(',').includes(status!)) &&
            (from === undefined || pickupAt >= start) &&
            (days === undefined || pickupAt < end),
        );
      expect((await list(user, query)).total).toBe(expected.length);
    };
    await fc.assert(fc.asyncProperty(periods, check), { numRuns: 60 });
  });

  it.each<[string, Query, (trip: typeof bookings.$inferSelect) => boolean]>([
    ['a way to pay', { paymentType: 'businessAccount' }, (t) => t.paymentType !== 'cash'],
    ['a vehicle', { vehicle: 'Saloon,Minibus' }, (t) => t.vehicle.name === 'Saloon'],
    [
      'vehicle, payment and status together',
      { vehicle: 'Saloon', paymentType: 'businessAccount', status: 'COMPLETED' },
      (t) =>
        t.vehicle.name === 'Saloon' &&
        t.paymentType === 'businessAccount' &&
        t.status === 'COMPLETED',
    ],
    ['a word that most trips have', { dynamicSearch: 'airport' }, () => true],
    ['the beginning of a trip id', { dynamicSearch: 'D000' }, (t) => t.dispatchId !== null],
    [
      'an account field',
      { accountField: 'Cost centre:21' },
      (t) => t.businessAccountConfig?.fields[0]?.value === '21',
    ],
    [
      'a passenger since a day',
      {
        passengerId: '00000000-0000-4000-8000-000000000008',
        pickupTimeFrom: '2020-01-01T00:00:00Z',
      },
      (t) => t.passengerId === '00000000-0000-4000-8000-000000000008',
    ],
    [
      'a way to pay in a period before there were trips',
      { paymentType: 'businessAccount', pickupTimeTo: '1999-05-05T00:00:00Z' },
      () => false,
    ],
  ])('is exact for %s', async (_name, query, holds) => {
    const { fleetManager } = server.fixtures.users;
    const expected = (await tripsOf(fleetManager)).filter(holds).length;
    expect((await list(fleetManager, query)).total).toBe(expected);
  });
});

describe('recounting', () => {
  const execute = (text: string) => server.context.database.pool.query(text);
  beforeEach(() => foldTripCounts(server.context));

  it('finds nothing wrong if nothing is, folded or not', async () => {
    expect(await recountTrips(server.context)).toBe(0);
    const { completed } = server.fixtures.bookings;
    const { orm } = server.context.database;
    await orm.update(bookings).set({ status: 'NOSHOW' }).where(eq(bookings.id, completed.id));
    expect(await recountTrips(server.context)).toBe(0);
    await expectExactTabs();
  });

  it('corrects once what was written without the triggers', async () => {
    await execute('alter table bookings disable trigger user');
    await execute(`delete from bookings where passenger_name = 'Person 31'`);
    await execute('alter table bookings enable trigger user');
    await execute(`update trip_counts set trips = trips + 3 where status = 'COMPLETED'`);
    await execute(`delete from trip_counts_by_month where status = 'CUSTOMER_CANCELLED'`);
    await expect(expectExactTabs()).rejects.toThrow();
    expect(await recountTrips(server.context)).toBeGreaterThan(0);
    await expectExactTabs();
    const counts = await server.context.database.orm.select().from(tripCounts);
    expect(await recountTrips(server.context)).toBe(0);
    expect(await server.context.database.orm.select().from(tripCounts)).toEqual(counts);
  });
});

describe('far pages', () => {
  const orders: [string, Query][] = [
    ['the newest first', {}],
    ['the oldest first', { sort: 'pickupAt' }],
    ['one tab', { status: TRIP_TABS.completed.join(',') }],
    ['names', { sort: 'passengerName' }],
    ['the dearest', { sort: '-total' }],
    ['a period', { pickupTimeFrom: '2020-01-01T00:00:00Z' }],
    ['a word', { dynamicSearch: 'person' }],
  ];

  it.each(orders)(
    'of %s continue where the ones before end, up to the last row',
    async (_, query) => {
      const { bothAdmin } = server.fixtures.users;
      const ids: string[] = [];
      for (let page = 0; ; page += 1) {
        const { rows, total } = await list(bothAdmin, {
          ...query,
          maxPerPage: '100',
          page: `${page}`,
        });
        ids.push(...rows.map(({ id }) => id));
        if (rows.length === 0) {
          expect(ids.length).toBe(total);
          break;
        }
      }
      expect(ids.length).toBeGreaterThan(2500);
      expect(new Set(ids).size).toBe(ids.length);
      const { rows } = await list(bothAdmin, { ...query, offset: '1994', maxPerPage: '11' });
      expect(rows.map(({ id }) => id)).toEqual(ids.slice(1994, 2005));
    },
  );

  it('beyond the end are empty, and have the total', async () => {
    const { fleetManager } = server.fixtures.users;
    const { total } = await list(fleetManager, {});
    for (const sort of ['-pickupAt', 'passengerName'])
      expect(await list(fleetManager, { page: '99999999', sort })).toEqual({ rows: [], total });
  });
});
