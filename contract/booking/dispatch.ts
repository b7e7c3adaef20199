import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import { PAYMENT_TYPES } from '../core/paymentTypes.ts';
import { accountFieldSchema } from './accountFields.ts';
import { coordinates } from './geo.ts';
import { flightInfoSchema, localDateTimeSchema, placeSchema } from './request.ts';
import { BOOKING_STATUSES } from './status.ts';
import { cancellationTermsSchema, driverLocationSchema, pricingDetailsSchema } from './trip.ts';

/**
 * The contract with a taxi company's dispatch system. Both sides speak it over HTTP, every call
 * signed with the shared secret; docs/dispatch.md describes it for those who build the other side.
 */

/** When the call was signed: seconds since 1970, as decimal digits. */
export const TIMESTAMP_HEADER = 'x-timestamp';
/** Lower-case hex HMAC-SHA256 of `signedText(…)`. */
export const SIGNATURE_HEADER = 'x-signature';
/** Calls signed longer ago than this, or further in the future, are refused. */
export const SIGNATURE_WINDOW_SECONDS = 300;
/** Where dispatch systems post events, on our side. */
export const DISPATCH_EVENTS_PATH = '/v1/dispatch/events';

export interface SignedParts {
  /** Content of the timestamp header. */
  timestamp: string;
  method: string;
  /** Path and query string, as the receiver sees them. */
  path: string;
  /** The exact bytes sent, empty when there is no body. */
  body: string;
}

/** The text that is signed. Line breaks separate the parts. */
export const signedText = ({ timestamp, method, path, body }: SignedParts): string =>
  [timestamp, method.toUpperCase(), path, body].join('\n');

/**
 * Body of `POST /fleets/{fleetId}/bookings` and `PUT …/{bookingId}`: everything a driver needs.
 * Amounts in minor units. */
export const dispatchBookingSchema = z.object({
  bookingId: z.uuid(),
  channelId: z.string(),
  fleetId: z.uuid(),
  /** The fleet's number for the account; null when the trip is not billed to it. */
  accountNumber: z.string().nullable(),
  scheduleType: z.enum(['ASAP', 'PREBOOKING']),
  /** The trip's status: NEW or PREBOOKED, or a later one when dispatch lost a trip under way. */
  status: z.enum(BOOKING_STATUSES),
  /** The pickup as an instant, and as the clock at the pickup shows it. */
  pickupAt: z.iso.datetime(),
  pickupTime: localDateTimeSchema,
  pickupTimeZone: z.string(),
  origin: placeSchema,
  destination: placeSchema,
  waypoints: z.array(placeSchema),
  /** Class that was booked, such as Saloon. */
  vehicle: z.string(),
  numberOfVehicles: z.int().min(1),
  passenger: z.object({
    givenName: z.string(),
    familyName: z.string(),
    phone: z.string().nullable(),
  }),
  paymentType: z.enum(PAYMENT_TYPES),
  notes: z.string().nullable(),
  /** What the booker answered to the account's fields. */
  accountFields: z
    .array(z.object({ id: z.string(), title: z.string(), value: z.string() }))
    .default([]),
  flightInfo: flightInfoSchema.extend({ airline: z.string().nullable().default(null) }).nullable(),
  distanceMeters: z.int().nullable(),
  durationSeconds: z.int().nullable(),
  currency: z.string(),
  /** What the booker was told it would cost, all vehicles together. */
  quotedTotal: z.int().nullable(),
  /** What the booker was told that cancelling late costs; null where no terms are known. */
  cancellation: cancellationTermsSchema.nullable().default(null),
});
export type DispatchBooking = z.infer<typeof dispatchBookingSchema>;

/** The car that comes, and who drives it. */
export const reportedVehicleSchema = z.object({
  make: z.string().max(100).nullable(),
  model: z.string().max(100).nullable(),
  registration: z.string().max(20).nullable(),
  driverName: z.string().max(200).nullable(),
});

