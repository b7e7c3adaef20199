import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownerOf } from '../server/db/embedded/account.ts';
import { missingIn, startWriter } from '../tests/support/killedWriter.ts';
import { chownTree } from './lib/chownTree.ts';
import { freeze } from './lib/frozen.ts';

/**
 * Repeatedly kills a server that is writing to the embedded store, and starts it again on what is
 * left: on the folder itself, as after `kill -9`, and on a copy of the files as they were at that
 * moment, in the middle of PostgreSQL's work, as after a power cut. Nothing that was acknowledged
 * may be missing.
 */
const TIMES = Number(process.argv[2] ?? 25);
const MOST_ROWS = 400;

const folder = mkdtempSync(join(tmpdir(), 'taxi-kills-'));
// When this runs as root, PostgreSQL runs as another user and has to get through this folder.
chmodSync(folder, 0o711);
const dataDir = join(folder, 'data');
const cluster = join(dataDir, 'postgresql');
const image = join(folder, 'image');
let failures = 0;

async function check(what: string, at: string, acknowledged: Map<number, number>): Promise<void> {
  const missing = await missingIn(at, acknowledged);
  const rows = [...acknowledged.values()].reduce((sum, id) => sum + id + 1, 0);
  if (missing.length > 0) failures += 1;
  console.log(`${what}: ${rows} rows acknowledged, ${missing.join('; ') || 'all there'}`);
}

for (let time = 1; time <= TIMES; time += 1) {
  const writer = await startWriter(dataDir);
  await writer.wrote(Math.ceil(Math.random() * MOST_ROWS));
  const goOn = freeze(cluster);
  const acknowledged = await writer.kill();
  cpSync(dataDir, image, { recursive: true });
  chownTree(join(image, 'postgresql'), ownerOf(cluster));
  goOn();
  await check(`Kill ${time}`, dataDir, acknowledged);
  await check(`Power cut ${time}`, image, acknowledged);
  rmSync(image, { recursive: true, force: true });
}
rmSync(folder, { recursive: true, force: true });
console.log(
  failures === 0 ? `Nothing was lost in ${TIMES} of each.` : `${failures} lost something.`,
);
process.exitCode = failures === 0 ? 0 : 1;
