import type { Database } from '../db/open.ts';

/**
 * How many jobs of each kind failed finally in the last week; a mail that no server accepted counts
 * as `send-mail`. Empty on a database on which no server was ever started.
 */
export async function countGivenUp({ pool }: Database): Promise<Record<string, number>> {
  const { rows: known } = await pool.query<{ isThere: boolean }>(
    `select to_regclass('pgboss.job') is not null and to_regclass('mails') is not null as "isThere"`,
  );
  if (!known[0]?.isThere) return {};
  const { rows } = await pool.query<{ name: string; count: number }>(
    `select name, count(*)::int as count from (
       select name from pgboss.job
         where state = 'failed' and completed_on > now() - interval '7 days'
       union all
       select 'send-mail' from mails
         where state = 'FAILED' and created_at > now() - interval '7 days'
     ) as failed group by name order by name`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
