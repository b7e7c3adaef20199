import type { Span } from '@opentelemetry/api';
import type { Db, JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { AppContext, Queryable } from '../context.ts';
import { startJobQueue } from '../db/jobQueue.ts';
import { isEndedByServer } from '../db/errors.ts';
import type { Database } from '../db/open.ts';
import { sendWithNext } from '../db/statements/together.ts';
import { describeError } from '../describeError.ts';
import { inLogScope } from '../logScope.ts';
import { jobs as jobCount, jobSeconds } from '../metrics/instruments.ts';
import { failSpan, inSpan, takeTrace, withTrace } from '../tracing/spans.ts';
import { count, NO_CHANNEL } from '../watch/measures.ts';
import { runJob } from './handlers.ts';
import type { JobName, JobPayloads, Jobs } from './jobs.ts';
import { askingDispatch, inBursts, isRetried, queues, schedules } from './queues.ts';

/** A new job wakes the workers; this interval is for postponed and retried jobs. */
const RETRY_POLLING_SECONDS = 5;
/** How many jobs of a queue one worker takes and runs together. */
const BATCH = 10;
/**
 * The number of workers of a queue: if an outside service hangs in one batch, the next is not held
 * up.
 */
const WORKERS = 2;
/** How many webhooks a process posts at the same time: of all endpoints, and of one. */
const POSTING = 12;
const POSTING_TO_ONE = 4;
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
      await boss.send(name, withTrace(payload), {
        db: outbox(on),
        singletonKey,
        startAfter,
        ...(isSmall && { priority: SMALL }),
        ...groupOf(payload),
      });
    },
    async enqueueAll(on, name, payloads) {
      const jobs = payloads.map((payload) => ({
        data: withTrace(payload),
        ...groupOf(payload),
      }));
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
        work(boss, app, 'fold-trip-figures'),
        work(boss, app, 'close-months'),
        work(boss, app, 'deliver-webhook'),
        work(boss, app, 'queue-webhooks'),
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

/** The jobs of one endpoint of webhooks are a group, of which only some run at a time. */
const groupOf = (payload: object) =>
  'endpointId' in payload ? { group: { id: String(payload.endpointId) } } : {};

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
    // One by one, because an endpoint that hangs would hold the others of its batch up.
    ...(name === 'deliver-webhook' && {
      burstWhenBatchFull: true,
      localConcurrency: POSTING,
      localGroupConcurrency: POSTING_TO_ONE,
    }),
  } as const;
  await boss.work(name, options, (jobs: JobWithMetadata<JobPayloads[N]>[]) =>
    Promise.all(jobs.map((job) => run(app, name, job))),
  );
}

/** Runs one job of a batch. Its outcome does not affect the others. */
const run = <N extends JobName>(
  app: AppContext,
  name: N,
  job: JobWithMetadata<JobPayloads[N]>,
): Promise<JobResult> =>
  inLogScope(
    () => ({ job: name, jobId: job.id }),
    () => {
      const { payload, parent } = takeTrace(job.data);
      const attributes = { 'messaging.destination.name': name, 'messaging.message.id': job.id };
      return inSpan(`job ${name}`, { kind: 'consumer', attributes, parent }, (span) =>
        runLogged(app, name, { ...job, data: payload }, span),
      );
    },
  );

async function runLogged<N extends JobName>(
  app: AppContext,
  name: N,
  { id, data, retryCount, retryLimit }: JobWithMetadata<JobPayloads[N]>,
  span: Span,
): Promise<JobResult> {
  const queue = name;
  const finish = jobSeconds.startTimer({ queue });
  // Timed jobs have no payload.
  const channelId = (data as { channelId?: string } | null)?.channelId ?? NO_CHANNEL;
  try {
    await runJob(app, name, data);
    jobCount.inc({ queue, outcome: 'completed' });
    count(channelId, 'jobs.done');
    return { id, status: 'completed' };
  } catch (error) {
    failSpan(span, error);
    const about = { payload: data, error };
    const isGivenUp = isRetried(name) && retryCount >= retryLimit;
    jobCount.inc({ queue, outcome: isGivenUp ? 'given_up' : 'failed' });
    count(channelId, isGivenUp ? 'jobs.given_up' : 'jobs.failed');
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
