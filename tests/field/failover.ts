import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { optionsOf } from '../../scripts/lib/tool.ts';
import { openDatabase } from '../../server/db/open.ts';
import { ROOT } from '../support/namedTests.ts';
import { startCluster } from './cluster.ts';
import { kindsOf, startLoad, wrongTrips } from './load.ts';
import { startProduct } from './processes.ts';

/**
 * Takes the primary from the product, once as a power cut would and once on request, while people book. Bookings must
 * be possible again soon, and each confirmed one must be there once.
 */
const { port = '4140' } = optionsOf('failover', { port: { type: 'string' } });
const LOAD_MS = 15_000;
const LONGEST_GAP_MS = 30_000;
const first = Number(port);
const origin = `http://localhost:${first}`;

const folder = mkdtempSync(join(tmpdir(), 'taxi-failover-'));
// Another user's programs have their folders in it.
chmodSync(folder, 0o755);
const say = (text: string) => console.log(`${new Date().toISOString()} ${text}`);
const cluster = await startCluster(folder, first + 1);
say('Three nodes are ready');
const product = await startProduct(ROOT, {
  port,
  origin,
  home: join(folder, 'product'),
  DATABASE_URL: cluster.url,
});
const database = await openDatabase({ kind: 'postgres', url: cluster.url });
const load = await startLoad(database, { origin, isRepeating: true });
await wait(LOAD_MS);

const gaps: number[] = [];
/** Waits until trips are confirmed again, and a while longer. */
async function recovery(what: string): Promise<void> {
  const { report } = load;
  const before = report.confirmed.size;
  while (report.confirmed.size === before) await wait(100);
  await wait(LOAD_MS);
  gaps.push(report.longestGapMs);
  say(`${what}: no trip was confirmed for ${(report.longestGapMs / 1000).toFixed(1)} s`);
  report.longestGapMs = 0;
}
say(
  `${load.report.confirmed.size} trips confirmed, at most ${load.report.longestGapMs.toFixed(0)} ms apart`,
);
load.report.longestGapMs = 0;
const killed = await cluster.killPrimary();
await recovery(`The primary, ${killed.name}, was killed`);
killed.startAgain();
say(`${(await cluster.whole()).name} is the primary; the killed one follows it`);
load.report.longestGapMs = 0;
const former = await cluster.switchOver();
await recovery(`Another primary than ${former} was asked for`);

const report = await load.stop();
const { lost, doubled } = await wrongTrips(database, report);
say(
  `${report.calls} calls, ${report.failures.length} to be repeated; ${report.confirmed.size} trips confirmed, ` +
    `${lost.length} lost, ${doubled.length} twice`,
);
for (const line of kindsOf(report)) say(line);
await product.stop();
await database.close();
await cluster.stop();
const isGood = lost.length + doubled.length === 0 && gaps.every((gap) => gap <= LONGEST_GAP_MS);
if (isGood) rmSync(folder, { recursive: true });
else say(`The logs are in ${folder}`);
process.exitCode = isGood ? 0 : 1;
