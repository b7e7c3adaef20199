import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { StoreError } from './embedded/errors.ts';
import { isLockTimeout, isRetryable } from './errors.ts';
import type { Database } from './open.ts';
import { secureTables } from './rowSecurity/secure.ts';

/** Where drizzle-kit writes the migrations. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

// Any number will do, as long as nothing else in the database uses it.
const ADVISORY_LOCK = 7_211_840_015;

/**
 * How long a change waits for its table. Meanwhile all calls that need the table wait behind it, and calls that hold
 * the table may wait for another one that is changed already; PostgreSQL would end one of them after a second.
 */
const LOCK_WAIT_MS = 400;
/** For the calls that waited, before the next try. */
const PAUSE_MS = 500;
const PATIENCE_MS = 120_000;

/**
 * Brings the schema up to date: applies, in one transaction, every migration not applied yet.
 * Any number of processes may call it at once; the others wait and then find nothing to do. Processes of the former
 * version may go on working: where they use a table that is to be changed, it begins again a little later. It
 * keeps the same record as drizzle-kit's own migrator.
 *
 * This is not drizzle's `migrate()`, which opens its own transaction, reads the record before that,
 * and applies everything. A restored backup must be migrated in the transaction that reads it.
 * @returns how many migrations were applied
 */
export async function migrate(database: Database, folder = MIGRATIONS_FOLDER): Promise<number> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await migrateOnce(database, folder);
    } catch (error) {
      if (!isLockTimeout(error) && !isRetryable(error)) throw error;
      if (performance.now() > giveUpAt)
        throw new StoreError(
          'The tables could not be brought up to date, because other programs use them without a pause. Nothing was ' +
            'changed. End long reports and backups, or stop the other processes of the product, and start again.',
          { cause: error },
        );
      await wait(PAUSE_MS);
    }
  }
}

async function migrateOnce(database: Database, folder: string): Promise<number> {
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    // Not for the wait for another process that migrates, which may take long.
    await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    await client.query(`SET LOCAL lock_timeout = ${LOCK_WAIT_MS}`);
    const applied = await migrateOn(client, undefined, folder);
    await secureTables(client);
    await client.query('COMMIT');
    client.release();
    return applied;
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

/** When each migration was generated, the earliest first; the record identifies them by that. */
export function knownMigrations(folder = MIGRATIONS_FOLDER): number[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis);
}

/**
 * Whether a schema that these migrations made can be brought up to date. The first migration
 * combines earlier ones and has the time of the last of them: a schema with that one has them all.
 */
export function continues(applied: readonly number[], folder = MIGRATIONS_FOLDER): boolean {
  const known = knownMigrations(folder);
  const [first = 0] = known;
  return applied.includes(first) && applied.every((at) => at < first || known.includes(at));
}

/**
 * Applies migrations in the transaction that is open on this connection.
 * @param only the migrations to apply, by the times at which they were generated; by default all
 * @returns how many were applied
 * @throws {StoreError} for a database of an earlier version that cannot be brought up to date
 */
export async function migrateOn(
  client: pg.ClientBase,
  only?: readonly number[],
  folder = MIGRATIONS_FOLDER,
): Promise<number> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
  const applied = await appliedMigrations(client);
  const [first = 0] = knownMigrations(folder);
  if (applied.size > 0 && !applied.has(first))
    throw new StoreError(
      'This database was made by a version of the product that is too old to be brought up to date ' +
        'by this one. Nothing was changed. "From an earlier version" in docs/storage.md says how to ' +
        'carry its data over.',
    );
  const newest = Math.max(...knownMigrations(folder));
  if ([...applied].some((at) => at > newest))
    throw new StoreError(
      'This database was changed by a newer version of the product than this one, which would not understand it. ' +
        'Nothing was changed. Start the newer version, or read a backup from before the change into another ' +
        'database (npm run restore -- FILE).',
    );
  const pending = readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => !applied.has(folderMillis) && (only?.includes(folderMillis) ?? true),
  );
  for (const { sql, hash, folderMillis } of pending) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
      [hash, folderMillis],
    );
  }
  return pending.length;
}

async function appliedMigrations(client: pg.ClientBase): Promise<Set<number>> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
    (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  const { rows } = await client.query<{ created_at: string }>(
    'SELECT created_at FROM drizzle.__drizzle_migrations',
  );
  return new Set(rows.map((row) => Number(row.created_at)));
}

// A connection on which even ROLLBACK fails is discarded, not given to the next caller.
async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch {
    client.release(true);
  }
}
