import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { readConfig } from '../server/config/env.ts';
import { bookings, imports } from '../server/db/tables/index.ts';
import { issuerOf } from '../server/identity/issuers.ts';
import { runServer } from '../server/run.ts';
import { signAccessToken } from '../tests/support/tokens.ts';
import { listOverDriver } from './lib/benchCalls.ts';
import { measureBookings } from './lib/benchBookings.ts';
import { measureBrowser } from './lib/benchBrowser.ts';
import { measureImport } from './lib/benchImport.ts';
import { measureOverload } from './lib/benchOverload.ts';
import { welcomeShare } from './lib/benchScripts.ts';
import { addTripsUpTo } from './lib/longHistory.ts';
import { startPostgres } from './lib/postgres.ts';

/** Measurements of docs/performance.md. Only ratios and counts can be compared between machines. */
const PORT = Number(process.env['PORT'] ?? 4398);
const ORIGIN = `http://localhost:${PORT}`;
/** How often each page is requested, or how long at most, but at least a few times. */
const ROUNDS = 60;
const LONGEST_MS = 10_000;
const LEAST_ROUNDS = 5;
const FEW = 1000;
const MANY = Number(process.env['BENCH_TRIPS'] ?? 100_000);

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const postgres = process.env['BENCH_DATABASE'] === 'postgres' ? await startPostgres() : null;
const config = readConfig({
  PORT: String(PORT),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  ...(postgres ? { DATABASE_URL: postgres.url, DEMO: '1' } : {}),
});
/** A single person makes all requests here, more than anybody may. */
const UNLIMITED = { burst: 1e9, perSecond: 1e9 };
const server = await runServer(config, { rateLimit: UNLIMITED });
const { orm } = server.store;
const report = (name: string, value: string) => console.log(`${name.padEnd(64)} ${value}`);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

if (process.env['BENCH_ONLY'] === 'browser') {
  await measureBrowser(ORIGIN, report, process.env['BENCH_BEFORE']);
  await end();
}

const { rows } = await orm.execute<{ id: string }>(
  sql`select id from users where channel_id = 'meridian' and role = 'bookingChannelAdmin'`,
);
const { rows: admins } = await orm.execute<{ id: string }>(
  sql`select id from users where channel_id = 'meridian' and role = 'corporationAdmin' and status = 'active' limit 1`,
);
/** A token would expire while a long history is made, so each measurement gets a new one. */
const newToken = (subject = rows[0]?.id ?? '') =>
  signAccessToken(server.store, { issuer: issuerOf(ORIGIN), subject });

async function end(): Promise<never> {
  await server.stop();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}

