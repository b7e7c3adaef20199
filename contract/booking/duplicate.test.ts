import { describe, expect, it } from 'vitest';
import { type ComparableTrip, isDuplicate, isSamePassenger } from './duplicate.ts';
import { addMinutes } from './schedule.ts';

const now = new Date('2026-11-20T12:00:00Z');
const trip: ComparableTrip = {
  passengerId: 'anna',
  passengerType: 'employee',
  phone: '+442079460001',
  origin: { latitude: 51.5308, longitude: -0.1238 },
  destination: { latitude: 51.5101, longitude: -0.1205 },
  scheduleType: 'PREBOOKING',
  pickupAt: addMinutes(now, 60),
  status: 'PREBOOKED',
};
const asap = { ...trip, scheduleType: 'ASAP', pickupAt: now, status: null } as const;

describe('a trip booked twice', () => {
  it.each<[string, Partial<ComparableTrip>, boolean]>([
    ['the same', {}, true],
    ['15 minutes later', { pickupAt: addMinutes(trip.pickupAt, 15) }, true],
    ['15 minutes earlier', { pickupAt: addMinutes(trip.pickupAt, -15) }, true],
    ['16 minutes later', { pickupAt: addMinutes(trip.pickupAt, 16) }, false],
    ['from across the street', { origin: { latitude: 51.5312, longitude: -0.1238 } }, true],
    ['from the next street', { origin: { latitude: 51.5322, longitude: -0.1238 } }, false],
    ['to elsewhere', { destination: { latitude: 51.5201, longitude: -0.1205 } }, false],
    ['for a colleague with the same phone', { passengerId: 'ben' }, false],
    ['back', { origin: trip.destination, destination: trip.origin }, false],
  ])('%s: has the same result in both directions', (_, changes, expected) => {
    const other = { ...trip, ...changes };
    expect([isDuplicate(trip, other, now), isDuplicate(other, trip, now)]).toEqual([
      expected,
      expected,
    ]);
  });

  it('as soon as possible means now, until the passenger is on board', () => {
    const later = addMinutes(now, 20);
    const again = { ...asap, pickupAt: later };
    expect(isDuplicate({ ...asap, status: 'ENROUTE' }, again, later)).toBe(true);
    expect(isDuplicate({ ...asap, status: 'DROPPINGOFF' }, again, later)).toBe(false);
    expect(isDuplicate(asap, { ...trip, pickupAt: addMinutes(now, 10) }, now)).toBe(true);
    expect(isDuplicate(asap, trip, now)).toBe(false);
  });
});

it('recognises a guest by the phone, even if it is an employee or was not saved', () => {
  const guest = { ...trip, passengerId: null, passengerType: 'guest' } as const;
  expect(isSamePassenger(guest, { ...guest, passengerId: 'kept' })).toBe(true);
  expect(isSamePassenger(guest, trip)).toBe(true);
  expect(isSamePassenger(guest, { ...guest, phone: '+442079460002' })).toBe(false);
  const nameless = { ...guest, phone: null };
  expect(isSamePassenger(nameless, nameless)).toBe(false);
});
