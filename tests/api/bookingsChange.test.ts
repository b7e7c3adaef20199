import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingRequest, BookingResult } from '../../contract/booking/request.ts';
import { addMinutes, localTime } from '../../contract/booking/schedule.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { AdapterError } from '../../server/adapters/outside.ts';
import { auditEntries, bookings, sandboxDispatchTrips } from '../../server/db/tables/index.ts';
import { reconcileBookings } from '../../server/services/bookings/reconcile.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
beforeEach(() => {
  server.enqueued.length = 0;
});
afterAll(() => server.close());

type Reply = BookingResult & Pick<Problem, 'code' | 'errors'>;
const admin = () => server.as(server.fixtures.users.northwindAdmin);
const at = (minutes: number) =>
  `${localTime(addMinutes(server.clock.now, minutes), 'Europe/London').slice(0, 16)}:00`;
async function book(changes: Partial<BookingRequest> = {}): Promise<string> {
  const request = server.request({ pickupTime: at(120), ...changes });
  const { body } = await admin().post<BookingResult>('/v1/bookings', request, {
    idempotencyKey: server.newKey(),
  });
  await admin().post(`/v1/bookings/${body.bookingId}/confirm`);
  return body.bookingId;
}
const ask = (id: string, pickupTime: string, client = admin()) =>
  client.patch<Reply>(`/v1/bookings/${id}`, { pickupTime });
const confirm = (id: string, client = admin()) => client.post<Reply>(`/v1/bookings/${id}/confirm`);
const trip = async (id: string) => (await admin().get<Trip>(`/v1/bookings/${id}`)).body;
const simulated = async (bookingId: string) => {
  const [found] = await server.context.database.orm
    .select()
    .from(sandboxDispatchTrips)
    .where(eq(sandboxDispatchTrips.bookingId, bookingId));
  return found;
};
const orm = () => server.context.database.orm;
const updates = () => server.enqueued.filter(({ name }) => name === 'dispatch-update');

describe('another pickup time', () => {
  it('is asked for, applied when confirmed, once, and reaches dispatch', async () => {
    const id = await book();
    await server.runJobs();
    const before = await trip(id);
    const asked = await ask(id, at(240));
    expect(asked.status).toBe(200);
    expect(asked.body).toMatchObject({
      bookingId: id,
      state: 'CONFIRMED',
      status: 'PREBOOKED',
      requiresConfirmation: false,
      authorizationClientSecret: null,
      requiresBookingConfirmation: true,
    });
    expect((await trip(id)).pickupTime).toBe(before.pickupTime);
    await orm().update(bookings).set({ fareEstimate: null }).where(eq(bookings.id, id));

    const confirmed = await confirm(id);
    expect(confirmed.body).toMatchObject({
      status: 'PREBOOKED',
      requiresBookingConfirmation: false,
    });
    const after = await trip(id);
    expect(after).toMatchObject({ pickupTime: at(240), status: 'PREBOOKED', total: before.total });
    expect(Date.parse(after.pickupAt) - Date.parse(before.pickupAt)).toBe(120 * 60_000);
    expect((await confirm(id)).body).toEqual(confirmed.body);
    expect(updates()).toHaveLength(1);

    await server.runJobs();
    const told = (await simulated(id))!;
    expect(told.booking.pickupAt).toBe(after.pickupAt);
    expect(told.nextStepAt).toEqual(addMinutes(new Date(after.pickupAt), -1.5));
    const actions = await orm()
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.resourceId, id));
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['request-change', 'change']),
    );
  });

  it('leaves a late cancellation as dear as it was, however far ahead the new one is', async () => {
    const id = await book({ pickupTime: at(20) });
    const [booked] = await orm().select().from(bookings).where(eq(bookings.id, id));
    const cancellation = { minutesBefore: 30, fee: 400 };
    const fareEstimate = { ...booked!.fareEstimate!, cancellation };
    await orm().update(bookings).set({ fareEstimate }).where(eq(bookings.id, id));
    expect((await ask(id, at(10 * 24 * 60))).status).toBe(200);
    expect((await confirm(id)).status).toBe(200);
    await admin().post(`/v1/bookings/${id}/cancel`);
    expect(await trip(id)).toMatchObject({
      status: 'CUSTOMER_CANCELLED',
      pickupTime: at(10 * 24 * 60),
      pricingDetails: { passengerPrematureCancellationFee: 400, total: 400 },
    });
  });

  it('is answered the same under the same key', async () => {
    const id = await book();
    const idempotencyKey = `${server.newKey()}:change`;
    const once = () =>
      admin().patch(`/v1/bookings/${id}`, { pickupTime: at(240) }, { idempotencyKey });
    const first = await once();
    const again = await once();
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  it('of ten confirmations at once is applied once', async () => {
    const id = await book();
    await ask(id, at(240));
    const all = await Promise.all(Array.from({ length: 10 }, () => confirm(id)));
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(updates()).toHaveLength(1);
    const changes = and(eq(auditEntries.resourceId, id), eq(auditEntries.action, 'change'));
    expect(await orm().select().from(auditEntries).where(changes)).toHaveLength(1);
  });

  it('chosen by one person is not confirmed by another', async () => {
    const id = await book();
    const both = server.as(server.fixtures.users.bothAdmin);
    await ask(id, at(240));
    await ask(id, at(300), both);
    await confirm(id);
    expect((await trip(id)).pickupTime).toBe(at(240));
    await confirm(id, both);
    expect((await trip(id)).pickupTime).toBe(at(300));
  });

  it('not confirmed in a quarter of an hour is dropped, and whoever comes late is told', async () => {
    const id = await book({ pickupTime: at(600) });
    const before = await trip(id);
    await ask(id, at(700));
    server.pass(15 * 60);
    const late = async () => (await confirm(id)).body.code;
    expect(await late()).toBe('BOOKING_CHANGE_EXPIRED');
    await reconcileBookings(server.context);
    await reconcileBookings(server.context);
    expect(await late()).toBe('BOOKING_CHANGE_EXPIRED');
    expect((await trip(id)).pickupTime).toBe(before.pickupTime);
    await ask(id, at(650));
    expect((await confirm(id)).status).toBe(200);
    expect((await trip(id)).pickupTime).toBe(at(650));
  });

  it('that has passed before it was confirmed is not applied', async () => {
    const id = await book();
    await ask(id, at(5));
    server.pass(7 * 60);
    expect((await confirm(id)).body.code).toBe('BOOKING_CHANGE_EXPIRED');
  });
});

