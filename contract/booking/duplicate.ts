import { type Coordinates, distanceMeters } from './geo.ts';
import { addMinutes, type ScheduleType } from './schedule.ts';
import type { BookingStatus } from './status.ts';

/** Pickups closer in time than this may be one trip that was booked twice. */
export const DUPLICATE_WINDOW_MINUTES = 15;
/** Points closer than this are one place: a pin moved along the kerb is no other trip. */
const DUPLICATE_RADIUS_METERS = 100;

/** What tells one trip from another. */
export interface ComparableTrip {
  passengerId: string | null;
  passengerType: 'employee' | 'guest';
  phone: string | null;
  origin: Coordinates;
  destination: Coordinates;
  scheduleType: ScheduleType;
  pickupAt: Date;
  /** Null before it is confirmed. */
  status: BookingStatus | null;
}

/** A passenger on board is not waiting for the taxi any more. */
const isWaiting = ({ scheduleType, status }: ComparableTrip) =>
  scheduleType === 'ASAP' && status !== 'DROPPINGOFF';

/** When the taxi should be there: for a trip as soon as possible, now, until it is. */
const wantedAt = (trip: ComparableTrip, now: Date): Date =>
  isWaiting(trip) && trip.pickupAt < now ? now : trip.pickupAt;

/**
 * The same person, by id, or by phone where one of the two was entered as a guest: colleagues may
 * share a number, but a guest is known by nothing else.
 */
export function isSamePassenger(a: ComparableTrip, b: ComparableTrip): boolean {
  if (a.passengerId !== null && a.passengerId === b.passengerId) return true;
  const isGuestAmong = a.passengerType === 'guest' || b.passengerType === 'guest';
  return isGuestAmong && a.phone !== null && a.phone === b.phone;
}

/** Whether two live trips look like one that was booked twice. */
export function isDuplicate(a: ComparableTrip, b: ComparableTrip, now: Date): boolean {
  const first = wantedAt(a, now);
  const second = wantedAt(b, now);
  return (
    isSamePassenger(a, b) &&
    first <= addMinutes(second, DUPLICATE_WINDOW_MINUTES) &&
    second <= addMinutes(first, DUPLICATE_WINDOW_MINUTES) &&
    distanceMeters(a.origin, b.origin) <= DUPLICATE_RADIUS_METERS &&
    distanceMeters(a.destination, b.destination) <= DUPLICATE_RADIUS_METERS
  );
}