async function get(path: string, token: string): Promise<Response> {
  const response = await fetch(`${ORIGIN}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await response.arrayBuffer();
  return response;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${ORIGIN}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await importToken}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

async function medianTime(path: string): Promise<number> {
  const times: number[] = [];
  const token = await newToken();
  const end = performance.now() + LONGEST_MS;
  while (times.length < ROUNDS && (times.length < LEAST_ROUNDS || performance.now() < end)) {
    const startedAt = performance.now();
    await get(path, token);
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

const PAGE = '/v1/bookings?page=0&maxPerPage=20&sort=-pickupAt';
/** Pages that people open, by what they show. */
const pages: Record<string, string> = {
  'First page of 20 trips': PAGE,
  'First page of completed trips': `${PAGE}&status=COMPLETED,COMPLETE,ARCHIVE_COMPLETE`,
  'First page of trips under way': `${PAGE}&status=NEW,ASSIGN,ENROUTE,MADECONTACT,DROPPINGOFF`,
  'First page of trips paid by card': `${PAGE}&paymentType=creditCard`,
  'First page of the last five years': `${PAGE}&pickupTimeFrom=${new Date(Date.now() - 5 * 365 * 86_400_000).toISOString()}`,
  'First page of trips found by a word': `${PAGE}&dynamicSearch=heathrow`,
  'First page of trips sorted by name': '/v1/bookings?page=0&maxPerPage=20&sort=passengerName',
};
async function reportListOverDriver(): Promise<void> {
  const found = await listOverDriver(server.store, 'meridian', `${ORIGIN}${PAGE}`, {
    'a fleet manager': await newToken(),
    'an admin of accounts': await newToken(admins[0]?.id),
  });
  for (const [who, ratio] of Object.entries(found))
    report(`First page of 20 trips of ${who}, against the driver's query`, `×${ratio.toFixed(2)}`);
}
if (process.env['BENCH_ONLY'] === 'list') {
  await addTripsUpTo(server.store, FEW);
  await reportListOverDriver();
  await end();
}

async function reportBookings(): Promise<void> {
  const { rows: found } = await orm.execute<{ userId: string; corporationId: string }>(sql`
    select m.user_id as "userId", m.corporation_id as "corporationId"
    from user_corporations m join users u on u.id = m.user_id
    where m.channel_id = 'meridian' and m.deleted_at is null and u.status = 'active'
      and u.role = 'corporationAdmin' order by u.email limit 1`);
  const { userId, corporationId } = found[0]!;
  const result = await measureBookings(server.store, ORIGIN, await newToken(userId), corporationId);
  const { overDriver, ofDatabase, statements, serverMs, databaseMs, perSecond } = result;
  report(
    "A booking with its jobs and mails, against the driver's insert",
    `×${overDriver.toFixed(1)}`,
  );
  report(
    'Share of PostgreSQL in the processor time of a booking',
    `${(100 * ofDatabase).toFixed(0)} %`,
  );
  report(
    'Processor time of a booking in ms: server, PostgreSQL',
    `${serverMs.toFixed(1)}, ${databaseMs.toFixed(1)}`,
  );
  report('Statements of a booking', statements.toFixed(1));
  report(
    'Bookings a second: one at a time, 16 at a time',
    `${perSecond.one.toFixed(0)}, ${perSecond.sixteen.toFixed(0)}`,
  );
}
if (process.env['BENCH_ONLY'] === 'booking') {
  await reportBookings();
  await end();
}

const importToken = newToken();
const { rows: accounts } = await orm.execute<{ id: string }>(
  sql`select id from corporations where channel_id = 'meridian' limit 1`,
);
const stateOf = async (id: string) =>
  (await orm.select({ state: imports.state }).from(imports).where(eq(imports.id, id)))[0]?.state;
const faster = await measureImport(call, stateOf, accounts[0]?.id ?? '');
report('10,000 single requests against an import, processor time', `×${faster.whole.toFixed(1)}`);
report('Single requests against only writing the rows', `×${faster.writing.toFixed(1)}`);
report('Single requests against the whole import, elapsed time', `×${faster.elapsed.toFixed(1)}`);

if (process.env['BENCH_ONLY'] === 'import') await end();

await addTripsUpTo(server.store, FEW);
// A new process is slow for a while.
for (const path of Object.values(pages)) await medianTime(path);
const before: Record<string, number> = {};
for (const [name, path] of Object.entries(pages)) before[name] = await medianTime(path);
await reportListOverDriver();
await addTripsUpTo(server.store, MANY);
for (const [name, path] of Object.entries(pages))
  report(
    `${name}: ${MANY} trips against ${FEW}`,
    `×${((await medianTime(path)) / (before[name] ?? 1)).toFixed(2)}`,
  );
const first = await medianTime(PAGE);
const lastPage = Math.ceil(MANY / 20) - 1;
const farPages: Record<string, string> = {
  'A page in the middle': PAGE.replace('page=0', `page=${lastPage >> 1}`),
  'The last page': PAGE.replace('page=0', `page=${lastPage}`),
  'A page in the middle, sorted by name': `/v1/bookings?page=${lastPage >> 1}&maxPerPage=20&sort=passengerName`,
};
for (const [name, path] of Object.entries(farPages))
  report(
    `${name} of ${MANY} trips, against the first`,
    `×${((await medianTime(path)) / first).toFixed(2)}`,
  );
const overload = await measureOverload({
  origin: ORIGIN,
  token: await newToken(),
  path: PAGE,
  urgentPath: '/v1/me',
});
const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
report('Five times the lists that can be answered: refused', percent(overload.refused));
report(
  'Time of an answered list, against a list without load',
  `×${overload.acceptedPace.toFixed(1)}`,
);
report(
  'Time of an answered list, against 16 callers all the time',
  `×${overload.acceptedPaceAtCapacity.toFixed(1)}`,
);
report('Time of a refusal, against a list without load', `×${overload.refusalPace.toFixed(1)}`);
report('The slowest answered list, against two seconds', percent(overload.slowestInTime));
report('GET /v1/me meanwhile: refused', String(overload.urgentRefused));
report('Time of GET /v1/me meanwhile, against no load', `×${overload.urgentPace.toFixed(1)}`);
report('Calls without an answer', String(overload.unanswered));
report(
  'Lists after the load until one is as fast as before it',
  String(overload.callsUntilRecovered),
);
const stated = Number((await get(PAGE, await newToken())).headers.get('x-total-count'));
const there = await orm.$count(
  bookings,
  sql`${bookings.channelId} = 'meridian' and ${bookings.status} is not null`,
);
report('Trips that the total states, and trips there are', `${stated}, ${there}`);

report(
  'Scripts of the welcome page against those of the whole console',
  `${(100 * welcomeShare()).toFixed(1)} %`,
);

await measureBrowser(ORIGIN, report, process.env['BENCH_BEFORE']);

await end();
