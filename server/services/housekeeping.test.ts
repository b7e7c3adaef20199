import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/open.ts';
import { dispatchEvents, idempotencyKeys, trackedEvents } from '../db/tables/index.ts';
import { createLog } from '../log.ts';
import { deleteOldRows } from './housekeeping.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('deletes keys after a day, received events after two weeks and tracked events after half a year', async () => {
  const { orm } = database;
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const id = '019a0000-0000-7000-8000-000000000001';
  const key = { channelId: 'meridian', actorId: id, requestHash: 'x' };
  await orm.insert(idempotencyKeys).values([
    { ...key, key: 'old', createdAt: ago(25) },
    { ...key, key: 'new', createdAt: ago(23) },
  ]);
  const event = { channelId: 'meridian', bookingId: id };
  await orm.insert(dispatchEvents).values([
    { ...event, eventId: 'old', receivedAt: ago(15 * 24) },
    { ...event, eventId: 'new', receivedAt: ago(13 * 24) },
  ]);
  const told = {
    channelId: 'meridian',
    userId: id,
    userEmail: 'a@b.example',
    userRoles: [],
    code: 'PAGE_VISITED' as const,
    pageUri: '/create-v2',
    payload: {},
    appVersion: '1',
    userAgent: '',
    locale: 'en' as const,
    deviceTime: now,
  };
  const newer = id.replace(/1$/, '2');
  await orm.insert(trackedEvents).values([
    { ...told, id, receivedAt: ago(181 * 24) },
    { ...told, id: newer, receivedAt: ago(179 * 24) },
  ]);
  const app = { database, now: () => now, log: createLog('silent') } as AppContext;
  await deleteOldRows(app);
  expect((await orm.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['new']);
  expect((await orm.select().from(dispatchEvents)).map((row) => row.eventId)).toEqual(['new']);
  expect((await orm.select().from(trackedEvents)).map((row) => row.id)).toEqual([newer]);
});
