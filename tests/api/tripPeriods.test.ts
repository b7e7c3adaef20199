import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Trip } from '../../contract/resources/bookings.ts';
import { bookings } from '../../server/db/tables/index.ts';
import { startTestServer, type ProblemReply, type TestServer } from '../support/server.ts';

/** Late on the day before the last of a month, in London. */
const now = new Date('2026-11-29T22:30:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ context: { now: () => now } });
  const { completed, cancelled, enroute, prebooked } = server.fixtures.bookings;
  const put = (id: string, pickupAt: string) =>
    server.context.database.orm
      .update(bookings)
      .set({ pickupAt: new Date(pickupAt) })
      .where(eq(bookings.id, id));
  await put(completed.id, '2026-11-01T00:00:00Z');
  await put(cancelled.id, '2026-10-31T23:59:59Z');
  await put(enroute.id, '2026-11-29T23:00:00Z');
  await put(prebooked.id, '2026-11-30T23:59:00Z');
});
afterAll(() => server.close());

const found = async (query: string) => {
  const reply = await server
    .as(server.fixtures.users.northwindAdmin)
    .get<Trip[]>(`/v1/bookings?maxPerPage=100&${query}`);
  expect(reply.headers.get('x-total-count')).toBe(String(reply.body.length));
  return new Set(reply.body.map(({ id }) => id));
};

it('includes the end of the period, in the time zone of the channel', async () => {
  const { completed, cancelled, enroute, prebooked } = server.fixtures.bookings;
  const of = (...trips: { id: string }[]) => new Set(trips.map(({ id }) => id));
  expect(await found('pickupPeriod=thisMonth')).toEqual(of(completed, enroute, prebooked));
  expect(await found('pickupPeriod=lastMonth')).toEqual(of(cancelled));
  expect(await found('pickupPeriod=today')).toEqual(of(enroute));
  expect(await found('pickupPeriod=tomorrow')).toEqual(of(prebooked));
  expect(await found('pickupPeriod=next7')).toEqual(of(enroute, prebooked));
  expect(await found('pickupPeriod=last7&status=ENROUTE')).toEqual(of(enroute));
  expect(await found('pickupPeriod=thisMonth&status=ENROUTE')).toEqual(of(enroute));
});

it('is refused, naming it, if it is unknown', async () => {
  const reply: ProblemReply = await server
    .as(server.fixtures.users.northwindAdmin)
    .get('/v1/bookings?pickupPeriod=someday');
  expect(reply).toMatchObject({
    status: 422,
    body: { errors: { pickupPeriod: { code: 'choice' } } },
  });
});

it.each(['COMPLETED', 'COMPLETE', 'ARCHIVE_COMPLETE'])(
  'finds every completed trip by the status %s, whichever word its dispatch uses',
  async (asked) => {
    const { completed } = server.fixtures.bookings;
    for (const status of ['COMPLETED', 'COMPLETE', 'ARCHIVE_COMPLETE'] as const) {
      await server.context.database.orm
        .update(bookings)
        .set({ status })
        .where(eq(bookings.id, completed.id));
      expect(await found(`status=${asked}`)).toEqual(new Set([completed.id]));
    }
  },
);
