import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingRequest, BookingResult } from '../../contract/booking/request.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { DomainError } from '../../contract/core/errors.ts';
import { addMinutes, localTime } from '../../contract/booking/schedule.ts';
import { requestBooking } from '../../server/services/bookings/requestBooking.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
type Reply = BookingResult & Pick<Problem, 'code' | 'params'>;
const post = (changes: Partial<BookingRequest>, key = server.newKey(), client = admin()) =>
  client.post<Reply>(
    '/v1/bookings',
    server.request({ isDuplicateAcknowledged: false, ...changes }),
    { idempotencyKey: key },
  );
let guests = 0;
/** A guest for whom nobody has booked yet. */
function someone(): BookingRequest['passengerInfo'] {
  guests += 1;
  return {
    passengerType: 'guest',
    corporationId: server.fixtures.corporations.northwind.id,
    guestInfo: {
      givenName: 'Guest',
      familyName: `Number ${guests}`,
      phoneNumber: `+4479111235${String(guests).padStart(2, '0')}`,
    },
  };
}
const at = (minutes: number) =>
  `${localTime(addMinutes(server.clock.now, minutes), 'Europe/London').slice(0, 16)}:00`;
const isRefused = ({ status, body }: { status: number; body: Reply }) => {
  expect([201, 409]).toContain(status);
  if (status === 409) expect(body.code).toBe('DUPLICATE_BOOKING_NOT_ACKNOWLEDGED');
  return status === 409;
};

describe('a second booking of the same trip', () => {
  it('is refused with the id of the first, and booked if it is wanted', async () => {
    const passengerInfo = someone();
    const first = await post({ passengerInfo, pickupTime: at(60) });
    const key = server.newKey();
    const second = await post({ passengerInfo, pickupTime: at(75) }, key);
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: 'DUPLICATE_BOOKING_NOT_ACKNOWLEDGED',
      params: {
        bookingId: first.body.bookingId,
        pickupTime: at(60),
        pickupTimeZone: 'Europe/London',
        pickupAt: expect.any(String) as string,
      },
    });
    const again = await post({ passengerInfo, pickupTime: at(75) }, key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const wanted = { passengerInfo, pickupTime: at(75), isDuplicateAcknowledged: true };
    const acknowledged = await post(wanted, `${key}-acknowledged`);
    expect(acknowledged.status).toBe(201);
    expect((await post(wanted, `${key}-acknowledged`)).body).toEqual(acknowledged.body);
  });

  it('is still the same attempt if its acknowledgement comes after it was booked', async () => {
    const passengerInfo = someone();
    const key = server.newKey();
    const made = await post({ passengerInfo }, key);
    const late = await post(
      { passengerInfo, isDuplicateAcknowledged: true },
      `${key}-acknowledged`,
    );
    expect(late.body).toEqual(made.body);
  });

  it.each<[string, Partial<BookingRequest> & { minutes?: number }, boolean]>([
    ['16 minutes later', { minutes: 76 }, false],
    ['a few steps away', { origin: { ...places.kings, latitude: 51.5312 } }, true],
    ['from another street', { origin: { ...places.kings, latitude: 51.5325 } }, false],
    ['to another place', { destination: places.heathrow }, false],
    ['now', { pickupTime: null }, false],
    ['for a colleague', {}, false],
  ])('%s', async (what, { minutes = 60, ...changes }, refused) => {
    const passengerInfo = someone();
    await post({ passengerInfo, pickupTime: at(60) });
    const other = what === 'for a colleague' ? someone() : passengerInfo;
    const second = await post({ passengerInfo: other, pickupTime: at(minutes), ...changes });
    expect(isRefused(second)).toBe(refused);
  });

  it('as soon as possible is refused while the first still waits', async () => {
    const passengerInfo = someone();
    const { body } = await post({ passengerInfo });
    await admin().post(`/v1/bookings/${body.bookingId}/confirm`);
    server.pass(20 * 60);
    expect(isRefused(await post({ passengerInfo }))).toBe(true);
    await admin().post(`/v1/bookings/${body.bookingId}/cancel`);
    expect(isRefused(await post({ passengerInfo }))).toBe(false);
  });

  it('says whether the first can be looked at, and prefers one that can', async () => {
    const trip = { passengerInfo: someone(), pickupTime: at(60) };
    const stateOfFirst = async () => (await post(trip)).body.params?.['state'];
    const { body: left } = await post(trip);
    expect(await stateOfFirst()).toBe('REQUESTED');
    const key = server.newKey();
    const wanted = { ...trip, isDuplicateAcknowledged: true };
    const { body: booked } = await post(wanted, `${key}-acknowledged`);
    await admin().post(`/v1/bookings/${booked.bookingId}/confirm`);
    expect((await post(trip)).body.params).toMatchObject({
      bookingId: booked.bookingId,
      state: 'CONFIRMED',
    });
    expect(booked.bookingId).not.toBe(left.bookingId);
  });

  it('is allowed again if the first was never confirmed', async () => {
    const passengerInfo = someone();
    await post({ passengerInfo, pickupTime: at(120) });
    server.pass(15 * 60);
    expect(isRefused(await post({ passengerInfo, pickupTime: at(105) }))).toBe(false);
  });

  it('reveals nothing about what other accounts have booked', async () => {
    const passengerInfo = someone();
    await post({ passengerInfo });
    const { corporations, users } = server.fixtures;
    const elsewhere = { ...passengerInfo, corporationId: corporations.globex.id };
    const key = server.newKey();
    const theirs = await post(
      { passengerInfo: elsewhere, payment: { type: 'cash' } },
      key,
      server.as(users.globexAdmin),
    );
    expect(theirs.status).toBe(201);
  });

  it('finds an employee by id and by the phone of a guest', async () => {
    const { employees, corporations } = server.fixtures;
    const corporationId = corporations.northwind.id;
    const employee = {
      passengerId: employees.anna.id,
      passengerType: 'employee' as const,
      corporationId,
    };
    const trip = { origin: places.savoy, destination: places.heathrow, pickupTime: at(600) };
    expect(isRefused(await post({ ...trip, passengerInfo: employee }))).toBe(false);
    expect(isRefused(await post({ ...trip, passengerInfo: employee }))).toBe(true);
    const people = await admin().get<{ id: string; phone: string }[]>('/v1/business-passengers');
    const phoneNumber = people.body.find(({ id }) => id === employees.anna.id)!.phone;
    const typed = {
      passengerType: 'guest' as const,
      corporationId,
      guestInfo: { givenName: 'Anna', familyName: 'Smith', phoneNumber },
    };
    expect(isRefused(await post({ ...trip, passengerInfo: typed }))).toBe(true);
  });
});

it('one of ten tabs that book the same trip at once succeeds', async () => {
  const ctx = server.contextOf(server.fixtures.users.northwindAdmin);
  for (let round = 0; round < 5; round += 1) {
    const request = server.parsed({ passengerInfo: someone(), isDuplicateAcknowledged: false });
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const input = { request, idempotencyKey: `${uuidv7()}:1:request` };
        try {
          return (await requestBooking({ ctx, input })).state;
        } catch (error) {
          if (error instanceof DomainError) return error.code;
          throw error;
        }
      }),
    );
    expect(outcomes.toSorted()).toEqual([
      ...Array<string>(9).fill('DUPLICATE_BOOKING_NOT_ACKNOWLEDGED'),
      'REQUESTED',
    ]);
  }
});
