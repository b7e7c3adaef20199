import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingEvent, NearbyDriver, Offer } from '../../contract/booking/calls.ts';
import type { BookingRequest, BookingResult } from '../../contract/booking/request.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { AdapterError } from '../../server/adapters/outside.ts';
import { bookings, sandboxDispatchTrips } from '../../server/db/tables/index.ts';
import { reconcileBookings } from '../../server/services/bookings/reconcile.ts';
import { pushBooking } from '../../server/services/dispatch/pushBooking.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
  // The fixtures' trips are not tested here, and nobody drives them.
  await server.context.database.orm
    .update(bookings)
    .set({ status: 'ARCHIVE_COMPLETE' })
    .where(eq(bookings.state, 'CONFIRMED'));
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
async function book(changes: Partial<BookingRequest> = {}): Promise<string> {
  const idempotencyKey = server.newKey();
  const request = server.request(changes);
  const { body } = await admin().post<BookingResult>('/v1/bookings', request, { idempotencyKey });
  await admin().post(`/v1/bookings/${body.bookingId}/confirm`);
  return body.bookingId;
}
const trip = async (id: string) => (await admin().get<Trip>(`/v1/bookings/${id}`)).body;
const history = async (id: string) => {
  const { body } = await admin().get<BookingEvent[]>(`/v1/bookings/${id}/events`);
  return body.flatMap(({ status }) => status ?? []);
};
const simulated = (bookingId: string) =>
  server.context.database.orm
    .select()
    .from(sandboxDispatchTrips)
    .where(eq(sandboxDispatchTrips.bookingId, bookingId));
async function drive(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 3) {
    server.pass(3);
    await server.simulator.advance(server.clock.now);
  }
}

