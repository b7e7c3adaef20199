import { z } from 'zod';
import { isYearInRange } from '../core/yearRange.ts';
import { PAYMENT_TYPES } from '../core/paymentTypes.ts';
import { fieldAnswersSchema } from './accountFields.ts';
import {
  FLIGHT_NUMBER_MAX_LENGTH,
  FLIGHT_NUMBER_MIN_LENGTH,
  FLIGHT_TEXT,
  TERMINAL_MAX_LENGTH,
} from './flightLimits.ts';
import { coordinates } from './geo.ts';
import { guestInfoSchema } from './guestInfo.ts';
import { PASSENGER_TYPES } from './tripTypes.ts';
import { BOOKING_STATES, BOOKING_STATUSES } from './status.ts';

/** The name of a card processor, as the channel's configuration has it. */
export const providerNameSchema = z.string().max(60);

export const MAX_WAYPOINTS = 10;
export const MIN_VEHICLES = 1;
export const MAX_VEHICLES = 10;
export const NOTES_MIN_LENGTH = 3;
export const NOTES_MAX_LENGTH = 1000;
/** In minor units: what an integer of the database holds. */
const MAX_FARE = 2_147_483_647;
/** Passengers, and bags of either size. */
export const MAX_TRAVELLERS = 100;

/** A pickup, stop or dropoff. Coordinates are WGS 84 degrees. */
export const placeSchema = coordinates.extend({
  address: z.string().trim().min(1).max(500),
  dispatchAddressId: z.string().max(200).nullable().default(null),
  locationTypes: z.array(z.string().max(60)).max(20).default([]),
});
export type Place = z.infer<typeof placeSchema>;

/** A flight as it is kept. */
export const flightInfoSchema = z.object({
  type: z.enum(['pickup', 'dropoff']),
  /** Null where only the rest is known, such as the terminal or the bags. */
  number: z
    .string()
    .trim()
    .min(FLIGHT_NUMBER_MIN_LENGTH)
    .max(FLIGHT_NUMBER_MAX_LENGTH)
    .nullable()
    .default(null),
  terminal: z.string().trim().min(1).max(60).nullable().default(null),
  /** Local time at the airport, HH:mm. */
  arrivalTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'dateTime' })
    .nullable()
    .default(null),
  totalPassengers: z.int().min(1).max(MAX_TRAVELLERS).default(1),
  totalSmallBags: z.int().min(0).max(MAX_TRAVELLERS).default(0),
  totalLargeBags: z.int().min(0).max(MAX_TRAVELLERS).default(0),
});

/** A flight as a request may name it; stored trips may have values that were accepted earlier. */
const requestedFlightSchema = flightInfoSchema.extend({
  number: z
    .string()
    .trim()
    .min(FLIGHT_NUMBER_MIN_LENGTH)
    .max(FLIGHT_NUMBER_MAX_LENGTH)
    .regex(FLIGHT_TEXT, { error: 'plainText' })
    .nullable()
    .default(null),
  terminal: z
    .string()
    .trim()
    .min(1)
    .max(TERMINAL_MAX_LENGTH)
    .regex(FLIGHT_TEXT, { error: 'plainText' })
    .nullable()
    .default(null),
});

const daySchema = z.iso.date();
/** JavaScript would read 30 February as 2 March. */
const isOnCalendar = (local: string) => daySchema.safeParse(local.slice(0, 10)).success;

/** Local date and time at the pickup, without zone: `2026-11-20T09:05:00`. */
export const localDateTimeSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, { error: 'dateTime' })
  .refine((local) => isYearInRange(local) && isOnCalendar(local), { error: 'dateTime' });

