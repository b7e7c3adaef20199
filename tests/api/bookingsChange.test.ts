import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingResult } from '../../contract/booking/request.ts';
import { addMinutes } from '../../contract/booking/schedule.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { auditEntries, bookings } from '../../server/db/tables/index.ts';
import { reconcileBookings } from '../../server/services/bookings/reconcile.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { changeCalls } from './changeCalls.ts';

let server: BookingServer;
let calls: ReturnType<typeof changeCalls>;
beforeAll(async () => {
  server = await startBookingServer();
  calls = changeCalls(server);
});
beforeEach(() => {
  server.enqueued.length = 0;
});
afterAll(() => server.close());

type Reply = BookingResult & Pick<Problem, 'code' | 'errors'>;

describe('another pickup time', () => {
  it('is requested, applied once when confirmed, and sent to dispatch', async () => {
    const id = await calls.book();
    await server.runJobs();
    const before = await calls.trip(id);
    const asked = await calls.ask(id, calls.at(240));
    expect(asked.status).toBe(200);
    expect(asked.body).toMatchObject({
      bookingId: id,
      state: 'CONFIRMED',
      status: 'PREBOOKED',
      requiresConfirmation: false,
      authorizationClientSecret: null,
      requiresBookingConfirmation: true,
    });
    expect((await calls.trip(id)).pickupTime).toBe(before.pickupTime);
    await calls.orm().update(bookings).set({ fareEstimate: null }).where(eq(bookings.id, id));

    const confirmed = await calls.confirm(id);
    expect(confirmed.body).toMatchObject({
      status: 'PREBOOKED',
      requiresBookingConfirmation: false,
    });
    const after = await calls.trip(id);
    expect(after).toMatchObject({
      pickupTime: calls.at(240),
      status: 'PREBOOKED',
      total: before.total,
    });
    expect(Date.parse(after.pickupAt) - Date.parse(before.pickupAt)).toBe(120 * 60_000);
    expect((await calls.confirm(id)).body).toEqual(confirmed.body);
    expect(calls.updates()).toHaveLength(1);

    await server.runJobs();
    const told = (await calls.simulated(id))!;
    expect(told.booking.pickupAt).toBe(after.pickupAt);
    expect(told.nextStepAt).toEqual(addMinutes(new Date(after.pickupAt), -1.5));
    const actions = await calls
      .orm()
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.resourceId, id));
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['request-change', 'change']),
    );
  });

  it('does not lower the fee of a late cancellation, however far ahead the new time is', async () => {
    const id = await calls.book({ pickupTime: calls.at(20) });
    const [booked] = await calls.orm().select().from(bookings).where(eq(bookings.id, id));
    const cancellation = { minutesBefore: 30, fee: 400 };
    const fareEstimate = { ...booked!.fareEstimate!, cancellation };
    await calls.orm().update(bookings).set({ fareEstimate }).where(eq(bookings.id, id));
    expect((await calls.ask(id, calls.at(10 * 24 * 60))).status).toBe(200);
    expect((await calls.confirm(id)).status).toBe(200);
    await calls.admin().post(`/v1/bookings/${id}/cancel`);
    expect(await calls.trip(id)).toMatchObject({
      status: 'CUSTOMER_CANCELLED',
      pickupTime: calls.at(10 * 24 * 60),
      pricingDetails: { passengerPrematureCancellationFee: 400, total: 400 },
    });
  });

  it('gets the same answer under the same key', async () => {
    const id = await calls.book();
    const idempotencyKey = `${server.newKey()}:change`;
    const once = () =>
      calls.admin().patch(`/v1/bookings/${id}`, { pickupTime: calls.at(240) }, { idempotencyKey });
    const first = await once();
    const again = await once();
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  it('is applied once, even if ten confirm it at once', async () => {
    const id = await calls.book();
    await calls.ask(id, calls.at(240));
    const all = await Promise.all(Array.from({ length: 10 }, () => calls.confirm(id)));
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(calls.updates()).toHaveLength(1);
    const changes = and(eq(auditEntries.resourceId, id), eq(auditEntries.action, 'change'));
    expect(await calls.orm().select().from(auditEntries).where(changes)).toHaveLength(1);
  });

  it('that one person has chosen cannot be confirmed by another', async () => {
    const id = await calls.book();
    const both = server.as(server.fixtures.users.bothAdmin);
    await calls.ask(id, calls.at(240));
    await calls.ask(id, calls.at(300), both);
    await calls.confirm(id);
    expect((await calls.trip(id)).pickupTime).toBe(calls.at(240));
    await calls.confirm(id, both);
    expect((await calls.trip(id)).pickupTime).toBe(calls.at(300));
  });

  it('that is not confirmed within a quarter of an hour is dropped, and a late confirmation is refused', async () => {
    const id = await calls.book({ pickupTime: calls.at(600) });
    const before = await calls.trip(id);
    await calls.ask(id, calls.at(700));
    server.pass(15 * 60);
    const late = async () => (await calls.confirm(id)).body.code;
    expect(await late()).toBe('BOOKING_CHANGE_EXPIRED');
    await reconcileBookings(server.context);
    await reconcileBookings(server.context);
    expect(await late()).toBe('BOOKING_CHANGE_EXPIRED');
    expect((await calls.trip(id)).pickupTime).toBe(before.pickupTime);
    await calls.ask(id, calls.at(650));
    expect((await calls.confirm(id)).status).toBe(200);
    expect((await calls.trip(id)).pickupTime).toBe(calls.at(650));
  });

  it('that has passed before it was confirmed is not applied', async () => {
    const id = await calls.book();
    await calls.ask(id, calls.at(5));
    server.pass(7 * 60);
    expect((await calls.confirm(id)).body.code).toBe('BOOKING_CHANGE_EXPIRED');
  });
});

