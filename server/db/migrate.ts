import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import type { Database } from './open.ts';

/** Where drizzle-kit writes the migrations. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

// Any number does, as long as nothing else in the database takes the same one.
const ADVISORY_LOCK = 7_211_840_015;

/**
 * Brings the schema up to date: applies, in one transaction, every migration not applied yet.
 * Any number of processes may call it at once; the others wait and then find nothing to do. It
 * keeps the same record as drizzle-kit's own migrator.
 *
 * Not drizzle's `migrate()`: that reads the record outside its transaction, so that a lock would
 * have to be a session's, which the embedded engine (one session for all) and poolers do not give.
 * @returns how many migrations were applied
 */
export async function migrate(database: Database, folder = MIGRATIONS_FOLDER): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    const applied = await appliedMigrations(client);
    const pending = migrations.filter(({ folderMillis }) => !applied.has(folderMillis));
    for (const { sql, hash, folderMillis } of pending) {
      for (const statement of sql) await client.query(statement);
      await client.query(
        'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
        [hash, folderMillis],
      );
    }
    await client.query('COMMIT');
    client.release();
    return pending.length;
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

async function appliedMigrations(client: pg.PoolClient): Promise<Set<number>> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
    (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  const { rows } = await client.query<{ created_at: string }>(
    'SELECT created_at FROM drizzle.__drizzle_migrations',
  );
  return new Set(rows.map((row) => Number(row.created_at)));
}

// A connection on which even ROLLBACK fails is thrown away, not given to the next caller.
async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch {
    client.release(true);
  }
}
