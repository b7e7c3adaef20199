import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import {
  databaseError,
  isCheckViolation,
  isForeignKeyViolation,
  isRetryable,
  isUniqueViolation,
} from './errors.ts';
import type { Database } from './open.ts';

describe('errors', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase({ migrations: null });
    await database.pool.query(`
      CREATE TABLE account (id int PRIMARY KEY, email text CONSTRAINT account_email UNIQUE);
      CREATE TABLE trip (account int CONSTRAINT trip_account REFERENCES account,
                         fare int CONSTRAINT trip_fare CHECK (fare >= 0));
      INSERT INTO account VALUES (1, 'a@example.com')`);
  });
  afterAll(() => database.close());

  const thrownBy = (statement: ReturnType<typeof sql>) =>
    database.orm.execute(statement).then(
      () => null,
      (error: unknown) => error,
    );

  it('are recognised with their constraint, with drizzle and without it', async () => {
    const unique = await thrownBy(sql`INSERT INTO account VALUES (2, 'a@example.com')`);
    expect(isUniqueViolation(unique)).toBe(true);
    expect(isUniqueViolation(unique, 'account_email')).toBe(true);
    expect(isUniqueViolation(unique, 'account_pkey')).toBe(false);
    expect(isForeignKeyViolation(unique)).toBe(false);

    const foreign = await thrownBy(sql`INSERT INTO trip VALUES (9, 1)`);
    expect(isForeignKeyViolation(foreign, 'trip_account')).toBe(true);
    expect(isUniqueViolation(foreign)).toBe(false);

    const check = await thrownBy(sql`INSERT INTO trip VALUES (1, -1)`);
    expect(isCheckViolation(check, 'trip_fare')).toBe(true);

    const plain = await database.pool
      .query('INSERT INTO account VALUES (1, null)')
      .catch((error: unknown) => error);
    expect(isUniqueViolation(plain, 'account_pkey')).toBe(true);
  });

  it('that do not come from the database are not recognised', () => {
    expect(databaseError(new Error('no'))).toBeNull();
    expect(isRetryable(new Error('no'))).toBe(false);
    expect(isUniqueViolation(null)).toBe(false);
  });
});

it('a transaction that lost a race with another serializable one may be run again', async () => {
  const { pool, close } = await openTestDatabase({ migrations: null });
  await pool.query('CREATE TABLE account (id int)');
  const [one, two] = await Promise.all([pool.connect(), pool.connect()]);
  const lose = async () => {
    for (const own of [one, two]) await own.query('BEGIN ISOLATION LEVEL SERIALIZABLE');
    for (const own of [one, two]) await own.query('SELECT sum(id) FROM account');
    for (const own of [one, two]) await own.query('INSERT INTO account VALUES (1)');
    for (const own of [one, two]) await own.query('COMMIT');
  };
  const error = await lose().catch((thrown: unknown) => thrown);
  for (const own of [one, two]) own.release(true);
  await close();
  expect(isRetryable(error)).toBe(true);
});