describe('a change is refused', () => {
  it.each([
    ['in the past', '2020-01-01T10:00:00', 'timeInPast'],
    ['far ahead', '2099-01-01T10:00:00', 'tooFarAhead'],
    ['that is no time', '2026-02-30T25:00:00', 'dateTime'],
  ])('to a time %s', async (_, pickupTime, code) => {
    const { status, body } = await calls.ask(await calls.book(), pickupTime);
    expect([status, body.errors?.['pickupTime']?.code]).toEqual([422, code]);
  });

  it('if the trip is not in the future, or has begun before the confirmation', async () => {
    const now = await calls.book({ pickupTime: null });
    expect((await calls.ask(now, calls.at(240))).body.code).toBe('BOOKING_NOT_CHANGEABLE');
    expect((await calls.ask(server.fixtures.bookings.completed.id, calls.at(240))).body.code).toBe(
      'BOOKING_NOT_CHANGEABLE',
    );
    const id = await calls.book();
    const before = await calls.trip(id);
    await calls.ask(id, calls.at(240));
    await calls.orm().update(bookings).set({ status: 'ASSIGN' }).where(eq(bookings.id, id));
    const late = await calls.confirm(id);
    expect([late.status, late.body.code]).toEqual([409, 'BOOKING_NOT_CHANGEABLE']);
    expect((await calls.trip(id)).pickupTime).toBe(before.pickupTime);
    expect(calls.updates()).toEqual([]);
    const cancelled = await calls.book();
    await calls.ask(cancelled, calls.at(240));
    await calls.admin().post(`/v1/bookings/${cancelled}/cancel`);
    expect((await calls.confirm(cancelled)).body.code).toBe('BOOKING_NOT_CONFIRMABLE');
  });

  it('of anything except the pickup time, and for people who may not change it', async () => {
    const id = await calls.book();
    const other = await calls.admin().patch<Reply>(`/v1/bookings/${id}`, {
      pickupTime: calls.at(240),
      notes: 'Ring twice',
    });
    expect(other.status).toBe(422);
    const { users } = server.fixtures;
    expect((await calls.ask(id, calls.at(240), server.as(users.globexAdmin))).status).toBe(404);
    expect((await calls.ask(id, calls.at(240), server.as(users.fleetManager))).status).toBe(403);
  });
});
