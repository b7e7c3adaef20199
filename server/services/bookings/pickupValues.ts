import type { PickupValues } from '../../db/tables/index.ts';
import type { BookingRow } from './record.ts';

/** A booking's pickup time with what was reckoned from it. */
export function pickupValuesOf(booking: BookingRow): PickupValues {
  const { pickupTime, pickupAt, pickupTimeZone, distanceMeters } = booking;
  const { durationSeconds, fareEstimate } = booking;
  return {
    pickupTime,
    pickupAt: pickupAt.toISOString(),
    pickupTimeZone,
    distanceMeters,
    durationSeconds,
    fareEstimate,
  };
}

/** A pickup as columns of the booking. One that was kept by an older release may name more. */
export function pickupColumns(values: PickupValues) {
  const { pickupTime, pickupAt, pickupTimeZone } = values;
  const { distanceMeters, durationSeconds, fareEstimate } = values;
  return {
    pickupTime,
    pickupAt: new Date(pickupAt),
    pickupTimeZone,
    distanceMeters,
    durationSeconds,
    fareEstimate,
  };
}
