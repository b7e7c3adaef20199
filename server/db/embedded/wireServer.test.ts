import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import type { Database } from '../open.ts';

const CREATE = 'CREATE TABLE trip (id int PRIMARY KEY, fare int NOT NULL)';
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('embedded', { migrations: null });
});
afterAll(() => database.close());
beforeEach(() => database.pool.query(CREATE));
afterEach(() => database.pool.query('DROP TABLE trip'));

const client = async ({ connection } = database) => {
  const own = new pg.Client(connection);
  await own.connect();
  return own;
};
const count = async ({ pool } = database) => {
  const { rows } = await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM trip');
  return rows[0]?.n;
};

describe('many connections on the one backend', () => {
  it('never mixes up the statements, parameters or transactions of 50 clients', async () => {
    const clients = await Promise.all(Array.from({ length: 50 }, client));
    const keeps = (number: number, round: number) => (number + round) % 4 !== 0;
    const work = clients.map(async (own, number) => {
      for (let round = 0; round < 4; round += 1) {
        const id = number * 10 + round;
        // The same statement name everywhere, with another text in every client.
        const text = `SELECT $1::int + ${number} AS sum`;
        const { rows } = await own.query({ name: 'sum', text, values: [round] });
        expect(rows).toEqual([{ sum: number + round }]);
        await own.query('BEGIN');
        await own.query('INSERT INTO trip VALUES ($1, $2)', [id, number]);
        // Transactions of different length, or all clients would stay in step with one another.
        for (let step = 0; step <= number % 5; step += 1) {
          const seen = await own.query('SELECT fare FROM trip WHERE id = $1', [id]);
          expect(seen.rows).toEqual([{ fare: number }]);
        }
        await own.query(keeps(number, round) ? 'COMMIT' : 'ROLLBACK');
      }
      await own.end();
    });
    await Promise.all(work);
    const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM trip ORDER BY id');
    const kept = clients.flatMap((_, number) =>
      [0, 1, 2, 3].filter((round) => keeps(number, round)).map((round) => number * 10 + round),
    );
    expect(rows.map(({ id }) => id)).toEqual(kept);
  });

  it('holds an increment read and written in 40 transactions at once', async () => {
    await database.pool.query('INSERT INTO trip VALUES (1, 0)');
    const increment = () =>
      database.orm.transaction(async (tx) => {
        const { rows } = await tx.execute<{ fare: number }>(
          sql`SELECT fare FROM trip WHERE id = 1`,
        );
        await tx.execute(sql`UPDATE trip SET fare = ${(rows[0]?.fare ?? 0) + 1} WHERE id = 1`);
      });
    await Promise.all(Array.from({ length: 40 }, increment));
    const { rows } = await database.pool.query('SELECT fare FROM trip');
    expect(rows).toEqual([{ fare: 40 }]);
  });

  it('carries large parameters and results', async () => {
    const text = 'é'.repeat(2_000_000);
    const { rows } = await database.pool.query('SELECT $1::text AS same', [text]);
    expect(rows[0].same).toBe(text);
  });
});

describe('LISTEN and NOTIFY', () => {
  it('tells those who listen on the channel, and nobody else', async () => {
    const [one, two, other] = [await client(), await client(), await client()];
    const heard: string[] = [];
    const listen = async (own: pg.Client, name: string, channel: string) => {
      own.on('notification', ({ payload }) => heard.push(`${name} ${payload}`));
      await own.query(`LISTEN ${channel}`);
    };
    await listen(one, 'one', '"Trips"');
    await listen(two, 'two', '"Trips"');
    await listen(other, 'other', 'drivers');
    await database.orm.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_notify('Trips', 'moved')`);
    });
    await database.pool.query(`NOTIFY drivers, 'near'`);
    await Promise.all([one, two, other].map((own) => own.query('SELECT 1')));
    expect(heard.toSorted()).toEqual(['one moved', 'other near', 'two moved']);
    await Promise.all([one, two, other].map((own) => own.end()));
  });
});

describe('failure inside a transaction', () => {
  it('leaves the connection usable after ROLLBACK, and savepoints work', async () => {
    const own = await client();
    await own.query('BEGIN');
    await own.query('INSERT INTO trip VALUES (1, 1)');
    await own.query('SAVEPOINT before');
    await expect(own.query('INSERT INTO trip VALUES ($1, 1)', [1])).rejects.toMatchObject({
      code: '23505',
    });
    await expect(own.query('SELECT 1')).rejects.toMatchObject({ code: '25P02' });
    await own.query('ROLLBACK TO SAVEPOINT before');
    await own.query('COMMIT');
    await expect(own.query('SELECT nonsense')).rejects.toMatchObject({ code: '42703' });
    await own.query('BEGIN');
    await expect(own.query('SELECT 1/0')).rejects.toMatchObject({ code: '22012' });
    await own.query('ROLLBACK');
    expect((await own.query('SELECT id FROM trip')).rows).toEqual([{ id: 1 }]);
    await own.end();
  });

  it('refuses COPY FROM STDIN, which would end the engine, and goes on', async () => {
    await expect(database.pool.query('COPY trip FROM STDIN')).rejects.toMatchObject({
      code: '0A000',
      hint: expect.stringContaining('INSERT'),
    });
    expect(await count()).toBe(0);
  });
});

it('rolls back the transaction of a client that dies, and the others go on', async () => {
  const dying = await client();
  dying.on('error', () => undefined);
  await dying.query('BEGIN');
  await dying.query('INSERT INTO trip VALUES (1, 1)');
  const waiting = count();
  dying.connection.stream.destroy();
  expect(await waiting).toBe(0);
});

describe('a transaction left idle', () => {
  let impatient: Database;
  beforeAll(async () => {
    const patience = { lockWaitMs: 150, idleInTransactionMs: 600 };
    impatient = await openTestDatabase('embedded', { migrations: null, patience });
    await impatient.pool.query(CREATE);
  });
  afterAll(() => impatient.close());
  const untilFree = async (): Promise<number | undefined> => count(impatient).catch(untilFree);

  it('refuses a second connection asked for inside it, naming the cause', async () => {
    const nested = impatient.orm.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO trip VALUES (1, 1)`);
      await impatient.pool.query('SELECT 1');
    });
    await expect(nested).rejects.toMatchObject({
      code: '55P03',
      message: expect.stringContaining('another connection holds a transaction open'),
      hint: expect.stringContaining("transaction's own client"),
    });
    expect(await untilFree()).toBe(0);
  });

  it('is cut off and rolled back while others wait', async () => {
    const forgetful = await client(impatient);
    const cut = new Promise<Error>((resolve) => forgetful.on('error', resolve));
    await forgetful.query('BEGIN');
    await forgetful.query('INSERT INTO trip VALUES (1, 1)');
    expect(await untilFree()).toBe(0);
    expect(await cut).toMatchObject({ code: '25P03' });
  });

  it('does not end the process when its client came from the pool', async () => {
    const own = await impatient.pool.connect();
    const gone = new Promise((resolve) => own.once('end', resolve));
    await own.query('BEGIN');
    expect(await untilFree()).toBe(0);
    await gone;
    await expect(own.query('SELECT 1')).rejects.toThrow();
    own.release(true);
  });
});
