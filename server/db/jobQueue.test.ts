import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { fromDrizzle } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { startJobQueue } from './jobQueue.ts';
import type { Database } from './open.ts';

describe('the job queue', () => {
  let database: Database;
  let jobs: PgBoss;
  const errors: unknown[] = [];
  const queues = { failed: {}, mail: { retryLimit: 1, retryDelay: 0, deadLetter: 'failed' } };
  const start = () => startJobQueue(database, queues, (error) => errors.push(error));
  beforeAll(async () => {
    database = await openTestDatabase({ migrations: null });
    jobs = await start();
  });
  afterAll(async () => {
    await jobs.stop({ graceful: true });
    await database.close();
  });

  it('wakes a worker when the transaction that sent the job commits, but not when it is rolled back', async () => {
    const worked: unknown[] = [];
    const done = new Promise<void>((resolve) => {
      // Polls so rarely that only the notification can find the job in time.
      void jobs.work('mail', { pollingIntervalSeconds: 60 }, async ([job]) => {
        worked.push(job?.data);
        resolve();
      });
    });
    const send = (mail: object, fail: boolean) =>
      database.orm.transaction(async (tx) => {
        await jobs.send('mail', mail, { db: fromDrizzle(tx, sql) });
        if (fail) tx.rollback();
      });
    await expect(send({ to: 'nobody' }, true)).rejects.toThrow('Rollback');
    await send({ to: 'rider' }, false);
    await done;
    expect(worked).toEqual([{ to: 'rider' }]);
    await jobs.offWork('mail');
  });

  it('retries a job that fails, then stores it with the failed ones', async () => {
    let tries = 0;
    const often = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 };
    await jobs.work('mail', often, async () => {
      tries += 1;
      throw new Error('the mail server is away');
    });
    const failed = new Promise((resolve) => {
      void jobs.work('failed', often, async ([job]) => resolve(job?.data));
    });
    await jobs.send('mail', { to: 'away' });
    expect(await failed).toEqual({ to: 'away' });
    expect(tries).toBe(2);
  });

  it('asks for work with named statements, so that connections keep the plans of long ones', async () => {
    const named = vi.spyOn(pg.Client.prototype, 'query');
    for (let n = 0; n < 5; n += 1) await jobs.fetch('failed');
    const [last] = named.mock.lastCall as readonly unknown[];
    named.mockRestore();
    expect(last).toMatchObject({ name: expect.stringMatching(/^job_\d+$/) });
  });

  it('can be started by several processes on the same queues', async () => {
    const other = await start();
    expect((await other.getQueues()).map(({ name }) => name).toSorted()).toEqual(
      expect.arrayContaining(['failed', 'mail']),
    );
    await other.stop({ graceful: false });
    expect(errors).toEqual([]);
  });
});
