import { mkdtempSync, chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fastFolder } from '../../scripts/lib/fastFolder.ts';
import { isDatabaseAway } from '../../server/db/errors.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/open.ts';
import { NoConnectionError } from '../../server/db/waitingPool.ts';
import {
  authorizationUrl,
  openSignIn,
  runProvider,
} from '../../server/identity/browser.fixture.ts';
import { insertFixtures } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const parent = mkdtempSync(join(fastFolder(), 'taxi-away-'));
chmodSync(parent, 0o711);
const dataDir = join(parent, 'data');
let server: TestServer;
const onFatal = vi.fn<(error: Error) => void>();

beforeAll(async () => {
  const database = await openDatabase({ kind: 'embedded', dataDir, onFatal });
  await migrate(database);
  const fixtures = await insertFixtures(database.orm);
  server = await startTestServer({ store: { database, fixtures } });
});
afterAll(async () => {
  await server?.close();
  rmSync(parent, { recursive: true, force: true });
});

const readiness = async () => (await server.app.request('/readyz')).status;

it('is answered 503 with the time of the next try at every door', async () => {
  const { pool } = server.context.database;
  const client = server.as(server.fixtures.users.fleetManager);
  const provider = await runProvider(server.context.database);
  const { browser } = await openSignIn(provider.origins.meridian);
  expect((await client.get('/v1/fleets')).status).toBe(200);
  expect(await readiness()).toBe(200);

  const expectAway = async (call: Promise<{ status: number; headers: Headers; body: unknown }>) => {
    const { status, headers, body } = await call;
    expect({ status, retryAfter: headers.get('retry-after') }).toEqual({
      status: 503,
      retryAfter: '5',
    });
    expect(body).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  };
  const write = () => client.post('/v1/report-tickets', { path: '/v1/nothing', query: {} });

  await pool.query('ALTER DATABASE postgres SET default_transaction_read_only = on');
  await pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
  );
  await pool.query('SET default_transaction_read_only = on');
  await expectAway(
    client.patch(`/v1/fleets/${server.fixtures.fleets.cityCars.id}`, { name: 'Read only' }),
  );
  expect(await readiness()).toBe(503);

  process.kill(
    Number(readFileSync(join(dataDir, 'postgresql/postmaster.pid'), 'utf8').split('\n')[0]),
    'SIGKILL',
  );
  await vi.waitFor(() => expect(onFatal).toHaveBeenCalledOnce(), { timeout: 30_000 });
  await expectAway(client.get('/v1/fleets'));
  await expectAway(client.get('/v1/bookings/live'));
  await expectAway(write());
  expect(await readiness()).toBe(503);
  const page = await browser.send(authorizationUrl(provider.origins.meridian).url);
  expect({ status: page.status, retryAfter: page.headers['retry-after'] }).toEqual({
    status: 503,
    retryAfter: '5',
  });
  await provider.close();
}, 120_000);

it('is told from faults of a statement and of outside services', () => {
  const failed = (code: string, more: object = {}) =>
    Object.assign(new Error('failed'), { code, ...more });
  expect(isDatabaseAway(failed('ECONNREFUSED', { syscall: 'connect' }))).toBe(true);
  expect(
    isDatabaseAway(new Error('x', { cause: new Error('Connection terminated unexpectedly') })),
  ).toBe(true);
  expect(isDatabaseAway(new Error('x', { cause: new NoConnectionError('all in use') }))).toBe(true);
  const tried = [failed('ECONNREFUSED', { syscall: 'connect' })];
  expect(isDatabaseAway(new AggregateError(tried, 'of a name with several addresses'))).toBe(true);
  expect(isDatabaseAway(failed('ENOENT', { syscall: 'open' }))).toBe(false);
  expect(isDatabaseAway(new Error('failed'))).toBe(false);
});
