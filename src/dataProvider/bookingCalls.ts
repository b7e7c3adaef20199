import { z } from 'zod';
import {
  addressSuggestionsSchema,
  fareEstimateSchema,
  nearbyDriverSchema,
  offerSchema,
  recipientSchema,
} from '../../contract/booking/calls.ts';
import {
  addressDetails as addressDetailsSchema,
  type Coordinates,
} from '../../contract/booking/geo.ts';
import { bookingResultSchema, type BookingRequest } from '../../contract/booking/request.ts';
import type { PaymentType } from '../../contract/core/channel.ts';
import { callApi } from './http.ts';

/** The API's booking calls beside CRUD. All throw `HttpError` as `callApi` does; reads can be aborted. */

interface Read {
  signal?: AbortSignal;
}

const NEARBY_DRIVERS = 10;

const pointText = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;

/** Employees and guests of an account whose name, e-mail or phone match. */
export const searchRecipients = (search: string, corporationId: string, { signal }: Read = {}) =>
  callApi('/recipients', {
    query: { dynamicSearch: search, corporationId, page: 0 },
    response: z.array(recipientSchema),
    signal,
  });

/** Candidates for at least three typed characters; those near `near` come first. */
export const suggestAddresses = (
  search: string,
  corporationId: string,
  near: Coordinates,
  { signal }: Read = {},
) =>
  callApi('/address-suggestions', {
    query: { search, corporationId, latitude: near.latitude, longitude: near.longitude },
    response: addressSuggestionsSchema,
    signal,
  });

/** The point behind a suggestion that came without one. */
export const addressDetails = (id: string, { signal }: Read = {}) =>
  callApi(`/addresses/${encodeURIComponent(id)}`, { response: addressDetailsSchema, signal });

/** Free drivers around a pickup, at most ten. */
export const nearbyDrivers = ({ latitude, longitude }: Coordinates, { signal }: Read = {}) =>
  callApi('/nearby-drivers', {
    query: { latitude, longitude, limit: NEARBY_DRIVERS, status: 'available' },
    response: z.array(nearbyDriverSchema),
    signal,
  });

/** What the fleets that serve the pickup can send. */
export const listOffers = (
  trip: { origin: Coordinates; destination: Coordinates; corporationId: string },
  { signal }: Read = {},
) =>
  callApi('/offers', {
    query: {
      pickupLatitude: trip.origin.latitude,
      pickupLongitude: trip.origin.longitude,
      dropoffLatitude: trip.destination.latitude,
      dropoffLongitude: trip.destination.longitude,
      corporationId: trip.corporationId,
    },
    response: z.array(offerSchema),
    signal,
  });

/** What the fare call names a way of paying. */
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

/** Price of one vehicle in minor units, and the way it would take. */
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

/** Requests a trip. Repeated with the same key and body it answers the same booking. */
export const requestBooking = (request: BookingRequest, idempotencyKey: string) =>
  callApi('/bookings', {
    method: 'POST',
    body: request,
    idempotencyKey,
    response: bookingResultSchema,
  });

/** Makes a requested trip binding. */
export const confirmBooking = (id: string, idempotencyKey: string) =>
  callApi(`/bookings/${id}/confirm`, {
    method: 'POST',
    idempotencyKey,
    response: bookingResultSchema,
  });

/** Calls a trip off. */
export const cancelBooking = (id: string, idempotencyKey: string) =>
  callApi(`/bookings/${id}/cancel`, {
    method: 'POST',
    idempotencyKey,
    response: bookingResultSchema,
  });
