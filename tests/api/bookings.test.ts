import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingEvent } from '../../contract/booking/calls.ts';
import type { BookingRequest, BookingResult } from '../../contract/booking/request.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { HistoryEntry } from '../../contract/core/history.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { bookings } from '../../server/db/tables/index.ts';
import { pickupValuesOf } from '../../server/services/bookings/pickupValues.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const post = (changes: Partial<BookingRequest> = {}, key = server.newKey()) =>
  admin().post<BookingResult>('/v1/bookings', server.request(changes), { idempotencyKey: key });
const confirm = (id: string) => admin().post<BookingResult>(`/v1/bookings/${id}/confirm`);
const cancel = (id: string) =>
  admin().post<BookingResult & Pick<Problem, 'code'>>(`/v1/bookings/${id}/cancel`);
const soon = (minutes: number) =>
  new Date(server.clock.now.getTime() + minutes * 60_000).toISOString().slice(0, 16);

describe('a booking', () => {
  it('is requested, confirmed, shown in the trip list, and cancelled', async () => {
    const requested = await post({ numberOfVehicles: 2, notes: 'Ring twice' });
    expect(requested.status).toBe(201);
    expect(requested.body).toMatchObject({
      state: 'REQUESTED',
      status: null,
      requiresConfirmation: false,
      requiresBookingConfirmation: true,
      businessGuestId: null,
    });
    const id = requested.body.bookingId;
    expect((await admin().get(`/v1/bookings/${id}`)).status).toBe(404);

    expect((await confirm(id)).body).toMatchObject({ state: 'CONFIRMED', status: 'NEW' });
    expect((await confirm(id)).body).toMatchObject({ state: 'CONFIRMED', status: 'NEW' });
    const trip = (await admin().get<Trip>(`/v1/bookings/${id}`)).body;
    expect(trip).toMatchObject({
      status: 'NEW',
      passengerName: 'Anna Smith',
      scheduleType: 'ASAP',
      pickupTimeZone: 'Europe/London',
      numberOfVehicles: 2,
      notes: 'Ring twice',
      paymentType: 'businessAccount',
      companyName: 'City Cars',
      vehicle: { name: 'Saloon' },
    });
    expect(trip.total).toBe(2 * trip.fareEstimate!.roundedPrice!);

    expect((await cancel(id)).body).toMatchObject({
      state: 'CANCELLED',
      status: 'CUSTOMER_CANCELLED',
    });
    expect((await cancel(id)).status).toBe(200);
    const events = await admin().get<BookingEvent[]>(`/v1/bookings/${id}/events`);
    expect(events.body.map(({ state, status }) => [state, status])).toEqual([
      ['REQUESTED', null],
      ['CONFIRMED', 'NEW'],
      ['CANCELLED', 'CUSTOMER_CANCELLED'],
    ]);
    const jobs = server.enqueued.filter(({ payload }) => JSON.stringify(payload).includes(id));
    expect(jobs.map(({ name }) => name)).toEqual(['dispatch-create', 'dispatch-cancel']);
  });

  it('keeps the pickup of its confirmation for dispatch', async () => {
    for (const changes of [{}, { pickupTime: `${soon(300)}:00` }]) {
      const { bookingId } = (await post({ ...changes, isDuplicateAcknowledged: true })).body;
      const { orm } = server.context.database;
      const rows = () => orm.select().from(bookings).where(eq(bookings.id, bookingId));
      expect((await rows())[0]?.dispatchPickup).toBeNull();
      await confirm(bookingId);
      const [row] = await rows();
      expect(row?.dispatchPickup).toEqual(pickupValuesOf(row!));
    }
  });

  it('in the future is PREBOOKED', async () => {
    const { body } = await post({ pickupTime: `${soon(24 * 60)}:00`, payment: { type: 'cash' } });
    expect((await confirm(body.bookingId)).body.status).toBe('PREBOOKED');
  });

  it('that is cancelled before it is confirmed never becomes a trip', async () => {
    const id = (await post()).body.bookingId;
    expect((await cancel(id)).body).toMatchObject({ state: 'CANCELLED', status: null });
    const late = await admin().post<Problem>(`/v1/bookings/${id}/confirm`);
    expect([late.status, late.body.code]).toEqual([409, 'BOOKING_NOT_CONFIRMABLE']);
    expect((await admin().get(`/v1/bookings/${id}`)).status).toBe(404);
  });

  it.each(['FAILED', 'EXPIRED'] as const)(
    'that is cancelled after it %s answers with its status, because there is nothing to cancel',
    async (state) => {
      const id = (await post()).body.bookingId;
      await server.context.database.orm.update(bookings).set({ state }).where(eq(bookings.id, id));
      const reply = await cancel(id);
      expect(reply).toMatchObject({ status: 200, body: { state, status: null } });
    },
  );

  it.each(['completed', 'cancelled'] as const)('%s cannot be cancelled', async (which) => {
    const { id, status } = server.fixtures.bookings[which];
    const { body } = await cancel(id);
    expect(body.code).toBe('BOOKING_NOT_CANCELLABLE');
    expect((await admin().get<Trip>(`/v1/bookings/${id}`)).body.status).toBe(status);
  });

  it('with an ad-hoc guest creates the guest once, and returns the guest’s id', async () => {
    const { northwind } = server.fixtures.corporations;
    const passengerInfo = {
      passengerType: 'guest' as const,
      corporationId: northwind.id,
      shouldCreateGuest: true,
      guestInfo: { givenName: 'Ada', familyName: 'Nouveau', phoneNumber: '+447911123461' },
    };
    const first = await post({ passengerInfo });
    const second = await post({ passengerInfo });
    expect(first.body.businessGuestId).toEqual(expect.any(String));
    expect(second.body.businessGuestId).toBe(first.body.businessGuestId);
    const guests = await admin().get<unknown[]>('/v1/business-guests?dynamicSearch=Nouveau');
    expect(guests.body).toHaveLength(1);
    const { body: history } = await admin().get<HistoryEntry[]>(
      `/v1/business-guests/${first.body.businessGuestId}/history`,
    );
    expect(history.map(({ action }) => action)).toEqual(['create']);
    expect(history[0]!.changes).toContainEqual(
      expect.objectContaining({ field: 'familyName', from: null, to: 'Nouveau' }),
    );
    const oneOff = { ...passengerInfo, shouldCreateGuest: false };
    const named = { ...passengerInfo.guestInfo, familyName: 'Passing' };
    const third = await post({ passengerInfo: { ...oneOff, guestInfo: named } });
    expect(third.body.businessGuestId).toBeNull();
    expect(
      (await admin().get<unknown[]>('/v1/business-guests?dynamicSearch=Passing')).body,
    ).toEqual([]);
  });
});

