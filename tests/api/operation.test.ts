import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Activity, OperationState } from '../../contract/operation/calls.ts';
import { PRODUCT_VERSION } from '../../contract/core/product.ts';
import { activity, backups, mails } from '../../server/db/tables/index.ts';
import { createJobs, type JobRunner } from '../../server/jobs/createJobs.ts';
import { count, countCall } from '../../server/watch/measures.ts';
import { startReport } from '../../server/watch/report.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let jobs: JobRunner;
beforeAll(async () => {
  server = await startTestServer();
  const { database, log } = server.context;
  jobs = await createJobs({ database, log });
});
afterAll(async () => {
  await jobs?.stop();
  await server?.close();
});
beforeEach(async () => {
  server.enqueued.length = 0;
  await server.context.database.pool.query('delete from pgboss.job');
});

const manager = () => server.as(server.fixtures.users.fleetManager);
const read = async () => (await manager().get<OperationState>('/v1/operation')).body;
const again = (...ids: string[]) =>
  manager().post<{ triedAgain: number }>('/v1/operation/try-again', { jobIds: ids });

/** A job that ran as often as it may, or waits for its next try. */
async function troubled(
  channelId: string,
  state: 'failed' | 'retry' = 'failed',
  queue = 'dispatch-create',
): Promise<string> {
  const { orm } = server.context.database;
  const bookingId = randomUUID();
  await jobs.enqueue(orm, queue as 'dispatch-create', { channelId, bookingId });
  const output = JSON.stringify({ name: 'AdapterError', code: 'unavailable', message: 'words' });
  const { rows } = await orm.execute<{ id: string }>(sql`
    update pgboss.job set state = ${state}::pgboss.job_state, output = ${output}::jsonb,
      retry_count = 3, completed_on = case ${state} when 'failed' then now() end,
      start_after = now() + interval '9 minutes'
    where data ->> 'bookingId' = ${bookingId} returning id`);
  return rows[0]!.id;
}

it('shows a fleet manager the jobs of their channel, without what an error says', async () => {
  const own = await troubled('meridian');
  await troubled('harbour');
  const { jobs: shown, queues } = await read();
  expect(shown).toEqual([
    expect.objectContaining({ id: own, state: 'failed', reason: 'unavailable', attempts: 4 }),
  ]);
  expect(JSON.stringify(shown)).not.toContain('words');
  expect(queues.find(({ queue }) => queue === 'dispatch-create')).toMatchObject({ failed: 1 });
});

it('tells what waits and for how long, and when that is too long', async () => {
  const { orm } = server.context.database;
  const channelId = 'meridian';
  await jobs.enqueue(orm, 'dispatch-create', { channelId, bookingId: randomUUID() });
  await jobs.enqueue(orm, 'send-mail', { channelId, mailId: randomUUID() });
  await orm.execute(sql`update pgboss.job set start_after = now() - interval '3 minutes'`);
  const { queues } = await read();
  const of = (name: string) => queues.find(({ queue }) => queue === name)!;
  expect(of('dispatch-create')).toMatchObject({ waiting: 1, isBehind: true });
  expect(of('dispatch-create').oldestSeconds).toBeGreaterThan(179);
  expect(of('send-mail')).toMatchObject({ waiting: 1, isBehind: false });
});

it('tries a failed job again once, and one that waits for its next try at once', async () => {
  const [failed, waiting] = [await troubled('meridian'), await troubled('meridian', 'retry')];
  expect((await again(failed, waiting)).body).toEqual({ triedAgain: 2 });
  expect(server.enqueued.map(({ name }) => name)).toEqual(['dispatch-create']);
  const { rows } = await server.context.database.pool.query<{ id: string; due: boolean }>(
    'select id, start_after <= now() as due from pgboss.job',
  );
  expect(rows).toEqual([{ id: waiting, due: true }]);
  expect((await again(failed)).body).toEqual({ triedAgain: 0 });
});

it('leaves jobs of other channels alone, and work that its owner starts again', async () => {
  const [foreign, theirs] = [
    await troubled('harbour'),
    await troubled('meridian', 'failed', 'run-batch'),
  ];
  expect((await again(foreign, theirs)).body).toEqual({ triedAgain: 0 });
  expect(server.enqueued).toEqual([]);
  expect((await read()).jobs).toEqual([
    expect.objectContaining({ id: theirs, canTryAgain: false }),
  ]);
});