/** What a booker was shown for a trip. */
export const fareShownSchema = z.strictObject({
  amount: z.int().min(0).max(MAX_FARE).describe('In minor units; the upper end of a range.'),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
export const expectedFareSchema = fareShownSchema
  .nullable()
  .default(null)
  .describe(
    'What the booker was shown for all vehicles of this trip. If the fleet asks for more, the answer is 409 FARE_CHANGED with the new fare, and nothing is booked or changed. Without it the fare of the fleet is taken.',
  );
export type ExpectedFare = z.output<typeof expectedFareSchema>;

/** Whom a trip is requested for. */
export const requestedPassengerSchema = z.strictObject({
  /** Null for an ad-hoc guest, who is described by guestInfo. */
  passengerId: z.uuid().nullable().default(null),
  passengerType: z.enum(PASSENGER_TYPES),
  corporationId: z.uuid(),
  employeeGroupId: z
    .uuid()
    .nullable()
    .default(null)
    .describe(
      'The group of the passenger, as far as the caller knows. The group that the passenger is in when the trip is requested is the one that counts.',
    ),
  shouldCreateGuest: z.boolean().default(false),
  guestInfo: guestInfoSchema.nullable().default(null),
});

/** How a requested trip is paid. */
export const requestedPaymentSchema = z.strictObject({
  type: z.enum(PAYMENT_TYPES),
  paymentMethodId: z.string().max(200).nullable().default(null),
  paymentProviderName: providerNameSchema
    .nullable()
    .default(null)
    .describe(
      'The processor that keeps the card, by the name in the configuration of the page (payment.provider). It may be left out; a card of another processor is refused.',
    ),
});

/** Body of POST /v1/bookings. */
export const bookingRequestSchema = z.strictObject({
  requesterType: z.literal('business').default('business'),
  offerId: z.uuid(),
  origin: placeSchema,
  destination: placeSchema,
  waypoints: z.array(placeSchema).max(MAX_WAYPOINTS).default([]),
  numberOfVehicles: z.int().min(MIN_VEHICLES).max(MAX_VEHICLES).default(1),
  passengerInfo: requestedPassengerSchema,
  payment: requestedPaymentSchema,
  /** Null means as soon as possible. */
  pickupTime: localDateTimeSchema.nullable().default(null),
  notes: z.string().trim().min(NOTES_MIN_LENGTH).max(NOTES_MAX_LENGTH).nullable().default(null),
  /** Answers to the account's fields by field id; only for a trip billed to the account. */
  fields: fieldAnswersSchema.default({}),
  bookingProperties: z
    .strictObject({ flightInfo: requestedFlightSchema.nullable().default(null) })
    .nullable()
    .default(null),
  isDuplicateAcknowledged: z.boolean().default(false),
  expectedFare: expectedFareSchema,
});
/** What a client sends; defaults may be left out. */
export type BookingRequest = z.input<typeof bookingRequestSchema>;
/** What the server works with after parsing. */
export type ParsedBookingRequest = z.output<typeof bookingRequestSchema>;

/** Body of PATCH /v1/bookings/<id>: what can be changed of a future trip. */
export const pickupChangeSchema = z.strictObject({
  pickupTime: localDateTimeSchema,
  expectedFare: expectedFareSchema,
});

/** Answer of request, change, confirm and cancel. */
export const bookingResultSchema = z.object({
  bookingId: z.uuid(),
  state: z.enum(BOOKING_STATES),
  status: z.enum(BOOKING_STATUSES).nullable(),
  /** The payment must be confirmed with the client secret first. */
  requiresConfirmation: z.boolean(),
  authorizationClientSecret: z.string().nullable(),
  /** POST /v1/bookings/<id>/confirm must follow. */
  requiresBookingConfirmation: z.boolean(),
  businessGuestId: z.uuid().nullable(),
});
export type BookingResult = z.infer<typeof bookingResultSchema>;

/** `<attempt id>:<leg>`: the browser makes up the id before its first call. */
export const attemptNameSchema = z.string().regex(/^[\w-]{8,64}:[\w-]{1,16}$/);

/**
 * Answer to abandoning an attempt: the booking that it had made, now cancelled; null without one.
 */
export const abandonedAttemptSchema = z.object({ booking: bookingResultSchema.nullable() });
export type AbandonedAttempt = z.infer<typeof abandonedAttemptSchema>;
