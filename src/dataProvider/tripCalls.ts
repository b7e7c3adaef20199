import { z } from 'zod';
import {
  bookingEventSchema,
  receiptMailSchema,
  tripRouteSchema,
} from '../../contract/booking/calls.ts';
import { receiptSchema } from '../../contract/booking/receipt.ts';
import { callApi, type Read } from './http.ts';

/** The API calls about a booked trip. All throw `HttpError` as `callApi` does. */

/** The events that led to a booking's present status, the oldest first. */
export const bookingEvents = (id: string, { signal }: Read = {}) =>
  callApi(`/bookings/${id}/events`, { response: z.array(bookingEventSchema), signal });

/** The route of a trip, for a map. */
export const bookingRoute = (id: string, { signal }: Read = {}) =>
  callApi(`/bookings/${id}/route`, { response: tripRouteSchema, signal });

/** The content of a completed trip's receipt. */
export const bookingReceipt = (id: string) =>
  callApi(`/bookings/${id}/receipt`, { response: receiptSchema });

/** Mails a receipt to the caller; returns the address it was sent to. */
export const mailReceipt = (id: string, idempotencyKey: string) =>
  callApi(`/bookings/${id}/receipt-mail`, {
    method: 'POST',
    idempotencyKey,
    response: receiptMailSchema,
  });

/** Asks the taxi company about a trip; the answer comes by mail. */
export const requestInfo = (id: string, message: string, idempotencyKey: string) =>
  callApi(`/bookings/${id}/info-requests`, { method: 'POST', body: { message }, idempotencyKey });
