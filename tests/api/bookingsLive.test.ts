import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BookingResult } from '../../contract/booking/request.ts';
import { STREAM_LIMITS } from '../../server/http/openStreams.ts';
import { createBookingFeed } from '../../server/services/bookings/feed.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { CHANNEL_B, type TestUser } from '../support/fixtures.ts';
import { followLive, type LiveEvents } from '../support/liveEvents.ts';

let server: BookingServer;
const streams: LiveEvents[] = [];
beforeAll(async () => {
  server = await startBookingServer();
});
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close();
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
async function follow(user: TestUser, lifetime: { expiresIn?: number } = {}): Promise<LiveEvents> {
  const stream = await followLive(server, user, lifetime);
  streams.push(stream);
  return stream;
}
async function book(changes: Parameters<BookingServer['request']>[0] = {}): Promise<string> {
  const { body } = await admin().post<BookingResult>('/v1/bookings', server.request(changes), {
    idempotencyKey: server.newKey(),
  });
  await admin().post(`/v1/bookings/${body.bookingId}/confirm`);
  return body.bookingId;
}
const change = (bookingId: string) => ({ type: 'change', bookingId });

describe('the live stream', () => {
  it('names a trip at every change: when it is booked, taken by dispatch, driven and cancelled', async () => {
    const stream = await follow(server.fixtures.users.northwindAdmin);
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
    const id = await book();
    expect(await stream.next()).toEqual(change(id));
    await server.runJobs();
    expect(await stream.next()).toEqual(change(id));
    server.pass(60);
    expect(await server.simulator.advance(server.clock.now)).toBe(1);
    expect(await stream.next()).toEqual(change(id));
    await admin().post(`/v1/bookings/${id}/cancel`);
    expect(await stream.next()).toEqual(change(id));
  });

  it('does not report a request, which is not yet a trip, or a change that was rolled back', async () => {
    const stream = await follow(server.fixtures.users.northwindAdmin);
    await admin().post('/v1/bookings', server.request(), { idempotencyKey: server.newKey() });
    const { orm } = server.context.database;
    const undone = orm.transaction(async (tx) => {
      await tx.execute(sql`update bookings set notes = 'never' where status is not null`);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const id = await book();
    expect(await stream.next()).toEqual(change(id));
  });

  it('does not report the trips of other accounts and channels', async () => {
    const { globexAdmin, harbourFleetManager, fleetManager, bothAdmin } = server.fixtures.users;
    const [globex, harbour, manager, both] = await Promise.all(
      [globexAdmin, harbourFleetManager, fleetManager, bothAdmin].map((user) => follow(user)),
    );
    const id = await book();
    expect(await manager!.next()).toEqual(change(id));
    expect(await both!.next()).toEqual(change(id));
    // The others receive a later event first, which shows that they did not receive the earlier
    // ones.
    const { orm } = server.context.database;
    const { globex: other } = server.fixtures.corporations;
    await orm.execute(sql`update bookings set corporation_id = ${other.id} where id = ${id}`);
    expect(await globex!.next()).toEqual(change(id));
    const changed = await orm.execute<{ id: string }>(
      sql`update bookings set notes = 'Ring' where channel_id = ${CHANNEL_B} returning id`,
    );
    expect(await harbour!.next()).toEqual(change(changed.rows[0]!.id));
  });

  it('allows each person a limited number of streams, and another one when one has ended', async () => {
    const { globexAdmin, northwindAdmin } = server.fixtures.users;
    const open = await Promise.all(
      Array.from({ length: STREAM_LIMITS.perPerson }, () => follow(globexAdmin)),
    );
    const refused = await server.as(globexAdmin).get('/v1/bookings/live');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    await follow(northwindAdmin);
    await open[0]!.close();
    await vi.waitFor(() => follow(globexAdmin));
  });

  it('ends when the token expires', async () => {
    const stream = await follow(server.fixtures.users.northwindAdmin, { expiresIn: 1 });
    expect(await stream.next()).toBeUndefined();
  });

  it('reports changes made by every process on the database', async () => {
    const { database, log } = server.context;
    const other = createBookingFeed({ database, log });
    const heard: string[] = [];
    const booked = new Promise<string>((resolve, reject) => {
      other.subscribe({
        onOpen: () => void book().then(resolve, reject),
        onChange: ({ bookingId }) => heard.push(bookingId),
        onEnd: () => heard.push('end'),
      });
    });
    const id = await booked;
    // The event may arrive before the answer to the booker, or after it.
    await vi.waitFor(() => expect(heard).toContain(id));
    expect(new Set(heard)).toEqual(new Set([id]));
    await other.stop();
    expect(heard.at(-1)).toBe('end');
    other.subscribe({ onOpen() {}, onChange() {}, onEnd: () => heard.push('over') });
    expect(heard.at(-1)).toBe('over');
  });

  it('continues after its connection broke, and says that something may have been missed', async () => {
    const stream = await follow(server.fixtures.users.northwindAdmin);
    await server.context.database.orm.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
            where query ilike 'listen %' and datname = current_database()`,
    );
    expect(await stream.next()).toEqual({ type: 'open' });
    const id = await book();
    expect(await stream.next()).toEqual(change(id));
  });
});
