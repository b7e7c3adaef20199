import type { PickupValues } from '../../db/tables/index.ts';
import type { BookingRow } from './record.ts';

/** A booking's pickup time and the values that were calculated from it. */
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

/**
 * A pickup as columns of the booking. Pickups that were stored by an older release may have more
 * values.
 */
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
