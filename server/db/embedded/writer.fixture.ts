/** Writes rows as fast as it can and prints each one acknowledged, until it is killed. */
import { openDatabase } from '../open.ts';

const database = await openDatabase({ kind: 'embedded', dataDir: process.argv[2] ?? '' });
await database.pool.query('CREATE TABLE IF NOT EXISTS trip (id int PRIMARY KEY, note text)');
const note = 'x'.repeat(500);
for (let id = Number(process.argv[3]); ; id += 1) {
  await database.pool.query('INSERT INTO trip VALUES ($1, $2)', [id, note]);
  process.stdout.write(`${id}\n`);
}
