import { z } from 'zod';
import {
  bookingEventSchema,
  receiptMailSchema,
  tripRouteSchema,
} from '../../contract/booking/calls.ts';
import { receiptSchema } from '../../contract/booking/receipt.ts';
import { callApi, type Read } from './http.ts';

/** The API's calls about a trip that stands. All throw `HttpError` as `callApi` does. */

/** How a booking came to stand where it stands, the oldest change first. */
export const bookingEvents = (id: string, { signal }: Read = {}) =>
  callApi(`/bookings/${id}/events`, { response: z.array(bookingEventSchema), signal });

/** The way of a trip, for a map. */
export const bookingRoute = (id: string, { signal }: Read = {}) =>
  callApi(`/bookings/${id}/route`, { response: tripRouteSchema, signal });

/** What the receipt of a completed trip says. */
export const bookingReceipt = (id: string) =>
  callApi(`/bookings/${id}/receipt`, { response: receiptSchema });

/** Mails a receipt to the caller; answers to which address. */
export const mailReceipt = (id: string, idempotencyKey: string) =>
  callApi(`/bookings/${id}/receipt-mail`, {
    method: 'POST',
    idempotencyKey,
    response: receiptMailSchema,
  });

/** Asks the taxi company about a trip; the answer comes by mail. */
export const requestInfo = (id: string, message: string, idempotencyKey: string) =>
  callApi(`/bookings/${id}/info-requests`, { method: 'POST', body: { message }, idempotencyKey });
