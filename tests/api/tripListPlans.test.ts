import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindings } from '../../server/bindings/index.ts';
import { listRows } from '../../server/crud/list.ts';
import { foldTripCounts } from '../../server/services/bookings/tripCounts.ts';
import type { TestUser } from '../support/fixtures.ts';
import { insertManyTrips } from '../support/manyTrips.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { describeLaterTotals } from './laterTotalCases.ts';
import { entries, ofPage, plansOf, type PlanNode, tableRowsRead, totalsIn } from './planNodes.ts';

/**
 * The cost of a page of trips is measured in rows read, as reported by the database: times would
 * depend on how busy the machine is.
 */
const TRIPS = 20_000;
const PAGE = 20;
/**
 * The rows of a page, and those that an index skips to find them. Reading everything would be
 * TRIPS.
 */
const MOST_READ = 600;
/** For a page in the middle: the trips of the month in which it begins. */
const MONTH_READ = 1600;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { orm } = server.context.database;
  const { completed, globex } = server.fixtures.bookings;
  // Nineteen in twenty trips are Northwind's, over more than a year.
  const of = { most: completed, oneInTwenty: globex };
  await insertManyTrips(orm, { trips: TRIPS, minutesApart: 30, of });
  await foldTripCounts(server.context);
  // The throw-away server writes its log late, and until then no row counts as visible to
  // everybody.
  await orm.execute(sql`checkpoint`);
  await orm.execute(sql`vacuum analyze bookings`);
});
afterAll(() => server?.close());

/** What a page and its total read, by the statements that the list engine writes. */
async function planOf(user: TestUser, parameters: Record<string, string>) {
  const binding = bindings.find(({ resource }) => resource.name === 'bookings')!;
  const asked = Object.entries({ ...parameters, maxPerPage: `${PAGE}` });
  const { answer, plans } = await plansOf(server, user, (ctx) => listRows(ctx, binding, asked));
  const { rows, total } = answer;
  const pages = plans.filter(({ text }) => text.includes('limit $')).map(({ plan }) => plan);
  const others = plans.filter(({ text }) => !text.includes('limit $')).map(({ plan }) => plan);
  const counting = [...pages.flatMap(totalsIn), ...others];
  expect(pages.length).toBeGreaterThan(0);
  if (total > PAGE) expect(counting.length).toBeGreaterThan(0);
  const most = (of: PlanNode[], read: (plan: PlanNode) => number) => Math.max(0, ...of.map(read));
  return {
    found: (JSON.parse(rows.text) as unknown[]).length,
    total,
    page: most(pages.map(ofPage), entries),
    pageRows: most(pages.map(ofPage), tableRowsRead),
    counting: most(counting, entries),
  };
}

const person = '00000000-0000-4000-8000-000000000123';
const cases: [string, Record<string, string>][] = [
  ['everything', {}],
  ['trips under way', { status: 'NEW,ASSIGN,ENROUTE,MADECONTACT,DROPPINGOFF' }],
  ['trips ahead, of which there are few', { status: 'PREBOOKED' }],
  ['completed trips', { status: 'COMPLETED,COMPLETE,ARCHIVE_COMPLETE' }],
  ['cancelled trips', { status: 'CUSTOMER_CANCELLED,DRIVER_CANCELLED,NOSHOW' }],
  ['a rare status', { status: 'NOSHOW' }],
  ['a status without trips', { status: 'DRIVER_CANCELLED' }],
  ['one passenger', { passengerId: person }],
  ['one passenger in one tab', { passengerId: person, status: 'COMPLETED' }],
  ['a rare way to pay', { paymentType: 'cash' }],
  ['a way to pay nobody uses', { paymentType: 'creditCard' }],
  ['a rare vehicle', { vehicle: 'Wheelchair' }],
  ['a vehicle nobody takes', { vehicle: 'Minibus' }],
  ['an account field', { accountField: 'Cost centre:321' }],
  ['an account field nobody has', { accountField: 'Cost centre:nobody' }],
  ['a trip id', { dynamicSearch: 'D00012345' }],
  ['a name', { dynamicSearch: 'person 123' }],
  ['a word that every trip has', { dynamicSearch: 'airport' }],
  ['a word nobody has', { dynamicSearch: 'zanzibar' }],
  [
    'a period long ago',
    {
      pickupTimeFrom: new Date(Date.now() - 300 * 86_400_000).toISOString(),
      pickupTimeTo: new Date(Date.now() - 290 * 86_400_000).toISOString(),
    },
  ],
  ['the latest made', { sort: '-createdAt' }],
  ['names', { sort: 'passengerName' }],
  ['the dearest', { sort: '-total' }],
  ['the dearest completed', { sort: '-total', status: 'COMPLETED' }],
];

