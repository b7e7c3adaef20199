import { z } from 'zod';
import { accountFieldSchema } from '../../contract/booking/accountFields.ts';
import {
  addressSuggestionsSchema,
  fareEstimateSchema,
  fleetAccountForBookingSchema,
  nearbyDriverSchema,
  offerSchema,
  recipientSchema,
} from '../../contract/booking/calls.ts';
import {
  addressDetails as addressDetailsSchema,
  type Coordinates,
} from '../../contract/booking/geo.ts';
import { policyPreviewSchema, type PolicyQuestion } from '../../contract/booking/policy.ts';
import {
  abandonedAttemptSchema,
  bookingResultSchema,
  placeSchema,
  type BookingRequest,
  type pickupChangeSchema,
} from '../../contract/booking/request.ts';
import type { PaymentType } from '../../contract/core/paymentTypes.ts';
import { callApi, type Read } from './http.ts';

/** The API calls for booking. All throw `HttpError` as `callApi` does; reads can be aborted. */

const NEARBY_DRIVERS = 10;
const pointText = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;

/** Employees and guests of an account whose name, e-mail or phone match. */
export const searchRecipients = (search: string, corporationId: string, { signal }: Read = {}) =>
  callApi('/recipients', {
    query: { dynamicSearch: search, corporationId, page: 0 },
    response: z.array(recipientSchema),
    signal,
  });

/** The people for whom the user, and after that others, last booked in an account. */
export const recentRecipients = (corporationId: string, { signal }: Read = {}) =>
  callApi('/recent-recipients', {
    query: { corporationId },
    response: z.array(recipientSchema),
    signal,
  });

/**
 * Candidates for at least three typed characters; those near `near` come first.
 * @param corporationId account whose favourites come first; null for none
 */
export const suggestAddresses = (
  search: string,
  corporationId: string | null,
  near: Coordinates,
  { signal }: Read = {},
) =>
  callApi('/address-suggestions', {
    query: {
      search,
      ...(corporationId !== null && { corporationId }),
      latitude: near.latitude,
      longitude: near.longitude,
    },
    response: addressSuggestionsSchema,
    signal,
  });

/** The point of a suggestion that came without one. */
export const addressDetails = (id: string, { signal }: Read = {}) =>
  callApi(`/addresses/${encodeURIComponent(id)}`, { response: addressDetailsSchema, signal });

/** The address at a point; 404 if there is none. */
export const reverseGeocode = ({ latitude, longitude }: Coordinates, { signal }: Read = {}) =>
  callApi('/reverse-geocode', {
    query: { latitude, longitude },
    response: addressDetailsSchema,
    signal,
  });

/** Where a passenger's latest trips began and ended, at most five places. */
export const recentPlaces = (
  trips: { corporationId: string; passengerId: string },
  { signal }: Read = {},
) => callApi('/recent-places', { query: trips, response: z.array(placeSchema), signal });

/** Free drivers around a pickup, at most ten. */
export const nearbyDrivers = ({ latitude, longitude }: Coordinates, { signal }: Read = {}) =>
  callApi('/nearby-drivers', {
    query: { latitude, longitude, limit: NEARBY_DRIVERS, status: 'available' },
    response: z.array(nearbyDriverSchema),
    signal,
  });

/** The offers of the fleets that serve the pickup. */
export const listOffers = (
  trip: {
    origin: Coordinates;
    destination: Coordinates;
    corporationId: string;
    passengerId: string | null;
  },
  { signal }: Read = {},
) =>
  callApi('/offers', {
    query: {
      pickupLatitude: trip.origin.latitude,
      pickupLongitude: trip.origin.longitude,
      dropoffLatitude: trip.destination.latitude,
      dropoffLongitude: trip.destination.longitude,
      corporationId: trip.corporationId,
      ...(trip.passengerId !== null && { passengerId: trip.passengerId }),
    },
    response: z.array(offerSchema),
    signal,
  });

/** The accounts under which a fleet can bill an account's trips; the first one is billed. */
export const fleetAccountsForBooking = (
  of: { fleetId: string; corporationId: string },
  { signal }: Read = {},
) =>
  callApi('/fleet-accounts-for-booking', {
    query: of,
    response: z.array(fleetAccountForBookingSchema),
    signal,
  });

/** The questions that a fleet asks about each trip billed to one of its accounts. */
export const accountFields = (
  of: { accountId: string; fleetId: string; bookingChannelId: string },
  { signal }: Read = {},
) => callApi('/account-fields', { query: of, response: z.array(accountFieldSchema), signal });

/** Whether a trip would be allowed. */
export const previewPolicy = (question: PolicyQuestion, { signal }: Read = {}) =>
  callApi('/policy-preview', {
    method: 'POST',
    body: question,
    response: policyPreviewSchema,
    signal,
  });

/** The fare call's name for each way of paying. */
const FARE_PAYMENT: Record<PaymentType, string> = {
  businessAccount: 'businessDispatchInvoice',
  creditCard: 'personalCard',
  cash: 'cash',
};

export interface FareQuery {
  offerId: string;
  /** Local at the pickup; null for as soon as possible. */
  pickupTime: string | null;
  origin: Coordinates;
  destination: Coordinates;
  waypoints: readonly Coordinates[];
  corporationId: string;
  paymentType: PaymentType | null;
}

/** The price of one vehicle in minor units, and its route. */
export const fareEstimate = (fare: FareQuery, { signal }: Read = {}) =>
  callApi('/fare-estimates', {
    query: {
      offerId: fare.offerId,
      pickupTime: fare.pickupTime,
      origin: pointText(fare.origin),
      destination: pointText(fare.destination),
      waypoints: fare.waypoints.map(pointText).join(';'),
      corporationId: fare.corporationId,
      paymentMethodType: fare.paymentType && FARE_PAYMENT[fare.paymentType],
    },
    response: fareEstimateSchema,
    signal,
  });

/** Requests a trip. Repeated with the same key and body, it returns the same booking. */
export const requestBooking = (request: BookingRequest, idempotencyKey: string) =>
  callApi('/bookings', {
    method: 'POST',
    body: request,
    idempotencyKey,
    response: bookingResultSchema,
  });

/** Asks for another pickup time, local at the pickup; it has to be confirmed afterwards. */
export const changePickup = (
  id: string,
  body: z.output<typeof pickupChangeSchema>,
  idempotencyKey: string,
) =>
  callApi(`/bookings/${id}`, {
    method: 'PATCH',
    body,
    idempotencyKey,
    response: bookingResultSchema,
  });

/** Makes a requested trip, or another pickup time, binding. */
export const confirmBooking = (id: string, idempotencyKey: string) =>
  callApi(`/bookings/${id}/confirm`, {
    method: 'POST',
    idempotencyKey,
    response: bookingResultSchema,
  });

/** Cancels a trip. */
export const cancelBooking = (id: string, idempotencyKey: string) =>
  callApi(`/bookings/${id}/cancel`, {
    method: 'POST',
    idempotencyKey,
    response: bookingResultSchema,
  });

/** Gives up an attempt: it will not become a trip, not even through a request that is still on its way. */
export const abandonAttempt = (attempt: string) =>
  callApi(`/booking-attempts/${encodeURIComponent(attempt)}/abandon`, {
    method: 'POST',
    response: abandonedAttemptSchema,
  });
