import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import { admitAll, createAdmission } from '../../server/admission/admission.ts';
import { LOAD_CLASSES, type LoadClass, TREATMENT } from '../../server/admission/loadClass.ts';
import { SHARES } from '../../server/admission/shares.ts';
import { NoConnectionError } from '../../server/db/waitingPool.ts';
import { allRoutes, createApp, limitedCalls } from '../../server/http/createApp.ts';
import { createEarlyRefusal } from '../../server/http/earlyRefusal.ts';
import type { App } from '../../server/http/httpEnv.ts';
import { problems } from '../../server/metrics/instruments.ts';
import { asDomainError } from '../../server/http/problems.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import type { Reply } from '../support/server.ts';
import { importCalls } from './importCalls.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
  server.context.admission = createAdmission(server.context.database.pool);
});
afterAll(() => server.close());
const admin = () => server.as(server.fixtures.users.northwindAdmin);
const manager = () => server.as(server.fixtures.users.fleetManager);

describe('every call', () => {
  const idsOf = (load: LoadClass) =>
    allRoutes()
      .filter((route) => route.load === load)
      .map(({ id }) => id);

  it('has a class', () => {
    for (const { load } of allRoutes()) expect(LOAD_CLASSES).toContain(load);
  });

  it('that belongs to a booking is the last to be refused', () => {
    expect(idsOf('booking').toSorted()).toEqual([
      'abandonAttempt',
      'beginCardSetup',
      'cancelBooking',
      'changeBooking',
      'confirmBooking',
      'estimateFare',
      'getAddress',
      'getBookingRoute',
      'getMe',
      'listAccountFields',
      'listFleetAccountsForBooking',
      'listNearbyDrivers',
      'listOffers',
      'listPaymentMethods',
      'listRecentPlaces',
      'previewPolicy',
      'recentRecipients',
      'requestBooking',
      'reverseGeocode',
      'searchRecipients',
      'storeCard',
      'suggestAddresses',
    ]);
  });

  it('that returns a page is a list, and one that returns a file or begins long work is bulk', () => {
    const pages = allRoutes().filter(
      ({ load, describes }) => describes.headers?.['x-total-count'] && load !== 'booking',
    );
    expect(pages.length).toBeGreaterThan(10);
    expect(new Set(pages.map(({ load }) => load))).toEqual(new Set(['list']));
    const files = allRoutes().filter(({ describes }) => describes.isDownload);
    expect(files.length).toBeGreaterThan(5);
    expect(new Set(files.map(({ load }) => load))).toEqual(new Set(['bulk']));
    expect(idsOf('bulk')).toEqual(
      expect.arrayContaining(['batchUsers', 'importBusinessPassengers', 'startBatch']),
    );
  });
});

describe('more lists at once than can be served', () => {
  const AT_ONCE = 300;
  let lists: Reply<Problem>[];
  let bookings: Reply[];
  let health: Reply;
  beforeAll(async () => {
    const listing = Array.from({ length: AT_ONCE }, () =>
      manager().get<Problem>('/v1/bookings?page=0&maxPerPage=100', { language: 'fr' }),
    );
    const booking = Array.from({ length: 6 }, () =>
      admin().post('/v1/bookings', server.request(), { idempotencyKey: server.newKey() }),
    );
    health = await server.anonymous(CHANNEL_A).get('/healthz');
    [lists, bookings] = await Promise.all([Promise.all(listing), Promise.all(booking)]);
  });

  it('some are answered and the others refused, with the time after which to try again', () => {
    const served = lists.filter(({ status }) => status === 200);
    const refused = lists.filter(({ status }) => status !== 200);
    expect(served.length).toBeGreaterThan(10);
    expect(refused.length).toBeGreaterThan(AT_ONCE / 3);
    for (const { status, body, headers } of refused) {
      expect(status).toBe(503);
      expect(headers.get('content-type')).toBe('application/problem+json');
      expect(body).toMatchObject({
        code: 'SERVER_BUSY',
        displayTitle: 'Très sollicité en ce moment',
      });
      expect(body.errors).toBeUndefined();
      const wait = Number(headers.get('retry-after'));
      expect(wait).toBeGreaterThanOrEqual(TREATMENT.list.retryAfter);
      expect(wait).toBeLessThanOrEqual(2 * TREATMENT.list.retryAfter);
    }
  });

  it('everybody who books is answered, and so is the health check', () => {
    expect(bookings.map(({ status }) => status)).toEqual(bookings.map(() => 201));
    expect(health.status).toBe(200);
  });

  it('a refused write has changed nothing, and is done when it is sent again', async () => {
    const { admission } = server.context;
    server.context.admission = { ...admission, admit: () => null };
    const idempotencyKey = server.newKey();
    const book = () => admin().post<Problem>('/v1/bookings', server.request(), { idempotencyKey });
    expect(await book()).toMatchObject({ status: 503, body: { code: 'SERVER_BUSY' } });
    server.context.admission = admission;
    expect((await book()).status).toBe(201);
    expect((await manager().get('/v1/bookings')).status).toBe(200);
  });
});

