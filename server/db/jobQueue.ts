import pg from 'pg';
import type { Db, Queue } from 'pg-boss';
import { PgBoss } from 'pg-boss';
import { errorOfCopy } from './errors.ts';
import type { Database } from './open.ts';
import { grantQueue } from './rowSecurity/status.ts';
import { statementNames } from './statements/statementNames.ts';

/** The queues of a process, by name, with what happens to jobs that fail or grow old. */
export type Queues = Record<string, Omit<Queue, 'name'>>;

// Separate from the request pool, so that jobs cannot take all connections from requests.
const CONNECTIONS = 4;

const nameOf = statementNames('job_');

/**
 * pg-boss fetches jobs and stores their outcomes by a few long statements without names. Parsing
 * and planning one takes the database seven times as long as running it, so they get names here.
 */
class KeepingClient extends pg.Client {
  override query(...sent: never[]): never {
    const [text, values, ...rest] = sent as unknown[];
    // Several statements in one text can have neither values nor a name.
    const name =
      typeof text === 'string' && Array.isArray(values) && !text.includes(';')
        ? nameOf(text)
        : undefined;
    const statement = name === undefined ? text : { name, text };
    return Reflect.apply(super.query, this, [statement, values, ...rest]) as never;
  }
}

/**
 * Starts pg-boss on the database, with every queue made and ready to be sent to.
 *
 * Workers are woken by NOTIFY when a job is sent; without it they look for work every 30 s. A
 * postponed job (`startAfter`, `retryDelay`) may therefore start that much late, unless `work()`
 * gets a shorter `notifyPollingIntervalSeconds`.
 * @example
 * const jobs = await startJobQueue(database, { mail: { retryLimit: 5, retryBackoff: true } }, log);
 * await jobs.work('mail', async ([job]) => send(job?.data));
 * await inTransaction(database, async (tx) => {
 *   await jobs.send('mail', { to }, { db: fromDrizzle(tx, sql) });
 * });
 * @param onError called for errors in the background; the queue continues without help
 */
export async function startJobQueue(
  database: Database,
  queues: Queues,
  onError: (error: Error) => void,
): Promise<PgBoss> {
  const { host, port, user, password, database: name, connectionString } = database.connection;
  const settings = {
    ...(connectionString
      ? { connectionString }
      : { host, port, user, database: name, ...(typeof password === 'string' && { password }) }),
    max: CONNECTIONS,
    // These are passed on to node-postgres's pool.
    Client: KeepingClient,
    // If a crash of the machine loses the end of a job, it is done again, which handlers must
    // tolerate anyway.
    options: '-c synchronous_commit=off',
    useListenNotify: true,
    schedule: true,
    cronWorkerIntervalSeconds: 45,
    cronMonitorIntervalSeconds: 45,
    flowIntervalSeconds: 60,
  };
  const boss = new PgBoss(settings);
  boss.on('error', (told) => onError(errorOfCopy(told)));
  wakeSeldom(boss.getDb());
  await boss.start();
  for (const [name, { policy, partition, ...options }] of Object.entries(queues)) {
    // Does nothing when the queue exists; its changeable options are then updated.
    await boss.createQueue(name, { policy, partition, ...options, notify: true });
    await boss.updateQueue(name, { ...options, notify: true });
    // Any read of the queue's jobs makes pg-boss remember the queue. Otherwise the first send()
    // looks it up on a second connection, and inside a transaction would wait for itself.
    await boss.findJobs(name, { id: NO_JOB });
  }
  await indexUnfinished(database.pool);
  await grantQueue(database.pool);
  return boss;
}

/**
 * Lets the operator's page read the jobs of a channel that are not done, without those that are, of which a week
 * is kept. pg-boss has no index for that, since it knows no channels.
 */
const indexUnfinished = (pool: Database['pool']) =>
  pool.query(`DO $$ BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('index of unfinished jobs', 0));
    CREATE INDEX IF NOT EXISTS job_unfinished ON pgboss.job
      ((data ->> 'channelId'), (coalesce(completed_on, started_on)) DESC NULLS LAST)
      WHERE state <> 'completed';
  END $$`);

/** Jobs that come within this time are taken together. */
const WAKE_MS = 100;

/**
 * Wakes the workers of a queue as soon as a job comes, but then not again for a while. Each time they look for jobs
 * and record the results, which costs as much for one job as for ten.
 */
function wakeSeldom(database: Db): void {
  const { listen } = database;
  if (!listen) throw new Error('The queue cannot listen for jobs');
  database.listen = (channel, onJob, onReconnect) => {
    /** The queues that were woken a moment ago, and whether a job has come since then. */
    const woken = new Map<string, boolean>();
    const wake = (queue: string) => {
      onJob(queue);
      woken.set(queue, false);
      setTimeout(() => {
        if (woken.get(queue)) wake(queue);
        else woken.delete(queue);
      }, WAKE_MS).unref();
    };
    const hear = (queue: string) => {
      if (woken.has(queue)) woken.set(queue, true);
      else wake(queue);
    };
    return listen.call(database, channel, hear, onReconnect);
  };
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';
