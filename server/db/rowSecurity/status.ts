import type pg from 'pg';
import { SIGN_IN_ROLE, WORKING_ROLES } from './reach.ts';

const ROLES = WORKING_ROLES.join(', ');

/** Whether the database keeps channels apart too. */
export interface RowSecurity {
  isOn: boolean;
  /** Tables of channels without protection, because no superuser has marked the functions. */
  open: string[];
}

/** The present state, read from the database's catalogue. */
export async function rowSecurity(pool: Pick<pg.ClientBase, 'query'>): Promise<RowSecurity> {
  const { rows } = await pool.query<RowSecurity>(`
    SELECT count(*) > 0 AS "isOn",
      coalesce(array_agg(tablename::text ORDER BY tablename) FILTER (WHERE qual = 'true'), '{}') AS open
    FROM pg_policies
    WHERE schemaname = 'public' AND policyname = 'of_channel' AND '${SIGN_IN_ROLE}' = ANY (roles)`);
  return rows[0]!;
}

const HOW = '"Row-level security" in docs/storage.md says how';

/** The same in a sentence, for the operator of the server. */
export function describeRowSecurity({ isOn, open }: RowSecurity): string {
  if (!isOn) return `PostgreSQL does not keep channels and accounts apart by itself yet: ${HOW}.`;
  if (open.length > 0)
    return (
      `PostgreSQL also keeps channels and accounts apart (row-level security), except in ${open.join(', ')}. ` +
      `There only the server does, until a superuser marks the functions that searches use. ${HOW}.`
    );
  return 'PostgreSQL also keeps channels and accounts apart (row-level security).';
}

/**
 * Gives the working roles the rights to the tables of the job queue, which the queue makes itself.
 */
export async function grantQueue(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(`DO $$ BEGIN
    IF (SELECT count(*) FROM pg_roles WHERE rolname = ANY ('{${ROLES}}')) = ${WORKING_ROLES.length} THEN
      PERFORM pg_advisory_xact_lock(hashtextextended('row security of jobs', 0));
      GRANT USAGE ON SCHEMA pgboss TO ${ROLES};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA pgboss TO ${ROLES};
    END IF;
  END $$`);
}