describe('a change is refused', () => {
  it.each([
    ['in the past', '2020-01-01T10:00:00', 'timeInPast'],
    ['far ahead', '2099-01-01T10:00:00', 'tooFarAhead'],
    ['that is no time', '2026-02-30T25:00:00', 'dateTime'],
  ])('to a time %s', async (_, pickupTime, code) => {
    const { status, body } = await ask(await book(), pickupTime);
    expect([status, body.errors?.['pickupTime']?.code]).toEqual([422, code]);
  });

  it('where the trip does not lie ahead, or has moved on before the confirmation', async () => {
    const now = await book({ pickupTime: null });
    expect((await ask(now, at(240))).body.code).toBe('BOOKING_NOT_CHANGEABLE');
    expect((await ask(server.fixtures.bookings.completed.id, at(240))).body.code).toBe(
      'BOOKING_NOT_CHANGEABLE',
    );
    const id = await book();
    const before = await trip(id);
    await ask(id, at(240));
    await orm().update(bookings).set({ status: 'ASSIGN' }).where(eq(bookings.id, id));
    const late = await confirm(id);
    expect([late.status, late.body.code]).toEqual([409, 'BOOKING_NOT_CHANGEABLE']);
    expect((await trip(id)).pickupTime).toBe(before.pickupTime);
    expect(updates()).toEqual([]);
    const cancelled = await book();
    await ask(cancelled, at(240));
    await admin().post(`/v1/bookings/${cancelled}/cancel`);
    expect((await confirm(cancelled)).body.code).toBe('BOOKING_NOT_CONFIRMABLE');
  });

  it('of anything but the pickup time, and to whoever may not', async () => {
    const id = await book();
    const other = await admin().patch<Reply>(`/v1/bookings/${id}`, {
      pickupTime: at(240),
      notes: 'Ring twice',
    });
    expect(other.status).toBe(422);
    const { users } = server.fixtures;
    expect((await ask(id, at(240), server.as(users.globexAdmin))).status).toBe(404);
    expect((await ask(id, at(240), server.as(users.fleetManager))).status).toBe(403);
  });
});