describe('one account that uploads imports without end', () => {
  const UPLOADS = 30;
  const { atOnce, waiting } = SHARES.bulk!;

  it('waits for itself: everybody else is answered meanwhile, and it has a few connections', async () => {
    const { pool } = server.context.database;
    const { bring, person } = importCalls(server);
    const one = await bring([person()]);
    const lines = [{ position: 0, line: 2, cells: person() }];
    // Whatever makes uploads slow: here somebody holds what they all write.
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from imports where id = $1 for update', [one.id]);
    const uploads = Array.from({ length: UPLOADS }, () =>
      admin().put<Problem>(`/v1/imports/${one.id}/rows`, { lines }),
    );
    const stuck = async () => {
      const { rows } = await holder.query<{ count: number }>(`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows[0]?.count;
    };
    await expect.poll(stuck).toBe(atOnce);
    const meanwhile = await Promise.all([
      ...[manager(), admin()].map((client) => client.get('/v1/me')),
      manager().get('/v1/bookings'),
      manager().get('/v1/business-passengers'),
      admin().get('/v1/business-passengers'),
    ]);
    expect(meanwhile.map(({ status }) => status)).toEqual(meanwhile.map(() => 200));
    expect(await stuck()).toBe(atOnce);
    await holder.query('rollback');
    holder.release();
    const answers = await Promise.all(uploads);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(UPLOADS - atOnce - waiting);
    expect(refused.length).toBeLessThanOrEqual(UPLOADS - atOnce);
    for (const { status, body, headers } of refused) {
      expect({ status, code: body.code }).toEqual({ status: 503, code: 'SERVER_BUSY' });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});

describe('a refusal before the call is handled', () => {
  const admission = {
    ...admitAll,
    admit: () => null,
    hasRoom: (load: LoadClass) => load === 'booking',
  };
  const FRENCH = { 'x-lang': 'fr', origin: 'http://localhost:4330' };
  let calls: { byApp: boolean }[] = [];
  let listener: Server;
  let isRefused: ReturnType<typeof createEarlyRefusal>;
  let app: App;
  const context = () => ({ ...server.context, admission });
  beforeAll(async () => {
    app = createApp(context(), { verifyAccessToken: () => Promise.reject(new Error('asked')) });
    const answer = getRequestListener(app.fetch);
    listener = createServer((request, response) => {
      const byApp = !isRefused(request, response);
      calls.push({ byApp });
      if (byApp) void answer(request, response);
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void listener.close());
  // It has memory, so each test gets a new one.
  beforeEach(() => {
    isRefused = createEarlyRefusal(app, context(), limitedCalls());
  });
  async function ask(path: string, init: RequestInit = {}) {
    calls = [];
    const { port } = listener.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const body = (await answer.json()) as Problem;
    // These differ in every answer.
    const headers = Object.fromEntries(answer.headers);
    const { date, 'retry-after': wait, 'x-request-id': id, ...same } = headers;
    const { requestId, ...said } = body;
    expect(requestId).toBe(id);
    return { byApp: calls[0]?.byApp, wait: Number(wait), id, said, date, same };
  }

  it.each([
    ['/v1/bookings?page=0', { headers: FRENCH }],
    ['/v1/employee-groups', {}],
    ['/v1/employee-groups', { method: 'POST', body: '{'.repeat(100_000), headers: FRENCH }],
    ['/v1/tracking/abc', {}],
  ])('of %s gives the same answer as the application', async (path, init) => {
    const first = await ask(path, init);
    expect(first).toMatchObject({ byApp: true, said: { code: 'SERVER_BUSY', status: 503 } });
    const second = await ask(path, init);
    expect(second.byApp).toBe(false);
    expect({ ...second.same, ...second.said }).toEqual({ ...first.same, ...first.said });
    expect(second.wait).toBeGreaterThanOrEqual(1);
    expect(second.id).not.toBe(first.id);
    // The application was also asked for the answer to keep, which nobody requested.
    const logged = server.logs.map((line) => JSON.parse(line) as { requestId?: string });
    expect(logged.filter(({ requestId }) => requestId === first.id)).toHaveLength(1);
    expect(logged.map(({ requestId }) => requestId)).not.toContain('id-of-the-request');
  });

  it('is counted each time, and logged when it begins and when it ends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const about = async () => {
      const { values } = await problems.get();
      const lines = server.logs.map(
        (line) => JSON.parse(line) as { msg: string; refused?: object },
      );
      return {
        counted: values.find(({ labels }) => labels.code === 'SERVER_BUSY')?.value ?? 0,
        began: lines.filter(({ msg }) => msg === 'too busy for some calls').length,
        ended: lines.filter(({ msg }) => msg === 'no longer too busy').map((one) => one.refused),
      };
    };
    await ask('/v1/fleets');
    const before = await about();
    for (let refused = 0; refused < 20; refused += 1) {
      await ask('/v1/fleets');
      vi.advanceTimersByTime(1000);
    }
    const after = await about();
    expect(after.counted - before.counted).toBe(20);
    expect(after.began - before.began).toBe(1);
    expect(after.ended).toEqual(before.ended);
    vi.advanceTimersByTime(20_000);
    expect((await about()).ended).toEqual([...before.ended, { list: 20 }]);
  });

  it('keeps the id that the caller gave the call', async () => {
    const headers = { 'x-request-id': 'my-own' };
    await ask('/v1/fleets', { headers });
    expect(await ask('/v1/fleets', { headers })).toMatchObject({ byApp: false, id: 'my-own' });
    const wrong = await ask('/v1/fleets', { headers: { 'x-request-id': '"my own"' } });
    expect(wrong.id).toMatch(/^[\w-]{36}$/);
  });

  it('does not affect calls for which there is room, or requests that are not calls', async () => {
    for (const path of ['/v1/offers', '/healthz', '/v1/nothing']) {
      await ask(path).catch(() => null);
      await ask(path).catch(() => null);
      expect(calls).toEqual([{ byApp: true }]);
    }
  });
});

it('a call for which no database connection became free is asked to try again', () => {
  const none = new NoConnectionError('No database connection became free in 20 s');
  const thrown = asDomainError(new Error('Failed query', { cause: none }));
  expect(thrown).toMatchObject({ code: 'SERVER_BUSY' });
  expect(asDomainError(new Error('Failed query'))).toMatchObject({ code: 'INTERNAL' });
});