describe('an attempt', () => {
  it('that is repeated returns its booking, and refuses another request', async () => {
    const key = server.newKey();
    const first = await post({}, key);
    expect((await post({}, key)).body).toEqual(first.body);
    const other = await post({ notes: 'Something else' }, key);
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('has one booking for each leg', async () => {
    const key = server.newKey();
    const outbound = await post({}, key);
    const back = { origin: places.savoy, destination: places.kings };
    const inbound = await post(back, key.replace(':outbound:', ':return:'));
    expect(inbound.body.bookingId).not.toBe(outbound.body.bookingId);
  });

  it('needs a key of the right form', async () => {
    const without = await admin().post<Problem>('/v1/bookings', server.request());
    expect(without.body.code).toBe('IDEMPOTENCY_KEY_REQUIRED');
    const odd = await admin().post<Problem>('/v1/bookings', server.request(), {
      idempotencyKey: 'odd',
    });
    expect(odd.body.errors).toHaveProperty('Idempotency-Key');
  });
});

it('a booking is hidden from other accounts and channels', async () => {
  const id = (await post()).body.bookingId;
  const { users } = server.fixtures;
  for (const user of [users.globexAdmin, users.tasmanAdmin])
    for (const verb of ['confirm', 'cancel'])
      expect((await server.as(user).post(`/v1/bookings/${id}/${verb}`)).status).toBe(404);
  expect((await server.as(users.globexAdmin).get(`/v1/bookings/${id}/events`)).status).toBe(404);
  expect((await server.as(users.fleetManager).post(`/v1/bookings/${id}/confirm`)).status).toBe(403);
  expect((await server.as(users.fleetManager).get(`/v1/bookings/${id}/events`)).status).toBe(200);
});
