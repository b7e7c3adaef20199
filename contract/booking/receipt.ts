import { z } from 'zod';
import { printedSellerSchema } from '../core/channel.ts';
import { TAX_KINDS } from '../core/tax.ts';
import { type BookingStatus, PAST_STATUSES } from './status.ts';
import { pricingDetailsSchema, flightNameSchema, tripPaymentSchema } from './trip.ts';

/** What a receipt is made from. Amounts are minor units, distances metres. */
export const receiptSchema = z.object({
  bookingId: z.uuid(),
  /** The receipt's own number, which never changes. */
  number: z.string(),
  /** Who is paid; null where the channel's configuration names nobody. */
  seller: printedSellerSchema.nullable(),
  /** The tax that the total includes; null where no rate is configured, or an invoice names it. */
  tax: z.object({ kind: z.enum(TAX_KINDS), rate: z.number(), amount: z.int() }).nullable(),
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
  driverName: z.string().nullable(),
  /** Make and model. */
  car: z.string().nullable(),
  registration: z.string().nullable(),
  /** When the passenger got in and out; null where dispatch did not say. */
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  numberOfVehicles: z.int(),
  flight: flightNameSchema.nullable(),
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
