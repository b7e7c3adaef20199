import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS_FOLDER } from './migrate.ts';
import type { Database } from './open.ts';

const newest = () =>
  Math.max(
    ...readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map((m) => m.folderMillis),
  );

/**
 * Besides asking for the migration, it writes a temporary file, which fails on a full disk: with this little memory,
 * the rows of the function do not fit into it.
 */
const CHECK = `
  WITH small AS MATERIALIZED (SELECT set_config('work_mem', '64kB', true) AS memory)
  SELECT exists(SELECT 1 FROM drizzle.__drizzle_migrations WHERE created_at = $1)
    AND NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off'
    AND (SELECT count(*) > 0 FROM small, generate_series(1, 20000 + 0 * length(memory))) AS ready`;

/** True when the database answers, can write, and has every migration this program was built with. */
export function readinessCheck({ pool }: Database): () => Promise<boolean> {
  const expected = newest();
  return async () => {
    try {
      const { rows } = await pool.query<{ ready: boolean }>(CHECK, [expected]);
      return rows[0]?.ready === true;
    } catch {
      return false;
    }
  };
}
