import { z } from 'zod';
import { OPEN_COUNTED, OPEN_SHOWN, OPEN_STATUSES } from './openTripLimits.ts';
import { TRIP_TABS, type TripTab } from './status.ts';

/** A trip under way or soon to come, as a card shows it. */
export const openTripSchema = z.object({
  id: z.uuid(),
  status: z.enum(OPEN_STATUSES),
  pickupAt: z.iso.datetime(),
  pickupTimeZone: z.string(),
  passengerName: z.string(),
  originAddress: z.string(),
  destinationAddress: z.string(),
  driverName: z.string().nullable(),
  registration: z.string().nullable(),
  /** Minutes until the driver reaches the pickup, while ENROUTE. */
  estimatedTimeArrival: z.int().nullable(),
  /** Minutes until the dropoff, while DROPPINGOFF. */
  destinationEtaMinutes: z.int().nullable(),
});
export type OpenTrip = z.infer<typeof openTripSchema>;

export const openTripsSchema = z.object({
  trips: z.array(openTripSchema).max(OPEN_SHOWN),
  /** How many there are besides; at its limit there may be more. */
  others: z
    .int()
    .min(0)
    .max(OPEN_COUNTED - OPEN_SHOWN),
  /** How many trips each tab of the trip list has, without filters. */
  tabs: z.record(z.enum(Object.keys(TRIP_TABS) as [TripTab]), z.int().min(0)),
});
export type OpenTrips = z.infer<typeof openTripsSchema>;
