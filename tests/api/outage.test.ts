import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../server/db/open.ts';
import { readinessCheck } from '../../server/db/ready.ts';
import { createJobs, type JobRunner } from '../../server/jobs/createJobs.ts';
import { createLog } from '../../server/log.ts';
import { Outages } from '../../server/outages.ts';
import { createBookingFeed } from '../../server/services/bookings/feed.ts';
import { relayNotices } from '../../server/services/notices/relay.ts';
import { openTestDatabase } from '../support/database.ts';
import { insertFixtures } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** A way to the test's database that can be cut. */
function cuttable(to: { host: string; port: number }) {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = to.host.startsWith('/')
      ? connect(`${to.host}/.s.PGSQL.${to.port}`)
      : connect(to.port, to.host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  return {
    async listen(port = 0) {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    },
    async cut() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const lines: { level: number; msg: string; service?: string; failures?: number }[] = [];
const outages = new Outages({ quietMs: 1000, lookEveryMs: 100 });
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }, outages);
let behind: Database;
let database: Database;
let server: TestServer;
let jobs: JobRunner;
let stopNotices: () => Promise<void>;
let way: ReturnType<typeof cuttable>;
let port: number;

beforeAll(async () => {
  behind = await openTestDatabase();
  const fixtures = await insertFixtures(behind.orm);
  const { host, port: realPort, user, password, database: name } = new pg.Client(behind.connection);
  way = cuttable({ host, port: realPort });
  port = await way.listen();
  const url = new URL(`postgres://127.0.0.1:${port}/${name}`);
  if (user) url.searchParams.set('user', user);
  if (password) url.searchParams.set('password', password);
  database = await openDatabase({ kind: 'postgres', url: url.href });
  outages.watchDatabase(readinessCheck(database));
  jobs = await createJobs({ database, log });
  server = await startTestServer({
    store: { database, fixtures },
    context: { log, bookingFeed: createBookingFeed({ database, log }), jobs },
  });
  await jobs.start({ ...server.context, jobs });
  stopNotices = relayNotices(server.context);
});
afterAll(async () => {
  await jobs?.stop();
  await stopNotices?.();
  await server?.close();
  await way?.cut();
  await behind?.close();
});

it('of the database is logged when it begins, changes and ends, by requests, jobs and streams together', async () => {
  const client = server.as(server.fixtures.users.fleetManager);
  expect((await client.get('/v1/fleets')).status).toBe(200);
  lines.length = 0;
  await way.cut();
  for (let calls = 0; calls < 300; calls += 1)
    expect((await client.get('/v1/fleets')).status).toBe(503);
  // By now the feed and the workers of the jobs have tried, too.
  await vi.waitFor(
    async () => {
      await client.get('/v1/fleets');
      const ended = lines.filter(({ msg }) => msg === 'request');
      expect(ended.length).toBeGreaterThan(400);
    },
    { timeout: 30_000, interval: 50 },
  );
  const told = lines.filter(({ level }) => level >= 40);
  expect(told.filter(({ msg }) => msg === 'a service is away')).toHaveLength(1);
  // Each reason twice: in short, and with the stack of its first failure.
  const reasons = told.filter(({ msg }) => msg.startsWith('a service is away')).length;
  expect(reasons).toBeLessThanOrEqual(4);
  expect(told).toHaveLength(2 * reasons);

  await way.listen(port);
  const isOver = () => lines.filter(({ msg }) => msg === 'a service works again');
  await vi.waitFor(() => expect(isOver()).toHaveLength(1), { timeout: 60_000, interval: 100 });
  expect(isOver()[0]).toMatchObject({ service: 'database' });
  expect(isOver()[0]!.failures).toBeGreaterThan(400);
  expect((await client.get('/v1/fleets')).status).toBe(200);
}, 120_000);
