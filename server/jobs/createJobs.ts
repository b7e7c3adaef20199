import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { AppContext, Queryable } from '../context.ts';
import { withNext } from '../db/companions.ts';
import { type Queues, startJobQueue } from '../db/jobQueue.ts';
import { isEndedByServer } from '../db/errors.ts';
import type { Database } from '../db/open.ts';
import { describeError } from '../describeError.ts';
import { MAIL_ATTEMPTS } from '../services/mails/sendMail.ts';
import { runJob } from './handlers.ts';
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
/**
 * What dispatch must be told however long it is away, since nothing else finds it out: 10 minutes
 * apart at last, until the handler says that the trip is past. Trips lie a month ahead at most.
 */
const telling = { ...dispatching, retryLimit: 6000, retentionSeconds: 40 * 86_400 } as const;
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
/**
 * Goes on where it stopped, also after a crash; tried for about ten minutes, and then whoever asked
 * for it can start it again.
 */
const batching = {
  ...reporting,
  retryLimit: 6,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 7200,
} as const;
/** Comes again by itself: no retries, and never two at once. */
const recurring = { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300 } as const;

const queues = {
  // What outlasts its retries is the reconciliation's; so it is for a settlement.
  'dispatch-create': dispatching,
  'dispatch-update': telling,
  'dispatch-cancel': telling,
  'deliver-notices': recurring,
  'settle-payment': dispatching,
  'forget-card': { ...dispatching, policy: 'standard' },
  'send-mail': mailing,
  'report-export': reporting,
  'run-batch': batching,
  'run-import': batching,
  'reconcile-bookings': recurring,
  'fold-trip-counts': recurring,
  'recount-trips': { ...recurring, expireInSeconds: 1800 },
  'close-months': { ...recurring, expireInSeconds: 1800 },
  housekeeping: recurring,
} as const satisfies Queues & Record<JobName, unknown>;

const schedules: Partial<Record<JobName, string>> = {
  'reconcile-bookings': '* * * * *',
  'deliver-notices': '* * * * *',
  'fold-trip-counts': '* * * * *',
  // At night for most: it reads every trip.
  'recount-trips': '41 2 * * *',
  // Somewhere a day begins at each hour.
  'close-months': '7 * * * *',
  housekeeping: '17 * * * *',
};

/** Jobs that ask the dispatch system, which may be the simulator in this very process. */
const askingDispatch: readonly JobName[] = [
  'dispatch-create',
  'dispatch-update',
  'dispatch-cancel',
  'reconcile-bookings',
];

/** Workers are woken when a job is sent; this is for the ones put off and tried again. */
const RETRY_POLLING_SECONDS = 5;
/** Jobs of a queue that one worker takes and runs together. */
const BATCH = 10;
/** Workers of a queue: an outside service that hangs in one batch does not keep back the next. */
const WORKERS = 2;
/** Queues of small jobs, of which a busy minute brings hundreds. */
const inBursts: ReadonlySet<JobName> = new Set<JobName>([
  'dispatch-create',
  'dispatch-update',
  'dispatch-cancel',
  'settle-payment',
  'forget-card',
  'send-mail',
]);
const STOP_PATIENCE_MS = 20_000;

export interface JobRunner extends Jobs {
  /** Begins to take jobs; called once, when the rest of the process is ready. */
  start(app: AppContext): Promise<void>;
  /** Takes no jobs any more that ask dispatch, and waits for those under way. */
  leaveDispatch(): Promise<void>;
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
  let stopping: Promise<void> | undefined;
  const boss = await startJobQueue(database, queues, (error) => {
    // The queue may be stopped a moment before the last of its connections is; the store ends that one.
    if (stopping && isEndedByServer(error)) return;
    log.error({ err: error }, 'the job queue had an error');
  });
  return {
    async enqueue(on, name, payload, { singletonKey, startAfterSeconds } = {}) {
      const startAfter = startAfterSeconds;
      await boss.send(name, payload, { db: outbox(on), singletonKey, startAfter });
    },
    async enqueueAll(on, name, payloads) {
      const jobs = payloads.map((data) => ({ data }));
      if (jobs.length > 0) await boss.insert(name, jobs, { db: outbox(on) });
    },
    async start(app) {
      await Promise.all([
        work(boss, app, 'dispatch-create'),
        work(boss, app, 'dispatch-update'),
        work(boss, app, 'dispatch-cancel'),
        work(boss, app, 'deliver-notices'),
        work(boss, app, 'settle-payment'),
        work(boss, app, 'forget-card'),
        work(boss, app, 'send-mail'),
        work(boss, app, 'report-export'),
        work(boss, app, 'run-batch'),
        work(boss, app, 'run-import'),
        work(boss, app, 'reconcile-bookings'),
        work(boss, app, 'fold-trip-counts'),
        work(boss, app, 'recount-trips'),
        work(boss, app, 'close-months'),
        work(boss, app, 'housekeeping'),
      ]);
      for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron);
    },
    async leaveDispatch() {
      await Promise.all(askingDispatch.map((name) => boss.offWork(name)));
    },
    stop: () => (stopping ??= boss.stop({ graceful: true, timeout: STOP_PATIENCE_MS })),
  };
}

/** Adds jobs with the next statement of their transaction, because nobody needs their ids. */
const outbox = (on: Queryable) =>
  fromDrizzle({ execute: (query: SQL) => on.execute(withNext(query)) }, sql);

async function work<N extends JobName>(boss: PgBoss, app: AppContext, name: N): Promise<void> {
  const options = {
    includeMetadata: true,
    perJobResults: true,
    ...(isRetried(name) && { notifyPollingIntervalSeconds: RETRY_POLLING_SECONDS }),
    // A worker is woken once for many jobs: one that found a full batch looks again at once.
    ...(inBursts.has(name) && {
      batchSize: BATCH,
      burstWhenBatchFull: true,
      localConcurrency: WORKERS,
    }),
  } as const;
  await boss.work(name, options, (jobs: JobWithMetadata<JobPayloads[N]>[]) =>
    Promise.all(jobs.map((job) => run(app, name, job))),
  );
}

const isRetried = (name: JobName): boolean => queues[name].retryLimit > 0;

/** Runs one job of a batch; what becomes of it is nothing to the others. */
async function run<N extends JobName>(
  app: AppContext,
  name: N,
  { id, data, retryCount, retryLimit }: JobWithMetadata<JobPayloads[N]>,
): Promise<JobResult> {
  try {
    await runJob(app, name, data);
    return { id, status: 'completed' };
  } catch (error) {
    const about = { job: name, jobId: id, payload: data, error: describeError(error) };
    if (isRetried(name) && retryCount >= retryLimit)
      app.log.error(
        { ...about, attempts: retryCount + 1 },
        'a job is given up: it failed for good',
      );
    else app.log.warn(about, 'a job failed');
    return { id, status: 'failed', output: describeError(error) };
  }
}
