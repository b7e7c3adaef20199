import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { AppContext } from '../context.ts';
import { type Queues, startJobQueue } from '../db/jobQueue.ts';
import type { Database } from '../db/open.ts';
import { MAIL_ATTEMPTS } from '../services/mails/sendMail.ts';
import { handlers } from './handlers.ts';
import type { JobName, JobPayloads, Jobs } from './jobs.ts';

/** Dispatch must hear of a booking soon, and may be away for an hour: 2 s, 4 s, … 10 min apart. */
const dispatching = {
  policy: 'short',
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 60,
} as const;
/** A mail server may be away for a while: 5 s, 10 s, … 10 min apart. */
const mailing = {
  policy: 'standard',
  retryLimit: MAIL_ATTEMPTS - 1,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 120,
} as const;
/**
 * A million rows take minutes. What a process began that was killed is begun again as soon as
 * nothing has been heard of it for half a minute.
 */
const reporting = {
  policy: 'standard',
  retryLimit: 2,
  expireInSeconds: 1800,
  heartbeatSeconds: 30,
} as const;
/** Comes again by itself: no retries, and never two at once. */
const recurring = { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300 } as const;

const queues = {
  'dispatch-create': dispatching,
  'dispatch-update': dispatching,
  'dispatch-cancel': dispatching,
  'deliver-notices': recurring,
  // What outlasts the retries of a settlement is the reconciliation's.
  'settle-payment': dispatching,
  'forget-card': { ...dispatching, policy: 'standard' },
  'send-mail': mailing,
  'report-export': reporting,
  'reconcile-bookings': recurring,
  housekeeping: recurring,
} as const satisfies Queues & Record<JobName, unknown>;

const schedules: Partial<Record<JobName, string>> = {
  'reconcile-bookings': '* * * * *',
  'deliver-notices': '* * * * *',
  housekeeping: '17 * * * *',
};

/** Workers are woken when a job is sent; this is for the ones put off and tried again. */
const RETRY_POLLING_SECONDS = 5;
const MAILS_AT_ONCE = 5;
const STOP_PATIENCE_MS = 20_000;

export interface JobRunner extends Jobs {
  /** Begins to take jobs; called once, when the rest of the process is ready. */
  start(app: AppContext): Promise<void>;
}

/**
 * The background jobs on the database. Until `start`, jobs can be put in the outbox, but this
 * process takes none.
 * @example
 * const jobs = await createJobs({ database, log });
 * const app: AppContext = { …, jobs };
 * await jobs.start(app);
 */
export async function createJobs(options: { database: Database; log: Logger }): Promise<JobRunner> {
  const { database, log } = options;
  const boss = await startJobQueue(database, queues, (error) =>
    log.error({ err: error }, 'the job queue had an error'),
  );
  let stopping: Promise<void> | undefined;
  return {
    async enqueue(on, name, payload, { singletonKey, startAfterSeconds } = {}) {
      const startAfter = startAfterSeconds;
      await boss.send(name, payload, { db: fromDrizzle(on, sql), singletonKey, startAfter });
    },
    async start(app) {
      await Promise.all([
        work(boss, app, 'dispatch-create', handlers['dispatch-create']),
        work(boss, app, 'dispatch-update', handlers['dispatch-update']),
        work(boss, app, 'dispatch-cancel', handlers['dispatch-cancel']),
        work(boss, app, 'deliver-notices', handlers['deliver-notices']),
        work(boss, app, 'settle-payment', handlers['settle-payment']),
        work(boss, app, 'forget-card', handlers['forget-card']),
        work(boss, app, 'send-mail', handlers['send-mail']),
        work(boss, app, 'report-export', handlers['report-export']),
        work(boss, app, 'reconcile-bookings', handlers['reconcile-bookings']),
        work(boss, app, 'housekeeping', handlers.housekeeping),
      ]);
      for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron);
    },
    stop: () => (stopping ??= boss.stop({ graceful: true, timeout: STOP_PATIENCE_MS })),
  };
}

async function work<N extends JobName>(
  boss: PgBoss,
  app: AppContext,
  name: N,
  handle: (typeof handlers)[N],
): Promise<void> {
  const retried = queues[name].retryLimit > 0;
  const polling = retried ? { notifyPollingIntervalSeconds: RETRY_POLLING_SECONDS } : {};
  // One transaction writes the mails of a trip, and wakes workers once: each takes one of them.
  const together = name === 'send-mail' ? { localConcurrency: MAILS_AT_ONCE } : {};
  await boss.work<JobPayloads[N]>(name, { ...polling, ...together }, async (jobs) => {
    for (const { id, data } of jobs) {
      try {
        await handle(app, data);
      } catch (error) {
        app.log.warn({ job: name, jobId: id, payload: data, err: error }, 'a job failed');
        throw error;
      }
    }
  });
}
