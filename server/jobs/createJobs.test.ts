import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  it,
  type MockInstance,
  onTestFinished,
  vi,
} from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import type { AppContext, Transaction } from '../context.ts';
import type { Database } from '../db/open.ts';
import { createLog } from '../log.ts';
import { createJobs, type JobRunner } from './createJobs.ts';
import { handlers } from './handlers.ts';

describe('jobs', () => {
  let database: Database;
  let jobs: JobRunner;
  const lines: string[] = [];
  const log = createLog('debug', { write: (line: string) => void lines.push(line) });
  let create: MockInstance<(typeof handlers)['dispatch-create']>;
  const payload = () => ({ channelId: 'meridian', bookingId: randomUUID() });

  beforeAll(async () => {
    create = vi.spyOn(handlers, 'dispatch-create');
    database = await openTestDatabase();
    jobs = await createJobs({ database, log });
  });
  afterAll(async () => {
    create.mockRestore();
    await jobs.stop();
    await database.close();
  });
  const send = (tx: Transaction, sent: ReturnType<typeof payload>) =>
    jobs.enqueue(tx, 'dispatch-create', sent, { singletonKey: sent.bookingId });
  const waiting = async () => {
    const { rows } = await database.pool.query<{ data: unknown }>(
      `select data from pgboss.job where name = 'dispatch-create' and state = 'created'`,
    );
    return rows.map(({ data }) => data);
  };

  it('are stored with the transaction, and once for each key', async () => {
    const kept = payload();
    const { orm } = database;
    const options = { singletonKey: kept.bookingId };
    await expect(
      orm.transaction(async (tx) => {
        await jobs.enqueue(tx, 'dispatch-create', payload());
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await orm.transaction((tx) => jobs.enqueue(tx, 'dispatch-create', kept, options));
    await orm.transaction((tx) => jobs.enqueue(tx, 'dispatch-create', kept, options));
    expect(await waiting()).toEqual([kept]);
  });

  it('are started with the process, tried again after a failure, and logged by their ids', async () => {
    const taken: unknown[] = [];
    create.mockImplementation((_app, data) => {
      taken.push(data);
      return taken.length === 1 ? Promise.reject(new Error('dispatch is away')) : Promise.resolve();
    });
    const app = { log, database } as AppContext;
    await jobs.start(app);
    await vi.waitFor(() => expect(taken.length).toBe(2), { timeout: 25_000, interval: 100 });
    expect(taken[1]).toEqual(taken[0]);
    const failure = lines.map((line) => JSON.parse(line)).find(({ job }) => job !== undefined);
    expect(failure).toMatchObject({ job: 'dispatch-create', payload: taken[0] });
    const { rows } = await database.pool.query<{ name: string; cron: string }>(
      'select name, cron from pgboss.schedule order by name',
    );
    expect(rows).toEqual([
      { name: 'apply-email-changes', cron: '* * * * *' },
      { name: 'close-months', cron: '7 * * * *' },
      { name: 'deliver-notices', cron: '* * * * *' },
      { name: 'fold-trip-counts', cron: '* * * * *' },
      { name: 'fold-trip-figures', cron: '* * * * *' },
      { name: 'housekeeping', cron: '17 * * * *' },
      { name: 'queue-webhooks', cron: '* * * * *' },
      { name: 'reconcile-bookings', cron: '* * * * *' },
      { name: 'recount-trips', cron: '41 2 * * *' },
    ]);
  });

  it('that are sent while the queue runs are started at once', async () => {
    const taken = new Promise((resolve) => {
      create.mockImplementation((_app, data) => {
        resolve(data);
        return Promise.resolve();
      });
    });
    const sent = payload();
    await database.orm.transaction((tx) => jobs.enqueue(tx, 'dispatch-create', sent));
    expect(await taken).toEqual(sent);
  });

  it('of a burst are all done, though a worker is woken only once', async () => {
    const taken = new Set<string>();
    create.mockImplementation((_app, { bookingId }) => {
      taken.add(bookingId);
      return Promise.resolve();
    });
    const sent = Array.from({ length: 60 }, payload);
    await database.orm.transaction(async (tx) => {
      for (const one of sent) await send(tx, one);
    });
    // One at each poll would take minutes.
    await vi.waitFor(() => expect(taken.size).toBe(60), { timeout: 30_000, interval: 100 });
    expect(sent.every(({ bookingId }) => taken.has(bookingId))).toBe(true);
  });

  it('that fail do not affect the others, and are logged as an error if they fail for good', async () => {
    const [odd, plain] = [payload(), payload()];
    create.mockImplementation((_app, { bookingId }) =>
      bookingId === odd.bookingId ? Promise.reject(new Error('never')) : Promise.resolve(),
    );
    await database.orm.transaction(async (tx) => {
      for (const one of [odd, plain]) await send(tx, one);
      await tx.execute(sql`update pgboss.job set retry_limit = 0
        where name = 'dispatch-create' and data ->> 'bookingId' = ${odd.bookingId}`);
    });
    const states = async () => {
      const { rows } = await database.pool.query<{ bookingId: string; state: string }>(
        `select data ->> 'bookingId' as "bookingId", state from pgboss.job
         where data ->> 'bookingId' in ($1, $2)`,
        [odd.bookingId, plain.bookingId],
      );
      return Object.fromEntries(rows.map(({ bookingId, state }) => [bookingId, state]));
    };
    const ended = { [odd.bookingId]: 'failed', [plain.bookingId]: 'completed' };
    await vi.waitFor(async () => expect(await states()).toEqual(ended), {
      timeout: 30_000,
      interval: 100,
    });
    const told = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
    expect(told).toEqual([
      expect.objectContaining({
        msg: 'a job is given up: it failed for good',
        job: 'dispatch-create',
        payload: odd,
        error: expect.objectContaining({ message: 'never' }),
      }),
    ]);
  });

  it('that are small do not wait for large ones of their kind', async () => {
    const run = vi.spyOn(handlers, 'run-batch');
    onTestFinished(() => run.mockRestore());
    const begun: string[] = [];
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const large = ['large', 'also large'];
    run.mockImplementation((_app, { batchId }) => {
      begun.push(batchId);
      return large.includes(batchId) ? held : Promise.resolve();
    });
    const enqueue = (batchId: string, isSmall: boolean) =>
      database.orm.transaction((tx) =>
        jobs.enqueue(tx, 'run-batch', { channelId: 'meridian', batchId }, { isSmall }),
      );
    for (const batchId of large) await enqueue(batchId, false);
    await vi.waitFor(() => expect(begun).toEqual(['large']), { timeout: 30_000 });
    await enqueue('small', true);
    await vi.waitFor(() => expect(begun).toEqual(['large', 'small']), { timeout: 30_000 });
    end();
    await vi.waitFor(() => expect(begun).toEqual(['large', 'small', 'also large']), {
      timeout: 30_000,
    });
  });

  it('have connections of their own, so that calls do not wait for theirs', async () => {
    const own = database.forJobs().pool;
    const taken = await Promise.all(Array.from({ length: own.options.max }, () => own.connect()));
    onTestFinished(() => {
      for (const client of taken) client.release();
    });
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(database.forJobs().pool).toBe(own);
  });
});
