import { z } from 'zod';
import { type BookingStatus, PAST_STATUSES } from './status.ts';
import { pricingDetailsSchema, tripFlightSchema, tripPaymentSchema } from './trip.ts';

/** What a receipt is made from. Amounts are minor units, distances metres. */
export const receiptSchema = z.object({
  bookingId: z.uuid(),
  /** The taxi company's number of the trip. */
  dispatchId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  pickupAt: z.iso.datetime(),
  pickupTimeZone: z.string(),
  corporationName: z.string(),
  companyName: z.string(),
  passengerName: z.string(),
  bookedByName: z.string(),
  /** Addresses from pickup to dropoff. */
  stops: z.array(z.string()).min(2),
  distanceMeters: z.int().nullable(),
  vehicle: z.string(),
  numberOfVehicles: z.int(),
  flight: tripFlightSchema.pick({ airline: true, number: true }).nullable(),
  payment: tripPaymentSchema,
  /** What the account files trips by, such as a cost centre. */
  fields: z.array(z.object({ title: z.string(), value: z.string() })),
  pricing: pricingDetailsSchema,
});
export type Receipt = z.infer<typeof receiptSchema>;

/** There is a receipt once the trip is over and its price final. */
export const hasReceipt = (trip: {
  status: BookingStatus | null;
  pricingDetails: unknown;
}): boolean =>
  PAST_STATUSES.some((status) => status === trip.status) && trip.pricingDetails !== null;
