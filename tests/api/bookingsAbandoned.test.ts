import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AbandonedAttempt, BookingResult } from '../../contract/booking/request.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { bookings } from '../../server/db/tables/index.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { type CardBookings, cardBookings } from '../support/cardBookings.ts';
import type { TestUser } from '../support/fixtures.ts';

let server: BookingServer;
let cards: CardBookings;
let before: { id: string }[];
beforeAll(async () => {
  server = await startBookingServer();
  cards = cardBookings(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.enqueued.length = 0;
  before = await server.cards.ledger();
});

type Reply = BookingResult & Pick<Problem, 'code'>;
/** One user's attempt, which can be made, continued and given up. */
function attempt(name = `${uuidv7()}:1`, user: TestUser = server.fixtures.users.northwindAdmin) {
  const client = server.as(user);
  return {
    name,
    request: () =>
      client.post<Reply>('/v1/bookings', server.request(), { idempotencyKey: `${name}:request` }),
    confirm: (id: string) => client.post<Reply>(`/v1/bookings/${id}/confirm`),
    abandon: () =>
      client.post<AbandonedAttempt & Pick<Problem, 'code'>>(
        `/v1/booking-attempts/${encodeURIComponent(name)}/abandon`,
      ),
    async rows() {
      const all = await server.context.database.orm.select().from(bookings);
      return all.filter((row) => row.attempt === name);
    },
  };
}
const jobs = () => server.enqueued.map(({ name }) => name);

describe('an attempt that is given up', () => {
  it('before its request arrives: the request books nothing, even if it comes several times', async () => {
    const one = attempt();
    for (let round = 0; round < 2; round += 1)
      expect(await one.abandon()).toMatchObject({ status: 200, body: { booking: null } });
    for (let round = 0; round < 2; round += 1)
      expect(await one.request()).toMatchObject({
        status: 409,
        body: { code: 'BOOKING_ABANDONED' },
      });
    expect(await one.rows()).toEqual([]);
  });

  it('after it was requested: it can no longer be confirmed', async () => {
    const one = attempt();
    const { bookingId } = (await one.request()).body;
    const given = await one.abandon();
    expect(given.body.booking).toMatchObject({ bookingId, state: 'CANCELLED', status: null });
    expect((await one.confirm(bookingId)).body.code).toBe('BOOKING_NOT_CONFIRMABLE');
    expect((await one.abandon()).body).toEqual(given.body);
    expect(jobs()).toEqual([]);
  });

  it('after it was booked: the taxi is cancelled once', async () => {
    const one = attempt();
    const { bookingId } = (await one.request()).body;
    await one.confirm(bookingId);
    const given = await one.abandon();
    expect(given.body.booking).toMatchObject({ state: 'CANCELLED', status: 'CUSTOMER_CANCELLED' });
    expect((await one.abandon()).body).toEqual(given.body);
    expect(jobs()).toEqual(['dispatch-create', 'dispatch-cancel']);
  });

  it('at the moment of its request: there is no trip, whichever comes first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = attempt();
      const [requested, given] = await Promise.all([one.request(), one.abandon()]);
      expect(given.status).toBe(200);
      const rows = await one.rows();
      expect(rows.map(({ state }) => state)).toEqual(requested.status === 201 ? ['CANCELLED'] : []);
    }
  });

  it('can only be given up by its booker', async () => {
    const one = attempt();
    const { bookingId } = (await one.request()).body;
    const { bothAdmin } = server.fixtures.users;
    expect((await attempt(one.name, bothAdmin).abandon()).body).toEqual({ booking: null });
    expect((await one.confirm(bookingId)).body.state).toBe('CONFIRMED');
  });

  it('too late is still booked, and says so', async () => {
    const one = attempt();
    const { bookingId } = (await one.request()).body;
    await one.confirm(bookingId);
    await server.context.database.orm.update(bookings).set({ status: 'MADECONTACT' });
    expect(await one.abandon()).toMatchObject({
      status: 409,
      body: { code: 'BOOKING_NOT_CANCELLABLE' },
    });
    expect((await one.confirm(bookingId)).body).toMatchObject({ status: 'MADECONTACT' });
  });

  it('after dispatch cancelled it stays as it is', async () => {
    const one = attempt();
    const { bookingId } = (await one.request()).body;
    await one.confirm(bookingId);
    await server.context.database.orm.update(bookings).set({ status: 'DISPATCH_CANCELLED' });
    expect((await one.abandon()).body.booking).toMatchObject({ status: 'DISPATCH_CANCELLED' });
  });

  it('has a key of the same form as requests', async () => {
    expect((await attempt('nonsense').abandon()).status).toBe(404);
  });
});

describe('an attempt paid by card that is given up', () => {
  const nameOf = async (bookingId: string) =>
    attempt((await cards.stored(bookingId)).booking.attempt);

  it.each(['paid', 'booked'] as const)('after it was %s: nothing is held', async (how) => {
    const { bookingId } = await cards[how]();
    const one = await nameOf(bookingId);
    expect((await one.abandon()).body.booking?.state).toBe('CANCELLED');
    await server.runJobs();
    expect(await cards.ledgerSince(before)).toEqual([{ status: 'canceled', held: 0, charged: 0 }]);
  });

  it('while its hold is being requested: the hold is released when it exists', async () => {
    const { request } = await cards.attempt();
    const { road } = server.cards;
    const toStandIn = road.toStandIn;
    let given: Promise<unknown> = Promise.resolve();
    road.toStandIn = async (url, init) => {
      road.toStandIn = toStandIn;
      const rows = await server.context.database.orm.select().from(bookings);
      const newest = rows.toSorted((a, b) => a.id.localeCompare(b.id)).at(-1)!;
      const answer = await toStandIn(url, init);
      given = attempt(newest.attempt).abandon();
      await given;
      return answer;
    };
    const { body } = await request();
    expect(body.state).toBe('CANCELLED');
    await server.runJobs();
    expect(await cards.ledgerSince(before)).toEqual([{ status: 'canceled', held: 0, charged: 0 }]);
  });
});