it('sends a mail again that was given up, unless it would come too late', async () => {
  const { orm } = server.context.database;
  const mail = (fact: string, minutes: number) => ({
    channelId: 'meridian',
    fact,
    recipient: 'somebody@mails.example',
    language: 'en' as const,
    subject: 's',
    text: 't',
    html: 'h',
    state: 'FAILED' as const,
    attempts: 10,
    expiresAt: new Date(Date.now() + minutes * 60_000),
  });
  const written = await orm
    .insert(mails)
    .values([mail('a', 60), mail('b', -60), mail('secret: c', 60)])
    .returning({ id: mails.id });
  const ids = written.map(({ id }) => id);
  const shown = (await read()).jobs;
  expect(shown.find(({ id }) => id === ids[0])).toMatchObject({ canTryAgain: true });
  expect(JSON.stringify(shown)).not.toContain('somebody');
  expect((await again(...ids)).body).toEqual({ triedAgain: 1 });
  expect(server.enqueued).toEqual([
    { name: 'send-mail', payload: { channelId: 'meridian', mailId: ids[0] } },
  ]);
  await orm.delete(mails);
});

it('adds up what several processes counted, for each channel apart', async () => {
  const { database, log } = server.context;
  await startReport({ store: database, log, services: [] })();
  // What other files of tests have counted in this process.
  await database.orm.delete(activity);
  await manager().get('/v1/fleets');
  for (const processes of [1, 2]) {
    for (let calls = 0; calls < 10 * processes; calls += 1)
      countCall('meridian', { status: 200, code: undefined, durationMs: 20 });
    countCall('meridian', { status: 500, code: 'INTERNAL', durationMs: 300 });
    countCall('meridian', { status: 503, code: 'SERVER_BUSY', durationMs: 1 });
    countCall('harbour', { status: 200, code: undefined, durationMs: 20 });
    count('meridian', 'jobs.given_up');
    await startReport({ store: database, log, services: [] })();
  }
  for (const period of ['day', 'week']) {
    const { body } = await manager().get<Activity>(`/v1/operation/activity?period=${period}`);
    const sum = (of: (point: Activity['points'][number]) => number) =>
      body.points.reduce((all, point) => all + of(point), 0);
    expect(sum(({ failed }) => failed)).toBe(2);
    expect(sum(({ refused }) => refused)).toBe(2);
    expect(sum(({ jobsGivenUp }) => jobsGivenUp)).toBe(2);
    expect(sum(({ answered }) => answered)).toBeGreaterThan(30);
    const last = body.points.findLast(({ medianMs }) => medianMs !== null)!;
    expect(last.medianMs).toBeLessThanOrEqual(25);
    expect(last.slowMs).toBeGreaterThanOrEqual(last.medianMs!);
  }
});

it('tells processes, storage and backup to the operator’s channel only', async () => {
  const { database, log } = server.context;
  await database.orm
    .insert(backups)
    .values({ at: new Date('2026-11-01T00:00:00Z'), bytes: 5, rows: 3, isChecked: true });
  const end = startReport({ store: database, log, services: [] });
  const { pool } = database;
  await expect
    .poll(async () => (await pool.query('select from server_processes')).rowCount)
    .toBe(1);
  const { installation, version } = await read();
  expect(version).toBe(PRODUCT_VERSION);
  expect(installation?.processes).toEqual([
    expect.objectContaining({ pid: process.pid, version: PRODUCT_VERSION, isGone: false }),
  ]);
  expect(installation?.database.growth).toHaveLength(1);
  expect(installation?.database.bytes).toBeGreaterThan(1_000_000);
  expect(installation?.lastBackup).toMatchObject({ rows: 3, isChecked: true });

  await pool.query(`update server_processes set seen_at = now() - interval '4 minutes'`);
  expect((await read()).installation?.processes[0]).toMatchObject({ isGone: true });
  const other = await server
    .as(server.fixtures.users.harbourFleetManager)
    .get<OperationState>('/v1/operation');
  expect(other.status).toBe(200);
  expect(other.body.installation).toBeNull();
  expect(other.body.queues.map(({ queue }) => queue)).not.toContain('housekeeping');
  await end();
  expect((await read()).installation?.processes).toEqual([]);
});
