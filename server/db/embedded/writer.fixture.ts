/**
 * Several writers that write rows as fast as they can, and print each acknowledged one, until they
 * are killed. Each continues its count from what the database has.
 */
import { openDatabase } from '../open.ts';

const WRITERS = 4;
const database = await openDatabase({ kind: 'embedded', dataDir: process.argv[2] ?? '' });
await database.pool.query(
  'CREATE TABLE IF NOT EXISTS trip (writer int, id int, note text, PRIMARY KEY (writer, id))',
);
const note = 'x'.repeat(500);

async function write(writer: number): Promise<never> {
  const { rows } = await database.pool.query<{ next: number }>(
    'SELECT coalesce(max(id) + 1, 0) AS next FROM trip WHERE writer = $1',
    [writer],
  );
  for (let id = rows[0]?.next ?? 0; ; id += 1) {
    await database.pool.query('INSERT INTO trip VALUES ($1, $2, $3)', [writer, id, note]);
    process.stdout.write(`${writer} ${id}\n`);
  }
}
await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
