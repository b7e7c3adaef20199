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
const GROWTH = 20;

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

/** Copies every trip of the demo, each at its own moment of the last ten years. */
const grow = sql`
  insert into bookings
  select (jsonb_populate_record(b, jsonb_build_object(
    'id', gen_random_uuid(), 'attempt', gen_random_uuid()::text, 'dispatch_id', null,
    'pickup_at', now() - random() * interval '3650 days', 'status', 'COMPLETED', 'state', 'CONFIRMED'
  ))).*
  from bookings b, generate_series(1, ${GROWTH})
  where b.channel_id = 'meridian'`;

const PAGE = '/v1/bookings?page=0&maxPerPage=20&sort=-pickupAt';
const DEEP = '/v1/bookings?page=50&maxPerPage=20&sort=-pickupAt';
const total = async () => Number((await get(PAGE)).headers.get('x-total-count'));

await get(PAGE);
const few = await total();
const before = await medianTime(PAGE);
await orm.execute(grow);
await vacuumAnalyze();
const many = await total();
const after = await medianTime(PAGE);
report(`First page of 20 trips: ${many} trips against ${few}`, `×${(after / before).toFixed(2)}`);
report(
  'Page 51 of 20 trips against the first',
  `×${((await medianTime(DEEP)) / after).toFixed(2)}`,
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
