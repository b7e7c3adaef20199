import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS_FOLDER } from './migrate.ts';
import type { Database } from './open.ts';

const newest = () =>
  Math.max(
    ...readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map((m) => m.folderMillis),
  );

/** True when the database answers and has every migration this program was built with. */
export function readinessCheck({ pool }: Database): () => Promise<boolean> {
  const expected = newest();
  return async () => {
    try {
      const { rows } = await pool.query<{ applied: boolean }>(
        'SELECT exists(SELECT 1 FROM drizzle.__drizzle_migrations WHERE created_at = $1) AS applied',
        [expected],
      );
      return rows[0]?.applied === true;
    } catch {
      return false;
    }
  };
}
