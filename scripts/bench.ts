import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { readConfig } from '../server/config/env.ts';
import { issuerOf } from '../server/identity/issuers.ts';
import { runServer } from '../server/run.ts';
import { signAccessToken } from '../tests/support/tokens.ts';

/** Measurements of docs/performance.md. Ratios and counts travel between machines; times do not. */
const PORT = 4398;
const ORIGIN = `http://localhost:${PORT}`;
const ROUNDS = 60;
const FEW = 1000;
const MANY = Number(process.env['BENCH_TRIPS'] ?? 100_000);

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const config = readConfig({ PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const server = await runServer(config);
const { orm, vacuumAnalyze } = server.context.database;
const report = (name: string, value: string) => console.log(`${name.padEnd(64)} ${value}`);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const { rows } = await orm.execute<{ id: string }>(
  sql`select id from users where channel_id = 'meridian' and role = 'bookingChannelAdmin'`,
);
const token = await signAccessToken(server.context.database, {
  issuer: issuerOf(ORIGIN),
  subject: rows[0]?.id ?? '',
});

async function get(path: string): Promise<Response> {
  const response = await fetch(`${ORIGIN}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await response.arrayBuffer();
  return response;
}

async function medianTime(path: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await get(path);
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

const PAGE = '/v1/bookings?page=0&maxPerPage=20&sort=-pickupAt';
const count = async (channelId: string) => {
  const { rows } = await orm.execute<{ count: number }>(
    sql`select count(*)::int as count from bookings where channel_id = ${channelId}`,
  );
  return rows[0]?.count ?? 0;
};

/** Copies trips of the demo until there are so many, each at its own moment of the last ten years. */
async function growTo(trips: number): Promise<void> {
  for (let now = await count('meridian'); now < trips; now = await count('meridian')) {
    await orm.execute(sql`
      insert into bookings
      select (jsonb_populate_record(b, jsonb_build_object(
        'id', gen_random_uuid(), 'attempt', gen_random_uuid(), 'tracking_token', gen_random_uuid(),
        'dispatch_id', null, 'status', 'COMPLETED', 'state', 'CONFIRMED',
        'pickup_at', now() - random() * interval '3650 days'
      ))).*
      from bookings b where b.channel_id = 'meridian' limit ${Math.min(trips - now, 5000)}`);
  }
  await vacuumAnalyze();
}

/** Pages that people ask for, with what each is about. */
const pages: Record<string, string> = {
  'First page of 20 trips': PAGE,
  'The same of completed trips': `${PAGE}&status=COMPLETED,COMPLETE,ARCHIVE_COMPLETE`,
  'The same of trips under way': `${PAGE}&status=NEW,ASSIGN,ENROUTE,MADECONTACT,DROPPINGOFF`,
  'The same paid by card': `${PAGE}&paymentType=creditCard`,
  'The same found by a word': `${PAGE}&dynamicSearch=heathrow`,
  'The same sorted by name': '/v1/bookings?page=0&maxPerPage=20&sort=passengerName',
};
await growTo(FEW);
const before: Record<string, number> = {};
for (const [name, path] of Object.entries(pages)) before[name] = await medianTime(path);
await growTo(MANY);
for (const [name, path] of Object.entries(pages))
  report(
    `${name}: ${MANY} trips against ${FEW}`,
    `×${((await medianTime(path)) / (before[name] ?? 1)).toFixed(2)}`,
  );
const first = await medianTime(PAGE);
const deepest = PAGE.replace('page=0', 'page=499');
report(
  'Page 500, the last one, against the first',
  `×${((await medianTime(deepest)) / first).toFixed(2)}`,
);

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
  string,
  Chunk
>;
const sizeOf = (file: string) => gzipSync(readFileSync(join('dist', file))).length;
const reach = (key: string, seen = new Set<string>()): Set<string> => {
  if (!seen.has(key)) {
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) reach(next, seen);
  }
  return seen;
};
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
const scripts = Object.keys(manifest).filter((key) => manifest[key]?.file.endsWith('.js'));
const bytes = (keys: Iterable<string>) =>
  [...keys].reduce((sum, key) => sum + sizeOf(manifest[key]?.file ?? ''), 0);
report(
  'Scripts of the welcome page against those of the whole console',
  `${((100 * bytes(reach(entry))) / bytes(scripts)).toFixed(0)} %`,
);

await server.stop();
rmSync(dataDir, { recursive: true, force: true });
