import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { insertFixtures } from '../../tests/support/fixtures.ts';
import type { Database } from './open.ts';
import { repeated } from './repeated.ts';
import { fleets } from './tables/index.ts';
import { inTransaction } from './transaction.ts';

const TOGETHER = 4;

let database: Database;
let reached: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertFixtures(database.orm);
  reached = database.reaching({ channelId: 'meridian' });
});
afterAll(() => database.close());

const together = <T>(work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: TOGETHER }, work));

it('reads a table with a named statement that a newer version has changed meanwhile', async () => {
  const read = async () => {
    const statement = { name: 'every_column', text: 'select * from fleets order by id' };
    const { rows } = await reached.pool.query<Record<string, unknown>>(statement);
    return rows.map((row) => row['added']);
  };
  // On as many connections.
  const before = await together(read);
  expect(before[0]?.length).toBeGreaterThan(0);
  await database.pool.query('alter table fleets add column added integer not null default 7');
  expect(await together(read)).toEqual(before.map((rows) => rows.map(() => 7)));
});

it('does a transaction again that meets such a statement', async () => {
  let tries = 0;
  const read = () =>
    inTransaction(reached, async (tx) => {
      tries += 1;
      const rows = await tx
        .select({ id: fleets.id, phone: fleets.phone })
        .from(fleets)
        .orderBy(fleets.id)
        .prepare('phones')
        .execute();
      return rows;
    });
  const before = await together(read);
  await database.pool.query('alter table fleets alter column phone type varchar');
  tries = 0;
  expect(await together(read)).toEqual(before);
  expect(tries).toBeGreaterThan(TOGETHER);
});

it('does nothing again that PostgreSQL cannot do at all, with the same code', async () => {
  let tries = 0;
  const asking = repeated(reached.pool, () => {
    tries += 1;
    return reached.pool.query('select * from elsewhere.public.fleets');
  });
  await expect(asking).rejects.toMatchObject({ code: '0A000' });
  expect(tries).toBe(1);
});