/** What dispatch knows of a trip under way; fields that are absent stay unchanged on our side. */
export const dispatchReportSchema = z.object({
  status: z.enum(BOOKING_STATUSES).optional(),
  /** Minutes until the driver reaches the pickup. */
  estimatedTimeArrival: z.int().min(0).max(1440).nullable().optional(),
  /** Minutes until the dropoff. */
  destinationEtaMinutes: z.int().min(0).max(2880).nullable().optional(),
  vehicle: reportedVehicleSchema.optional(),
  /** Where the driver is, WGS 84; null when it is not known any more. */
  driverLocation: driverLocationSchema.nullable().optional(),
  trackingLink: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable()
    .optional(),
  /** Final price. */
  pricing: pricingDetailsSchema.optional(),
});
export type DispatchReport = z.infer<typeof dispatchReportSchema>;
/** What is known of a trip whose status is reported too. */
export const statusReportSchema = dispatchReportSchema.required({ status: true });

const eventFields = {
  /** The event's permanent id: the same id again changes nothing. */
  eventId: z.string().min(1).max(200),
  occurredAt: instantSchema,
  channelId: z.string().min(1).max(100),
  fleetId: z.uuid(),
  bookingId: z.uuid(),
  dispatchId: z.string().min(1).max(200),
};

/** Body of `POST /v1/dispatch/events`. Each type must carry the data that it is named after. */
export const dispatchEventSchema = z.discriminatedUnion('type', [
  z.object({
    ...eventFields,
    type: z.literal('status'),
    data: statusReportSchema,
  }),
  z.object({
    ...eventFields,
    type: z.literal('eta'),
    data: dispatchReportSchema.omit({ status: true, pricing: true }),
  }),
  z.object({
    ...eventFields,
    type: z.literal('pricing'),
    data: dispatchReportSchema.pick({ pricing: true }).required({ pricing: true }),
  }),
]);
export type DispatchEvent = z.infer<typeof dispatchEventSchema>;

/** `stale`: happened before what is already known, or cannot follow it. Both are answered 200. */
export const dispatchEventAnswerSchema = z.object({
  outcome: z.enum(['applied', 'duplicate', 'stale']),
});
export type DispatchEventOutcome = z.infer<typeof dispatchEventAnswerSchema>['outcome'];

/** Answer to a pushed, a cancelled and a looked-up booking. */
export const dispatchTripSchema = z.object({
  bookingId: z.uuid(),
  dispatchId: z.string().min(1).max(200),
  /** When the trip came into the state that is reported here. */
  occurredAt: instantSchema,
  report: statusReportSchema,
});
export type DispatchTrip = z.infer<typeof dispatchTripSchema>;

/** Body of `POST /fleets/{fleetId}/quotes`: what would one vehicle cost on this route? */
export const dispatchQuoteRequestSchema = z.object({
  channelId: z.string(),
  /** Class, such as Saloon. */
  vehicle: z.string(),
  /** Local at the pickup; null for as soon as possible. */
  pickupTime: localDateTimeSchema.nullable(),
  /** From pickup through the stops to the dropoff. */
  stops: z.array(coordinates).min(2),
  distanceMeters: z.int(),
  durationSeconds: z.int(),
  /** ISO 4217; the answer is in its minor units. */
  currency: z.string(),
});
export type DispatchQuoteRequest = z.infer<typeof dispatchQuoteRequestSchema>;

/** One above the limit of fares is read too: its trip is refused, instead of priced by the tariff. */
const price = z.int().min(0);
const cancellation = cancellationTermsSchema.nullish();
/** Answer of `POST /fleets/{fleetId}/quotes`: a fixed price, one that may change, or a range. */
export const dispatchQuoteSchema = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['FIXED_FARE', 'ESTIMATE']), price, cancellation }),
  z
    .object({ type: z.literal('RANGE'), minimum: price, maximum: price, cancellation })
    .refine(({ minimum, maximum }) => minimum <= maximum),
]);
export type DispatchQuote = z.infer<typeof dispatchQuoteSchema>;

/** Answer of `GET /fleets/{fleetId}/accounts/{accountNumber}`. */
export const dispatchAccountSchema = z.object({ isValid: z.boolean() });

/** Answer of `GET /fleets/{fleetId}/accounts/{accountNumber}/fields`, in the order to ask. */
export const dispatchAccountFieldsSchema = z.array(accountFieldSchema).max(50);

/** Answer of `GET /fleets/{fleetId}/drivers`, the nearest first. */
export const dispatchDriversSchema = z.array(
  z.object({
    driverId: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    /** Degrees clockwise from north. */
    heading: z.number().nullable(),
  }),
);
export type DispatchDriver = z.infer<typeof dispatchDriversSchema>[number];