describe('dispatch', () => {
  it('learns of a change that overtook its booking', async () => {
    const id = await book();
    const [create] = server.enqueued.splice(0);
    await ask(id, at(240));
    await confirm(id);
    await server.runJobs();
    server.enqueued.push(create!);
    await server.runJobs();
    expect((await simulated(id))!.booking.pickupTime).toBe(at(240));
  });

  it('that refuses keeps its time, and so does the trip', async () => {
    const id = await book();
    await server.runJobs();
    const before = await trip(id);
    await ask(id, at(240));
    await confirm(id);
    await orm()
      .update(sandboxDispatchTrips)
      .set({ status: 'NEW' })
      .where(eq(sandboxDispatchTrips.bookingId, id));
    await server.runJobs();
    const { pickupTime, pickupAt, total } = await trip(id);
    expect({ pickupTime, pickupAt, total }).toEqual({
      pickupTime: before.pickupTime,
      pickupAt: before.pickupAt,
      total: before.total,
    });
    expect((await confirm(id)).status).toBe(200);
  });

  it('that refuses keeps the time that it took last, also while another change was under way', async () => {
    const id = await book();
    await server.runJobs();
    const before = await trip(id);
    const both = server.as(server.fixtures.users.bothAdmin);
    // The first change is applied and not told yet when somebody else's is.
    await ask(id, at(240));
    await confirm(id);
    await ask(id, at(300), both);
    await confirm(id, both);
    await orm()
      .update(sandboxDispatchTrips)
      .set({ status: 'NEW' })
      .where(eq(sandboxDispatchTrips.bookingId, id));
    await server.runJobs();
    const { pickupTime, pickupAt, total } = await trip(id);
    const { pickupTime: time, pickupAt: instant, total: price } = before;
    expect({ pickupTime, pickupAt, total }).toEqual({
      pickupTime: time,
      pickupAt: instant,
      total: price,
    });
    expect((await simulated(id))!.booking.pickupTime).toBe(time);
  });

  it('that took a change and refuses the next has the former', async () => {
    const id = await book();
    await server.runJobs();
    await ask(id, at(240));
    await confirm(id);
    await server.runJobs();
    await ask(id, at(300));
    await confirm(id);
    await orm()
      .update(sandboxDispatchTrips)
      .set({ status: 'NEW' })
      .where(eq(sandboxDispatchTrips.bookingId, id));
    await server.runJobs();
    expect((await trip(id)).pickupTime).toBe(at(240));
    expect((await simulated(id))!.booking.pickupTime).toBe(at(240));
  });

  it('whose answer to the booking was lost is told the same once more, and the change after it', async () => {
    const id = await book();
    const [create] = server.enqueued.slice();
    const before = await trip(id);
    const { dispatch } = server.context;
    const told: string[] = [];
    server.context.dispatch = {
      ...dispatch,
      async createBooking(booking) {
        told.push(booking.pickupTime);
        const taken = await dispatch.createBooking(booking);
        if (told.length === 1) throw new AdapterError('dispatch', 'unavailable', 'no answer');
        return taken;
      },
    };
    await expect(server.runJobs()).rejects.toThrow(AdapterError);
    await ask(id, at(240));
    await confirm(id);
    server.enqueued.unshift(create!);
    await server.runJobs();
    server.context.dispatch = dispatch;
    expect(told).toEqual([before.pickupTime, before.pickupTime]);
    expect((await simulated(id))!.booking.pickupTime).toBe(at(240));
  });

  it('that cannot be reached is told later', async () => {
    const id = await book();
    await server.runJobs();
    await ask(id, at(240));
    await confirm(id);
    const [job] = server.enqueued.slice();
    const { dispatch } = server.context;
    const down = () => Promise.reject(new AdapterError('dispatch', 'unavailable', 'down'));
    server.context.dispatch = { ...dispatch, updateBooking: down };
    await expect(server.runJobs()).rejects.toThrow(AdapterError);
    server.context.dispatch = dispatch;
    server.enqueued.push(job!);
    await server.runJobs();
    expect((await simulated(id))!.booking.pickupTime).toBe(at(240));
  });
});
