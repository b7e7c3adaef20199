import { distanceMeters } from './distance.ts';
import type { Coordinates } from './geo.ts';
import { addMinutes, type ScheduleType } from './schedule.ts';
import type { BookingStatus } from './status.ts';

/** Pickups closer in time than this may be one trip that was booked twice. */
export const DUPLICATE_WINDOW_MINUTES = 15;
/**
 * Points closer than this are one place: moving a pin along the kerb does not make another trip.
 */
const DUPLICATE_RADIUS_METERS = 100;

/** The part of a trip that distinguishes it from others. */
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

/** Once the passenger is on board, nobody waits for the taxi any more. */
const isWaiting = ({ scheduleType, status }: ComparableTrip) =>
  scheduleType === 'ASAP' && status !== 'DROPPINGOFF';

/** When the taxi should be there: for a trip as soon as possible that is now, until it has come. */
const wantedAt = (trip: ComparableTrip, now: Date): Date =>
  isWaiting(trip) && trip.pickupAt < now ? now : trip.pickupAt;

/**
 * The same person by id, or by phone where one of the two was entered as a guest: colleagues may
 * share a number, but a guest has nothing else to go by.
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
