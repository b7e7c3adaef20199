import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { statementsOf } from '../../../tests/support/statements.ts';
import { andCommit, withNext } from './companions.ts';
import type { Database } from '../open.ts';
import { inTransaction } from '../transaction.ts';

let owner: Database;
let database: Database;
beforeAll(async () => {
  owner = await openTestDatabase();
  await owner.orm.execute(sql`create table noted (word text primary key)`);
  await owner.orm.execute(sql`grant all on noted to public`);
  database = owner.reaching('everywhere');
  // What keeps channels apart is looked up once.
  await database.orm.execute(sql`select`);
});
beforeEach(() => owner.orm.execute(sql`delete from noted`));
afterAll(() => owner.close());

const note = (word: string) => sql`insert into noted values (${word})`;
const noted = async () => {
  const { rows } = await owner.orm.execute<{ word: string }>(sql`select * from noted order by 1`);
  return rows.map(({ word }) => word);
};

it('are sent in one message with a statement of their transaction, in order', async () => {
  const sent = await statementsOf(owner, async () => {
    const found = await inTransaction(database, async (tx) => {
      await tx.execute(withNext(note('first')));
      const { rows } = await tx.execute(sql`select word from noted`);
      await tx.execute(withNext(note('second')));
      await tx.execute(andCommit(note('third')));
      return rows;
    });
    expect(found).toEqual([{ word: 'first' }]);
  });
  expect(sent).toHaveLength(2);
  expect(await noted()).toEqual(['first', 'second', 'third']);
});

it('are sent with the commit if no statement follows them', async () => {
  await inTransaction(database, (tx) => tx.execute(withNext(note('alone'))));
  expect(await noted()).toEqual(['alone']);
});

it('make the statement fail that they are sent with, so that the transaction is rolled back', async () => {
  const both = inTransaction(database, async (tx) => {
    await tx.execute(withNext(note('twice')));
    await tx.execute(withNext(note('twice')));
    await tx.execute(andCommit(note('behind')));
  });
  await expect(both).rejects.toThrow('with the commit');
  expect(await noted()).toEqual([]);
});

it('are not sent at all when the transaction fails before', async () => {
  const failed = inTransaction(database, async (tx) => {
    await tx.execute(note('taken back'));
    await tx.execute(withNext(note('never sent')));
    throw new Error('changed its mind');
  });
  await expect(failed).rejects.toThrow('changed its mind');
  expect(await noted()).toEqual([]);
});

it('commit nothing when the last one fails', async () => {
  const failed = inTransaction(database, async (tx) => {
    await tx.execute(note('before'));
    await tx.execute(andCommit(note('before')));
  });
  await expect(failed).rejects.toThrow();
  expect(await noted()).toEqual([]);
});

it('leave a connection that still works, even if the first statement of a kind fails', async () => {
  for (const mark of [1, 2, 3]) {
    const failed = inTransaction(database, async (tx) => {
      await tx.execute(
        withNext(sql`insert into noted values (${'same'}), (${'same'}), (${`${mark}`})`),
      );
      await tx.execute(andCommit(note('behind')));
    });
    await expect(failed).rejects.toThrow();
    await inTransaction(database, async (tx) => {
      await tx.execute(withNext(note(`${mark} ahead`)));
      await tx.execute(andCommit(note(`${mark} last`)));
    });
  }
  expect(await noted()).toHaveLength(6);
});

it('refuse a statement after the one that is marked as the last', async () => {
  const late = inTransaction(database, async (tx) => {
    await tx.execute(andCommit(note('committed')));
    await tx.execute(note('late'));
  });
  await expect(late).rejects.toThrow();
  expect(await noted()).toEqual(['committed']);
});

it('refuse values that are not strings, because the message could change them', async () => {
  const wrong = inTransaction(database, async (tx) => {
    await tx.execute(withNext(sql`insert into noted values (${null})`));
    await tx.execute(andCommit(note('last')));
  });
  await expect(wrong).rejects.toThrow();
  expect(await noted()).toEqual([]);
});

it('are run one by one on a connection that does not support them', async () => {
  await inTransaction(owner, async (tx) => {
    await tx.execute(withNext(note('one')));
    await tx.execute(andCommit(note('two')));
  });
  expect(await noted()).toEqual(['one', 'two']);
});
