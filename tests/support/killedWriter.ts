import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '../../server/db/open.ts';
import { CHILD_FLAGS } from './childFlags.ts';

const FIXTURE = join(import.meta.dirname, '../../server/db/embedded/writer.fixture.ts');

/** The last row acknowledged to each writer; all its earlier rows were acknowledged, too. */
export type Acknowledged = Map<number, number>;

/** A separate process that writes to an embedded store, and is killed. */
export interface KilledWriter {
  /** Resolves when this many more rows were acknowledged. */
  wrote(rows: number): Promise<void>;
  /** Ends it as `kill -9` does. @returns the rows that were acknowledged to it */
  kill(): Promise<Acknowledged>;
  pid: number;
}

/** Starts the writer, and resolves when its first row was acknowledged. */
export async function startWriter(dataDir: string): Promise<KilledWriter> {
  const child = spawn(process.execPath, [...CHILD_FLAGS, FIXTURE, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'close');
  const acknowledged: Acknowledged = new Map();
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => {
    const [writer = 0, id = 0] = line.split(' ').map(Number);
    acknowledged.set(writer, id);
  });
  const wrote = async (rows: number) => {
    const ended = exited.then(() =>
      Promise.reject(new Error('The writing process ended by itself')),
    );
    for (let row = 0; row < rows; row += 1) await Promise.race([once(lines, 'line'), ended]);
  };
  await wrote(1);
  return {
    wrote,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await exited;
      return acknowledged;
    },
  };
}

/** Starts the store again, and names the acknowledged rows that are missing from it. */
export async function missingIn(dataDir: string, acknowledged: Acknowledged): Promise<string[]> {
  const database = await openDatabase({ kind: 'embedded', dataDir });
  try {
    const { rows } = await database.pool.query<{ writer: number; rows: number; last: number }>(
      'SELECT writer, count(*)::int AS rows, max(id) AS last FROM trip GROUP BY writer',
    );
    const found = new Map(rows.map((row) => [row.writer, row]));
    return [...acknowledged].flatMap(([writer, id]) => {
      const row = found.get(writer);
      const isWhole = row !== undefined && row.last >= id && row.rows === row.last + 1;
      return isWhole ? [] : [`writer ${writer} up to ${id}: ${JSON.stringify(row ?? null)}`];
    });
  } finally {
    await database.close();
  }
}
