import { sql } from 'drizzle-orm';
import type { QueueState } from '../../../contract/operation/calls.ts';
import type { Queryable } from '../../context.ts';
import type { Database } from '../../db/open.ts';
import { QUEUE_NAMES, schedules } from '../../jobs/queues.ts';

export interface JobScope {
  channelId: string;
  /** Whether jobs that belong to no channel are told, too. */
  isOperator: boolean;
}

/** Jobs of the channel and, for the operator, those of none; the queue's own table knows no channels. */
export const isInScope = ({ channelId, isOperator }: JobScope) => {
  const own = sql`data ->> 'channelId' = ${channelId}`;
  return isOperator ? sql`(${own} or data ->> 'channelId' is null)` : own;
};

/** Whether the queue has its tables: it makes them itself, at the first start of a server. */
export async function hasQueue(on: Queryable): Promise<boolean> {
  const { rows } = await on.execute<{ isThere: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as "isThere"`,
  );
  return rows[0]!.isThere;
}

/** Taxis are waited for; anything else may take a little. The same as in deploy/prometheus/alerts.yml. */
const limitSeconds = (queue: string) => (queue.startsWith('dispatch-') ? 120 : 600);

/** What waits in each queue, and for how long. */
export async function readQueues(
  { orm }: Pick<Database, 'orm'>,
  scope: JobScope,
): Promise<QueueState[]> {
  const counts = (await hasQueue(orm))
    ? await orm.execute<Omit<QueueState, 'isBehind'>>(sql`
        select name as queue,
          count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
          coalesce(extract(epoch from now() - min(start_after)
            filter (where state < 'active' and start_after <= now())), 0)::float as "oldestSeconds",
          count(*) filter (where state < 'active' and start_after > now())::int as later,
          count(*) filter (where state = 'active')::int as running,
          count(*) filter (where state = 'failed'
            and completed_on > now() - interval '7 days')::int as failed
        from pgboss.job where state <> 'completed' and ${isInScope(scope)} group by name`)
    : { rows: [] };
  const known = QUEUE_NAMES.filter((queue) => scope.isOperator || !(queue in schedules));
  return known.map((queue) => {
    const found = counts.rows.find((row) => row.queue === queue) ?? {
      queue,
      waiting: 0,
      oldestSeconds: 0,
      later: 0,
      running: 0,
      failed: 0,
    };
    return { ...found, isBehind: found.oldestSeconds > limitSeconds(queue) };
  });
}
