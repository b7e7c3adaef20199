import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { type Database, openDatabase } from './open.ts';
import type { Reach } from './rowSecurity/reach.ts';
import { andCommit, withNext } from './statements/companions.ts';
import { inTransaction } from './transaction.ts';

let owner: Database;
let pooled: Database;

/** One connection, so that every transaction has the one that the transaction before had. */
beforeAll(async () => {
  owner = await openTestDatabase();
  await owner.orm.execute(sql`create table noted (word text)`);
  await owner.orm.execute(sql`grant all on noted to public`);
  const url = String(owner.connection.connectionString);
  pooled = await openDatabase({ kind: 'postgres', url, directUrl: url, maxConnections: 1 });
});
afterAll(async () => {
  await pooled.close();
  await owner.close();
});

const REACHES: Reach[] = ['everywhere', { channelId: 'meridian' }, { channelId: 'other' }];

it('leaves no named statement behind, however often one comes', async () => {
  const words = Array.from({ length: 5 }, (_, at) => `${at}`);
  for (const reach of REACHES) {
    const database = pooled.reaching(reach);
    const count = database.orm
      .select({ all: sql<number>`count(*)::int` })
      .from(sql`noted`)
      .prepare('count');
    for (const word of words) {
      await inTransaction(database, async (tx) => {
        await tx.execute(withNext(sql`insert into noted values (${word})`));
        await tx.execute(sql`insert into noted values (${word})`);
        await tx.execute(andCommit(sql`insert into noted values (${word})`));
      });
      await count.execute();
    }
  }
  const { rows } = await pooled.pool.query('select name from pg_prepared_statements');
  expect(rows).toEqual([]);
  expect(await owner.orm.$count(sql`noted`)).toBe(3 * words.length * REACHES.length);
});

it('sends the settings of a connection with each transaction', async () => {
  const shown = () => pooled.reaching('everywhere').orm.execute(sql`show timezone`);
  await pooled.pool.query("set timezone = 'Asia/Tokyo'");
  expect((await shown()).rows).toEqual([{ TimeZone: 'UTC' }]);
  const { options, idle_in_transaction_session_timeout: idle } = pooled.pool.options;
  expect({ options, idle }).toEqual({ options: undefined, idle: undefined });
  expect(pooled.connection.options).toMatch(/TimeZone=UTC/);
});
