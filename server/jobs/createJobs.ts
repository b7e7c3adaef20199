import type { Db, JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { AppContext, Queryable } from '../context.ts';
import { type Queues, startJobQueue } from '../db/jobQueue.ts';
import { isEndedByServer } from '../db/errors.ts';
import type { Database } from '../db/open.ts';
import { sendWithNext } from '../db/statements/together.ts';
import { describeError } from '../describeError.ts';
import { inLogScope } from '../logScope.ts';
import { jobs as jobCount, jobSeconds } from '../metrics/instruments.ts';
import { MAIL_ATTEMPTS } from '../services/mails/sendMail.ts';
import { runJob } from './handlers.ts';
import type { JobName, JobPayloads, Jobs } from './jobs.ts';

/**
 * Dispatch must learn of a booking soon, but may be away for an hour: the retries come after 2 s, 4
 * s, … and finally every 10 min.
 */
const dispatching = {
  policy: 'short',
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 60,
} as const;
/**
 * Dispatch must be told this, however long it is away, because nothing else would tell it. It is
 * finally tried every 10 minutes, until the handler says that the trip is past. Trips are at most a
 * month ahead.
 */
const telling = { ...dispatching, retryLimit: 6000, retentionSeconds: 40 * 86_400 } as const;
/**
 * A mail server may be away for a while: the retries come after 5 s, 10 s, … and finally every 10
 * min.
 */
const mailing = {
  policy: 'standard',
  retryLimit: MAIL_ATTEMPTS - 1,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 120,
} as const;
/**
 * A million rows take minutes. The work of a process that was killed begins again within two
 * minutes: the queue looks once a minute for work that has not been heard of for half a minute.
 */
const reporting = {
  policy: 'standard',
  retryLimit: 2,
  expireInSeconds: 1800,
  heartbeatSeconds: 30,
} as const;
/**
 * Continues where it stopped, also after a crash. It is tried for five to ten minutes; after that the
 * person who asked for it can start it again.
 */
const batching = {
  ...reporting,
  retryLimit: 6,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 7200,
} as const;
/** It is scheduled again anyway, so it has no retries, and never runs twice at the same time. */
const recurring = { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300 } as const;

const queues = {
  // If all retries fail, the reconciliation takes over; the same is true of a settlement.
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
  'apply-email-changes': recurring,
  housekeeping: recurring,
} as const satisfies Queues & Record<JobName, unknown>;

export const QUEUE_NAMES = Object.keys(queues);

const schedules: Partial<Record<JobName, string>> = {
  'reconcile-bookings': '* * * * *',
  'deliver-notices': '* * * * *',
  'fold-trip-counts': '* * * * *',
  // At night for most channels, because it reads every trip.
  'recount-trips': '41 2 * * *',
  // At each hour a month may begin in some time zone.
  'close-months': '7 * * * *',
  'apply-email-changes': '* * * * *',
  housekeeping: '17 * * * *',
};

/** Jobs that call the dispatch system, which may be the simulator in this process. */
const askingDispatch: readonly JobName[] = [
  'dispatch-create',
  'dispatch-update',
  'dispatch-cancel',
  'reconcile-bookings',
];

/** A new job wakes the workers; this interval is for postponed and retried jobs. */
const RETRY_POLLING_SECONDS = 5;
/** How many jobs of a queue one worker takes and runs together. */
const BATCH = 10;
/**
 * The number of workers of a queue: if an outside service hangs in one batch, the next is not held
 * up.
 */
const WORKERS = 2;
/** Queues of small jobs, which come by the hundred in a busy minute. */
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
  /** Takes no more jobs that call dispatch, and waits for those that are running. */
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
    // The queue may be stopped a moment before its last connection, which the store then ends.
    if (stopping && isEndedByServer(error)) return;
    log.error({ err: error }, 'the job queue had an error');
  });
  return {
    async enqueue(on, name, payload, { singletonKey, startAfterSeconds, isSmall } = {}) {
      const startAfter = startAfterSeconds;
      await boss.send(name, payload, {
        db: outbox(on),
        singletonKey,
        startAfter,
        ...(isSmall && { priority: SMALL }),
      });
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
        work(boss, app, 'run-batch', SMALL),
        work(boss, app, 'run-import'),
        work(boss, app, 'run-import', SMALL),
        work(boss, app, 'reconcile-bookings'),
        work(boss, app, 'fold-trip-counts'),
        work(boss, app, 'recount-trips'),
        work(boss, app, 'close-months'),
        work(boss, app, 'apply-email-changes'),
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
const outbox = (on: Queryable): Db => ({
  async executeSql(text, values = []) {
    await sendWithNext(on, text, values);
    return { rows: [] };
  },
});

/**
 * The priority of small jobs. A worker that takes only these keeps them from waiting for a large
 * one; between two large ones they come first.
 */
const SMALL = 1;

async function work<N extends JobName>(
  boss: PgBoss,
  app: AppContext,
  name: N,
  minPriority?: number,
): Promise<void> {
  const options = {
    ...(minPriority !== undefined && { minPriority }),
    includeMetadata: true,
    perJobResults: true,
    ...(isRetried(name) && { notifyPollingIntervalSeconds: RETRY_POLLING_SECONDS }),
    // A worker is woken once for many jobs, so one that got a full batch looks for more
    // immediately.
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

/** Runs one job of a batch. Its outcome does not affect the others. */
const run = <N extends JobName>(
  app: AppContext,
  name: N,
  job: JobWithMetadata<JobPayloads[N]>,
): Promise<JobResult> =>
  inLogScope(
    () => ({ job: name, jobId: job.id }),
    () => runLogged(app, name, job),
  );

async function runLogged<N extends JobName>(
  app: AppContext,
  name: N,
  { id, data, retryCount, retryLimit }: JobWithMetadata<JobPayloads[N]>,
): Promise<JobResult> {
  const queue = name;
  const finish = jobSeconds.startTimer({ queue });
  try {
    await runJob(app, name, data);
    jobCount.inc({ queue, outcome: 'completed' });
    return { id, status: 'completed' };
  } catch (error) {
    const about = { payload: data, error };
    const isGivenUp = isRetried(name) && retryCount >= retryLimit;
    jobCount.inc({ queue, outcome: isGivenUp ? 'given_up' : 'failed' });
    if (isGivenUp)
      app.log.error(
        { ...about, isFinal: true, attempts: retryCount + 1 },
        'a job is given up: it failed for good',
      );
    else app.log.warn(about, 'a job failed');
    return { id, status: 'failed', output: describeError(error) };
  } finally {
    finish();
  }
}
