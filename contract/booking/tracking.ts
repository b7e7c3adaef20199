import { z } from 'zod';
import { coordinates } from './geo.ts';
import { localDateTimeSchema } from './request.ts';
import { BOOKING_STATUSES } from './status.ts';
import { driverLocationSchema, flightNameSchema } from './trip.ts';

/** A place of the trip; `address` is null for stops, which only the driver needs to know. */
const trackedPlaceSchema = coordinates.extend({ address: z.string().nullable() });

/**
 * What anyone who has the link may know of a trip: its status, and which car to look for. No names,
 * phone numbers or prices.
 */
export const trackedTripSchema = z.object({
  status: z.enum(BOOKING_STATUSES),
  scheduleType: z.enum(['ASAP', 'PREBOOKING']),
  pickupTime: localDateTimeSchema,
  pickupAt: z.iso.datetime(),
  pickupTimeZone: z.string(),
  companyName: z.string(),
  companyPhone: z.string().nullable(),
  vehicle: z.object({
    name: z.string(),
    make: z.string().nullable(),
    model: z.string().nullable(),
    registration: z.string().nullable(),
  }),
  /** The flight that the taxi meets, until the passenger is on board. */
  flight: flightNameSchema.nullable(),
  /** Minutes until the driver is at the pickup. */
  estimatedTimeArrival: z.int().nullable(),
  /** Minutes until the dropoff. */
  destinationEtaMinutes: z.int().nullable(),
  driverLocation: driverLocationSchema.nullable(),
  /** Pickup, stops and dropoff; empty once the trip is over. */
  stops: z.array(trackedPlaceSchema),
});
export type TrackedTrip = z.infer<typeof trackedTripSchema>;
