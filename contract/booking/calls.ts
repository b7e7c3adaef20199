import { z } from 'zod';
import { PAYMENT_TYPES } from '../core/paymentTypes.ts';
import { LANGUAGES } from '../core/languages.ts';
import { ROLES } from '../core/roles.ts';
import { addressSource, addressSuggestion, coordinates } from './geo.ts';
import { BOOKING_STATES, BOOKING_STATUSES } from './status.ts';
import { cancellationTermsSchema } from './trip.ts';
import { FARE_TYPES, PASSENGER_TYPES } from './tripTypes.ts';

/** Whom a trip can be booked for. */
export const recipientSchema = z.object({
  id: z.uuid(),
  givenName: z.string(),
  familyName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  type: z.enum(PASSENGER_TYPES),
  corporationId: z.uuid(),
  corporationName: z.string(),
  bookingChannelId: z.string(),
  employeeGroupId: z.uuid().nullable(),
});
export type Recipient = z.infer<typeof recipientSchema>;

/** A vehicle class that a fleet serving the pickup can send. */
export const offerSchema = z.object({
  id: z.uuid(),
  fleetId: z.uuid(),
  /** Vehicle class, such as Saloon or Minibus. */
  name: z.string(),
  /** Passengers it seats. */
  seats: z.int(),
  /** Large bags it takes beside them. */
  bags: z.int(),
  /** Minutes until a vehicle can be at the pickup, as last reported; null when unknown. */
  etaMinutes: z.int().nullable(),
  /** Ways of paying that the fleet takes from this account. */
  paymentTypes: z.array(z.enum(PAYMENT_TYPES)),
  properties: z.object({ companyName: z.string() }),
  /**
   * The last trip of the passenger who was asked for was booked with this offer, or this is the
   * most similar one.
   */
  isLastUsed: z.boolean(),
});
export type Offer = z.infer<typeof offerSchema>;

/** Price of one vehicle in minor units; the screen multiplies by the vehicle count. */
export const fareEstimateSchema = z.object({
  type: z.enum(FARE_TYPES),
  currency: z.string(),
  roundedPrice: z.int().nullable(),
  estimatedPrice: z.int().nullable(),
  minimumFare: z.int().nullable(),
  maximumFare: z.int().nullable(),
  distanceMeters: z.int(),
  durationSeconds: z.int(),
  /** True when distance and time come from the built-in estimate and not from a router. */
  isRouteEstimated: z.boolean(),
  /** What cancelling late costs; null where the fleet named no terms, absent in older bookings. */
  cancellation: cancellationTermsSchema.nullish(),
  /** The route through all stops, for the map. */
  geometry: z.array(z.object({ latitude: z.number(), longitude: z.number() })),
});
export type FareEstimate = z.infer<typeof fareEstimateSchema>;

/** The account under which a fleet's dispatch system bills a corporation's trips. */
export const fleetAccountForBookingSchema = z.object({
  id: z.uuid(),
  fleetId: z.uuid(),
  corporationId: z.uuid(),
  accountNumber: z.string(),
});
export type FleetAccountForBooking = z.infer<typeof fleetAccountForBookingSchema>;

export const nearbyDriverSchema = z.object({
  driverLocation: z.object({ latitude: z.number(), longitude: z.number() }),
  mapIconUrl: z.string(),
});
export type NearbyDriver = z.infer<typeof nearbyDriverSchema>;

/** An id that starts with this names a favourite address of the account. */
export const FAVOURITE_ID_PREFIX = 'favourite:';

/** Answer of an address search: the account's favourites first, then what `source` found. */
export const addressSuggestionsSchema = z.object({
  source: addressSource,
  suggestions: z.array(addressSuggestion),
});
export type AddressSuggestions = z.infer<typeof addressSuggestionsSchema>;

/** One change of a booking's state or status. */
export const bookingEventSchema = z.object({
  state: z.enum(BOOKING_STATES),
  status: z.enum(BOOKING_STATUSES).nullable(),
  occurredAt: z.iso.datetime(),
});
export type BookingEvent = z.infer<typeof bookingEventSchema>;

/** The route of a trip, for the map. */
export const tripRouteSchema = z.object({
  /** True when the route comes from the built-in estimate and not from a router. */
  isEstimated: z.boolean(),
  geometry: z.array(coordinates),
});
export type TripRoute = z.infer<typeof tripRouteSchema>;

/** Who is signed in. */
export const meSchema = z.object({
  id: z.uuid(),
  /** The user whose names these are, and who is changed as the caller's profile. */
  profileId: z.uuid(),
  givenName: z.string(),
  familyName: z.string(),
  email: z.string(),
  communicationLanguage: z.enum(LANGUAGES),
  startsOnOverview: z.boolean(),
  /**
   * One entry for each account for corporation admins; otherwise a single one without an account.
   */
  roles: z.array(z.object({ name: z.enum(ROLES), corporationId: z.uuid().nullable() })).min(1),
  corporations: z.array(z.uuid()),
  guestBookingEmailCorporations: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type Me = z.infer<typeof meSchema>;

export const INFO_REQUEST_MIN = 10;
export const INFO_REQUEST_MAX = 2000;

/** A question about a trip to its taxi company. */
export const infoRequestSchema = z.strictObject({
  message: z.string().trim().min(INFO_REQUEST_MIN).max(INFO_REQUEST_MAX),
});

/** Where a receipt was mailed to. */
export const receiptMailSchema = z.object({ recipient: z.string() });
