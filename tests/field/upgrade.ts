import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { optionsOf } from '../../scripts/lib/tool.ts';
import { startPostgres } from '../../scripts/lib/postgres.ts';
import { openDatabase } from '../../server/db/open.ts';
import { ROOT } from '../support/namedTests.ts';
import { kindsOf, startLoad, wrongTrips } from './load.ts';
import { startNginx, startProduct } from './processes.ts';

/**
 * Replaces two processes behind nginx in turn by a newer version, while people book and look at lists. No call may
 * fail. Without a newer check-out, the newer version is this one with a migration that adds a column to every table.
 */
const {
  from = ROOT,
  to,
  port = '4130',
} = optionsOf('upgrade', {
  from: { type: 'string' },
  to: { type: 'string' },
  port: { type: 'string' },
});
const LOAD_MS = 10_000;
const ADDITION = `DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT tablename FROM pg_tables WHERE schemaname IN ('public', 'pgboss') ORDER BY 1 LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN rehearsed integer NOT NULL DEFAULT 0', one.tablename);
  END LOOP;
END $$;`;

/** A copy of this check-out with one migration more. */
function nextVersion(folder: string): string {
  for (const part of ['server', 'contract', 'scripts', 'public', 'package.json'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const migrations = join(folder, 'server/db/migrations');
  writeFileSync(join(migrations, '9999_rehearsed.sql'), ADDITION.replace(", 'pgboss'", ''));
  const journal = join(migrations, 'meta/_journal.json');
  const { entries, ...others } = JSON.parse(readFileSync(journal, 'utf8'));
  const last = entries.at(-1);
  entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_rehearsed' });
  writeFileSync(journal, JSON.stringify({ ...others, entries }));
  return folder;
}

const folder = mkdtempSync(join(tmpdir(), 'taxi-upgrade-'));
const postgres = await startPostgres();
const database = await openDatabase({ kind: 'postgres', url: postgres.url });
const first = Number(port);
const origin = `http://localhost:${first}`;
const ports = [first + 1, first + 2];
const start = (version: string, at: number) =>
  startProduct(version, {
    port: String(at),
    origin,
    home: join(folder, String(at)),
    DATABASE_URL: postgres.url,
    DRAIN_SECONDS: '3',
    TRUSTED_PROXIES: '127.0.0.1',
  });
const say = (text: string) => console.log(`${new Date().toISOString()} ${text}`);

const newer = to === undefined ? nextVersion(join(folder, 'next')) : resolve(to);
const running = [];
for (const at of ports) running.push(await start(resolve(from), at));
const nginx = startNginx(join(folder, 'nginx'), first, ports);
const load = await startLoad(database, { origin, isRepeating: false });
await wait(LOAD_MS);
for (const [n, at] of ports.entries()) {
  say(`Port ${at} is replaced, after ${load.report.calls} calls`);
  await running[n]!.stop();
  running[n] = await start(newer, at);
  say(`Port ${at} is ready again, after ${load.report.calls} calls`);
  await wait(LOAD_MS);
}
const report = await load.stop();
const { lost, doubled } = await wrongTrips(database, report);
say(
  `${report.calls} calls, ${report.failures.length} failed; ${report.confirmed.size} trips confirmed, ` +
    `${lost.length} lost, ${doubled.length} twice`,
);
for (const line of kindsOf(report)) say(line);
await Promise.all([...running, nginx].map((one) => one.stop()));
await database.close();
await postgres.stop();
const isGood = report.failures.length + lost.length + doubled.length === 0;
if (isGood) rmSync(folder, { recursive: true });
else say(`The logs are in ${folder}`);
process.exitCode = isGood ? 0 : 1;
