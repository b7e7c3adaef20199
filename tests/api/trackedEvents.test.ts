import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import { EVENTS_PER_CALL } from '../../contract/trackedEvents/trackedEvents.ts';
import { trackedEvents } from '../../server/db/tables/index.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const event = (changes: object = {}) => ({
  id: randomUUID(),
  code: 'PAGE_VISITED',
  pageUri: '/create-v2',
  payload: {},
  appVersion: '2.14.2',
  userAgent: 'a browser',
  metadata: { locale: 'en', deviceTime: '2026-11-20T12:00:00.000Z' },
  ...changes,
});
const post = (events: object[], user = server.fixtures.users.northwindAdmin) =>
  server.as(user).post<Problem>('/v1/events', { events });
const storedOf = (userId: string) =>
  server.context.database.orm
    .select()
    .from(trackedEvents)
    .where(eq(trackedEvents.userId, userId))
    .orderBy(asc(trackedEvents.code));

describe('POST /v1/events', () => {
  it('stores each event once, with who sent it, in which channel and when', async () => {
    const { bothAdmin } = server.fixtures.users;
    const visited = event();
    const booked = event({
      code: 'BOOKING_REQUEST_COMPLETED',
      payload: { outcome: 'failed', errorCode: 'FORBIDDEN', status: 403 },
    });
    expect((await post([visited], bothAdmin)).status).toBe(204);
    expect((await post([visited, booked], bothAdmin)).status).toBe(204);
    const stored = await storedOf(bothAdmin.id);
    expect(stored).toHaveLength(2);
    expect(stored[0]).toMatchObject({
      id: booked.id,
      channelId: 'meridian',
      userRoles: ['corporationAdmin'],
      payload: booked.payload,
      locale: 'en',
      deviceTime: new Date('2026-11-20T12:00:00.000Z'),
    });
    expect(stored[0]!.userEmail).toContain('@');
  });

  it('accepts them from fleet managers too', async () => {
    const { fleetManager } = server.fixtures.users;
    expect((await post([event()], fleetManager)).status).toBe(204);
    expect((await storedOf(fleetManager.id))[0]?.userRoles).toEqual(['bookingChannelAdmin']);
  });

  it.each([
    ['no event', () => [], 'events'],
    ['too many', () => Array.from({ length: EVENTS_PER_CALL + 1 }, () => event()), 'events'],
    ['an unknown code', () => [event({ code: 'SOMETHING' })], 'events.0.code'],
    [
      'a name in the payload',
      () => [event({ payload: { name: 'Jane' } })],
      'events.0.payload.name',
    ],
    ['what was searched for', () => [event({ pageUri: '/people?q=Jane' })], 'events.0.pageUri'],
    ['another user', () => [event({ userId: randomUUID() })], 'events.0.userId'],
  ])('refuses %s', async (_what, events, field) => {
    const { status, body } = await post(events());
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  it('slows down a console that sends too many, and only for this call', async () => {
    const { globexAdmin } = server.fixtures.users;
    const statuses = new Set<number>();
    for (let sent = 0; sent < 100 && !statuses.has(429); sent += 1)
      statuses.add((await post([event()], globexAdmin)).status);
    expect(statuses).toEqual(new Set([204, 429]));
    expect((await server.as(globexAdmin).get('/v1/me')).status).toBe(200);
  });
});
