import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/open.ts';
import type { Jobs } from '../../server/jobs/jobs.ts';

/** A job that a service put in the outbox. */
export interface EnqueuedJob {
  name: string;
  payload: unknown;
}

/** For each job, the transaction that puts it in the queue when it commits. */
const transactions = new WeakMap<EnqueuedJob, string>();

/** A queue that keeps its jobs, for a test to read or to run. */
export function recordingJobs(enqueued: EnqueuedJob[]): Jobs {
  const enqueueAll: Jobs['enqueueAll'] = async (on, name, payloads) => {
    const { rows } = await on.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`);
    for (const payload of payloads) {
      const job = { name, payload };
      transactions.set(job, rows[0]!.id);
      enqueued.push(job);
    }
  };
  return {
    enqueue: (on, name, payload) => enqueueAll(on, name, [payload]),
    enqueueAll,
    stop: () => Promise.resolve(),
  };
}

/**
 * Whether a queue would already give a job to a worker: the transaction that put it there is
 * committed.
 */
export async function isCommitted({ orm }: Database, job: EnqueuedJob): Promise<boolean> {
  const { rows } = await orm.execute<{ status: string }>(
    sql`select pg_xact_status(${transactions.get(job)}::xid8) as status`,
  );
  return rows[0]?.status === 'committed';
}
