import { z } from 'zod';
import { CURRENT_STATUSES, FUTURE_STATUSES, TRIP_TABS, type TripTab } from './status.ts';

/** Statuses of trips that are under way or still to come. */
export const OPEN_STATUSES = [...CURRENT_STATUSES, ...FUTURE_STATUSES] as const;

/** Of the open trips, those with a pickup within this many hours are told about. */
export const OPEN_WITHIN_HOURS = 24;
/** As many are described; others are only counted, and only up to a limit. */
export const OPEN_SHOWN = 4;
export const OPEN_COUNTED = 20;

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