describe('the simulator', () => {
  it('drives a booking from its confirmation to the dropoff, over the real contract', async () => {
    const id = await book();
    await server.runJobs();
    expect((await trip(id)).dispatchId).toEqual(expect.any(String));
    await drive(30);
    expect(await trip(id)).toMatchObject({
      status: 'ENROUTE',
      estimatedTimeArrival: expect.any(Number),
      trackingLink: expect.stringMatching(/^http:\/\/localhost:\d+\/track\/[\w-]{32}$/),
      vehicle: { driverName: expect.any(String), registration: expect.any(String) },
    });
    await drive(210);
    const done = await trip(id);
    expect(done.status).toBe('COMPLETED');
    expect(done.total).toBe(done.pricingDetails!.total);
    expect(done.pricingDetails!.price).toBe(done.fareEstimate!.roundedPrice);
    expect(await history(id)).toEqual([
      'NEW',
      'ASSIGN',
      'ENROUTE',
      'MADECONTACT',
      'DROPPINGOFF',
      'COMPLETED',
    ]);
  });

  it('starts a future trip near its pickup', async () => {
    const pickup = new Date(server.clock.now.getTime() + 10 * 60_000);
    const local = new Intl.DateTimeFormat('sv', {
      timeZone: 'Europe/London',
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(pickup);
    const id = await book({ pickupTime: local.replace(' ', 'T') });
    await server.runJobs();
    await drive(60);
    expect((await trip(id)).status).toBe('PREBOOKED');
    await drive(8 * 60);
    expect((await trip(id)).status).toBe('ENROUTE');
  });

  it('stops for a booking that was cancelled', async () => {
    const id = await book();
    await server.runJobs();
    await drive(9);
    await admin().post(`/v1/bookings/${id}/cancel`);
    await server.runJobs();
    await drive(30);
    expect((await simulated(id))[0]).toMatchObject({
      status: 'CUSTOMER_CANCELLED',
      nextStepAt: null,
    });
    expect((await trip(id)).status).toBe('CUSTOMER_CANCELLED');
  });

  it('makes each step once, even if several processes drive', async () => {
    const id = await book();
    await server.runJobs();
    server.pass(9);
    const steps = await Promise.all(
      Array.from({ length: 10 }, () => server.simulator.advance(server.clock.now)),
    );
    expect((await simulated(id))[0]!.sequence).toBe(1);
    expect(steps.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1);
    expect((await history(id)).filter((status) => status === 'ASSIGN')).toHaveLength(1);
  });

  it('refuses calls that are not signed', async () => {
    const url = `http://localhost/sandbox/dispatch/fleets/x/drivers?latitude=1&longitude=1`;
    expect((await server.app.request(url)).status).toBe(401);
  });
});

describe('a booking on its way to dispatch', () => {
  it('is one trip, even if its job was cut after the answer and ran again', async () => {
    const id = await book();
    const [job] = server.enqueued.splice(0);
    const key = { channelId: 'meridian', bookingId: id };
    expect(job).toEqual({ name: 'dispatch-create', payload: key });
    const { dispatch } = server.context;
    const cut = new Error('killed');
    const killed = {
      ...server.context,
      dispatch: {
        ...dispatch,
        async createBooking(booking: Parameters<typeof dispatch.createBooking>[0]) {
          await dispatch.createBooking(booking);
          throw cut;
        },
      },
    };
    await expect(pushBooking(killed, key)).rejects.toBe(cut);
    expect((await trip(id)).dispatchId).toBeNull();
    await pushBooking(server.context, key);
    expect((await trip(id)).dispatchId).toBe((await simulated(id))[0]!.dispatchId);
    expect(await simulated(id)).toHaveLength(1);
  });

  it('is cancelled, even if the cancellation overtook it', async () => {
    const id = await book();
    const { dispatch } = server.context;
    const key = { channelId: 'meridian', bookingId: id };
    const overtaken = {
      ...server.context,
      dispatch: {
        ...dispatch,
        async createBooking(booking: Parameters<typeof dispatch.createBooking>[0]) {
          await admin().post(`/v1/bookings/${id}/cancel`);
          server.enqueued.length = 0;
          return dispatch.createBooking(booking);
        },
      },
    };
    await pushBooking(overtaken, key);
    expect(server.enqueued).toEqual([{ name: 'dispatch-cancel', payload: key }]);
    await server.runJobs();
    expect((await simulated(id))[0]!.status).toBe('CUSTOMER_CANCELLED');
  });

  it('is given up if dispatch refuses it, and its booker sees it', async () => {
    const id = await book();
    const dispatch = {
      ...server.context.dispatch,
      createBooking: () =>
        Promise.reject(new AdapterError('dispatch', 'refused', 'no such account', { status: 422 })),
    };
    await pushBooking({ ...server.context, dispatch }, { channelId: 'meridian', bookingId: id });
    expect((await trip(id)).status).toBe('DISPATCH_CANCELLED');
  });
});

describe('reconciliation', () => {
  const rows = () => server.context.database.orm.select().from(bookings).orderBy(bookings.id);

  it('expires requests, sends what was never sent, and fetches what was never reported, once', async () => {
    server.enqueued.length = 0;
    const request = { idempotencyKey: server.newKey() };
    const stale = await admin().post<BookingResult>('/v1/bookings', server.request(), request);
    const unsent = await book();
    const unheard = await book();
    await pushBooking(server.context, { channelId: 'meridian', bookingId: unheard });
    // Dispatch continues while none of its events reach us.
    await server.context.database.orm
      .update(sandboxDispatchTrips)
      .set({
        status: 'ENROUTE',
        report: { status: 'ENROUTE', estimatedTimeArrival: 4 },
        changedAt: server.clock.now,
        nextStepAt: null,
      })
      .where(eq(sandboxDispatchTrips.bookingId, unheard));
    server.pass(16 * 60);
    await reconcileBookings(server.context);
    const after = await rows();
    const byId = new Map(after.map((row) => [row.id, row]));
    expect(byId.get(stale.body.bookingId)?.state).toBe('EXPIRED');
    expect(byId.get(unsent)?.dispatchId).toBe((await simulated(unsent))[0]!.dispatchId);
    expect(byId.get(unheard)).toMatchObject({ status: 'ENROUTE', estimatedTimeArrival: 4 });
    await reconcileBookings(server.context);
    expect(await rows()).toEqual(after);
  });

  it('gives up a trip that never reached dispatch once it is far too late', async () => {
    const id = await book();
    server.enqueued.length = 0;
    server.pass(61 * 60);
    await reconcileBookings(server.context);
    const [row] = await server.context.database.orm
      .select()
      .from(bookings)
      .where(eq(bookings.id, id));
    expect(row).toMatchObject({ status: 'DISPATCH_CANCELLED', dispatchId: null });
    expect(await simulated(id)).toEqual([]);
  });
});

describe('while planning', () => {
  it('drivers move near the pickup, and offers say how far away they are', async () => {
    const { latitude, longitude } = places.kings;
    const path = `/v1/nearby-drivers?latitude=${latitude}&longitude=${longitude}&limit=10&status=available`;
    const before = await freshAdmin().then((one) => one.get<NearbyDriver[]>(path));
    expect(before.body).toHaveLength(10);
    server.pass(20);
    const later = await freshAdmin().then((one) => one.get<NearbyDriver[]>(path));
    expect(later.body).not.toEqual(before.body);
    const corporationId = server.fixtures.corporations.northwind.id;
    const offers = await freshAdmin().then((one) =>
      one.get<Offer[]>(
        `/v1/offers?pickupLatitude=${latitude}&pickupLongitude=${longitude}&corporationId=${corporationId}&lang=en`,
      ),
    );
    expect(offers.body[0]!.etaMinutes).toBeGreaterThanOrEqual(1);
  });

  /** The clock has moved on further than the lifetime of a token. */
  async function freshAdmin() {
    const user = server.fixtures.users.northwindAdmin;
    const life = { expiresIn: 86_400 };
    return server.withToken(user.channelId, await server.tokenFor(user, user.channelId, life));
  }
});
