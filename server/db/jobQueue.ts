import pg from 'pg';
import type { Queue } from 'pg-boss';
import { PgBoss } from 'pg-boss';
import type { Database } from './open.ts';
import { grantQueue } from './rowSecurity/status.ts';
import { statementNames } from './statementNames.ts';

/** The queues a process knows, by name: what becomes of jobs that fail or grow old. */
export type Queues = Record<string, Omit<Queue, 'name'>>;

// Beside the request pool, so that jobs cannot starve requests of connections.
const CONNECTIONS = 4;

const nameOf = statementNames('job_');

/**
 * pg-boss asks for work, and puts down what became of it, in a few long statements, and gives them no names:
 * to parse and plan one takes the database seven times as long as to carry it out.
 */
class KeepingClient extends pg.Client {
  override query(...sent: never[]): never {
    const [text, values, ...rest] = sent as unknown[];
    // Several statements in one text cannot have values, nor a name.
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
 * Workers are woken by NOTIFY the moment a job is sent; by themselves they look for work every
 * 30 s, which is also how late a job that was put off (`startAfter`, `retryDelay`) may start unless
 * `work()` is given a shorter `notifyPollingIntervalSeconds`.
 * @example
 * const jobs = await startJobQueue(database, { mail: { retryLimit: 5, retryBackoff: true } }, log);
 * await jobs.work('mail', async ([job]) => send(job?.data));
 * await database.orm.transaction(async (tx) => {
 *   await jobs.send('mail', { to }, { db: fromDrizzle(tx, sql) });
 * });
 * @param onError told of what goes wrong in the background; the queue goes on by itself
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
    // Handed on to node-postgres's pool as they are.
    Client: KeepingClient,
    // A job whose end is lost with the machine is done again, which its handler has to bear anyway.
    options: '-c synchronous_commit=off',
    useListenNotify: true,
    schedule: true,
    cronWorkerIntervalSeconds: 45,
    cronMonitorIntervalSeconds: 45,
    flowIntervalSeconds: 60,
  };
  const boss = new PgBoss(settings);
  boss.on('error', onError);
  await boss.start();
  for (const [name, { policy, partition, ...options }] of Object.entries(queues)) {
    // Does nothing when it is there; what can change of it is then brought up to date.
    await boss.createQueue(name, { policy, partition, ...options, notify: true });
    await boss.updateQueue(name, { ...options, notify: true });
    // Any read of the queue's jobs makes pg-boss remember the queue. Else the first send() looks it
    // up on a second connection, and inside a transaction waits there for itself.
    await boss.findJobs(name, { id: NO_JOB });
  }
  await grantQueue(database.pool);
  return boss;
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';
