import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bindings } from '../../server/bindings/index.ts';
import type { RequestContext } from '../../server/context.ts';
import { listRows } from '../../server/crud/list.ts';
import { CHANNEL_A, type TestUser } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/**
 * What a page of trips costs is counted in rows read, as the database itself tells: times would say
 * how busy the machine is. Asked of PostgreSQL alone; the embedded engine plans with the same code.
 */
const TRIPS = 20_000;
const PAGE = 20;
/** A page, and what an index passes over to find it. Reading everything would be TRIPS. */
const MOST_READ = 600;

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

let server: TestServer;
beforeAll(async () => {
  if (inject('database') !== 'postgres') return;
  server = await startTestServer({ database: 'postgres' });
  const { orm } = server.context.database;
  const { completed, globex } = server.fixtures.bookings;
  // Nineteen in twenty of Northwind; statuses, ways to pay and vehicles as a busy year has them.
  await orm.execute(sql`
    insert into bookings
    select (jsonb_populate_record(b, jsonb_build_object(
      'id', gen_random_uuid(), 'attempt', gen_random_uuid(), 'tracking_token', gen_random_uuid(),
      'dispatch_id', 'D' || lpad(n::text, 8, '0'),
      'pickup_at', now() - n * interval '30 minutes',
      'created_at', now() - (n + 3) * interval '30 minutes',
      'passenger_id', ('00000000-0000-4000-8000-' || lpad((n % 400)::text, 12, '0')),
      'passenger_name', 'Person ' || (n % 400),
      'total', 1000 + n % 9000,
      'status', case when n % 5000 = 7 then 'ENROUTE' when n % 18 = 0 then 'CUSTOMER_CANCELLED'
        when n % 4000 = 9 then 'NOSHOW' else 'COMPLETED' end,
      'payment_type', case when n % 900 = 3 then 'cash' else 'businessAccount' end,
      'vehicle', jsonb_build_object('name', case when n % 1000 = 5 then 'Wheelchair' else 'Saloon' end),
      'business_account_config', case when n % 3 = 0 then jsonb_build_object('fields', jsonb_build_array(
        jsonb_build_object('id', '1', 'title', 'Cost centre', 'value', (n % 700)::text))) end
    ))).*
    from generate_series(1, ${TRIPS}) n
    join bookings b on b.id = case when n % 20 = 0 then ${globex.id}::uuid else ${completed.id}::uuid end`);
  await orm.execute(sql`analyze bookings`);
});
afterAll(() => server?.close());

const rowsRead = (node: PlanNode): number => {
  const own =
    (node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0)) *
    node['Actual Loops'];
  const below = (node.Plans ?? []).map(rowsRead);
  return Math.max(own, ...below);
};

/** The page's own query as the list engine writes it, and how the database goes about it. */
async function planOf(user: TestUser, query: Record<string, string>) {
  const { database, config } = server.context;
  const asked: { text: string; values: unknown[] }[] = [];
  const orm = drizzle(database.pool, {
    logger: { logQuery: (text, values) => void asked.push({ text, values }) },
  });
  const ctx: RequestContext = {
    app: { ...server.context, database: { ...database, orm } },
    actor: { ...user, userId: user.id },
    channel: config.channels.find(({ id }) => id === CHANNEL_A)!,
    language: 'en',
    requestId: 'plan',
  };
  const binding = bindings.find(({ resource }) => resource.name === 'bookings')!;
  const { rows } = await listRows(
    ctx,
    binding,
    Object.entries({ ...query, maxPerPage: `${PAGE}` }),
  );
  const page = asked.find(({ text }) => text.includes('order by'))!;
  const answer = await database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, timing off, format json) ${page.text}`,
    page.values,
  );
  return { found: rows.length, read: rowsRead(answer.rows[0]!['QUERY PLAN'][0].Plan) };
}

const person = '00000000-0000-4000-8000-000000000123';
const cases: [string, Record<string, string>][] = [
  ['everything', {}],
  ['the deepest page', { page: '499' }],
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

describe.runIf(inject('database') === 'postgres').each(cases)('a page of %s', (name, query) => {
  // Pages reach no further than 10,000 rows, and reading up to there costs as much.
  const most = name === 'the deepest page' ? 12_000 : MOST_READ;

  it('costs a fleet manager the same, however many trips there are', async () => {
    const { read } = await planOf(server.fixtures.users.fleetManager, query);
    expect(read).toBeLessThanOrEqual(most);
  });

  it('and an admin of one account', async () => {
    const { corporations, users } = server.fixtures;
    const mine = { ...query, corporationId: corporations.northwind.id };
    const { read } = await planOf(users.northwindAdmin, mine);
    expect(read).toBeLessThanOrEqual(most);
  });
});

it.runIf(inject('database') === 'postgres')(
  'can fail: without its index a page costs it all',
  async () => {
    const { fleetManager } = server.fixtures.users;
    const wanted = { vehicle: 'Minibus' };
    expect((await planOf(fleetManager, wanted)).read).toBeLessThanOrEqual(MOST_READ);
    await server.context.database.pool.query(
      'drop index bookings_by_vehicle, bookings_by_vehicle_of_account',
    );
    expect((await planOf(fleetManager, wanted)).read).toBeGreaterThan(TRIPS / 2);
  },
);