/** Trips as a fleet manager sees them, and as an admin of one account does. */
const readers: [string, () => [TestUser, Record<string, string>]][] = [
  ['a fleet manager', () => [server.fixtures.users.fleetManager, {}]],
  [
    'an admin',
    () => {
      const { corporations, users } = server.fixtures;
      return [users.northwindAdmin, { corporationId: corporations.northwind.id }];
    },
  ],
];

describe.each(readers)('what %s reads of a page of trips', (_who, reader) => {
  const planFor = (query: Record<string, string>) => {
    const [user, scope] = reader();
    return planOf(user, { ...query, ...scope });
  };

  it.each(cases)('of %s is the same, however many trips there are', async (_name, query) => {
    expect((await planFor(query)).page).toBeLessThanOrEqual(MOST_READ);
  });

  it.each<[string, Record<string, string>]>([
    ['everything', {}],
    ['completed trips', { status: 'COMPLETED,COMPLETE,ARCHIVE_COMPLETE' }],
    ['everything paid by account', { paymentType: 'businessAccount' }],
    ['all but a few vehicles', { vehicle: 'Saloon' }],
    ['a year', { pickupTimeFrom: new Date(Date.now() - 365 * 86_400_000).toISOString() }],
    [
      'completed trips paid by account until a day',
      { status: 'COMPLETED', paymentType: 'businessAccount', pickupTimeTo: '2100-01-01T00:00:00Z' },
    ],
  ])('and of the total of %s', async (_name, query) => {
    const { total, counting } = await planFor(query);
    expect(total).toBeGreaterThan(TRIPS / 2);
    expect(counting).toBeLessThanOrEqual(MONTH_READ);
  });

  it.each<[string, Record<string, string>]>([
    ['in the middle', { page: '400' }],
    ['at the end', { page: '930' }],
    ['in the middle, the oldest first', { page: '400', sort: 'pickupAt' }],
    ['in the middle of one tab', { page: '400', status: 'COMPLETED,COMPLETE,ARCHIVE_COMPLETE' }],
  ])('and of a page %s', async (_name, query) => {
    const { found, page, pageRows } = await planFor(query);
    expect(found).toBe(PAGE);
    expect(page).toBeLessThanOrEqual(MONTH_READ);
    expect(pageRows).toBeLessThanOrEqual(PAGE * 2);
  });

  it.each<[string, Record<string, string>]>([
    ['names', { sort: 'passengerName', page: '400' }],
    ['the latest made', { sort: '-createdAt', page: '400' }],
    ['the dearest of one tab', { sort: '-total', page: '400', status: 'COMPLETED' }],
  ])('far on in the order of %s is only its rows', async (_name, query) => {
    const { found, pageRows } = await planFor(query);
    expect(found).toBe(PAGE);
    expect(pageRows).toBeLessThanOrEqual(PAGE * 2);
  });

  it('counts the trips of a person by reading only those', async () => {
    const { total, counting } = await planFor({ passengerId: person, status: 'COMPLETED' });
    expect(total).toBeGreaterThan(PAGE);
    expect(counting).toBeLessThanOrEqual(total * 1.2);
  });

  it('counts the trips that have words by reading only those', async () => {
    const { total, counting } = await planFor({ dynamicSearch: 'person 12' });
    expect(total).toBeGreaterThan(PAGE);
    expect(counting).toBeLessThanOrEqual(total * 1.1);
  });
});

describeLaterTotals(() => server, 'airport');

it('can fail: without its index a page reads all trips', async () => {
  const { fleetManager } = server.fixtures.users;
  const wanted = { vehicle: 'Minibus' };
  expect((await planOf(fleetManager, wanted)).page).toBeLessThanOrEqual(MOST_READ);
  await server.context.database.pool.query(
    'drop index bookings_by_vehicle, bookings_by_vehicle_of_account',
  );
  expect((await planOf(fleetManager, wanted)).page).toBeGreaterThan(TRIPS / 2);
});
