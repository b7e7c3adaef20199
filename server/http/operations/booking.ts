import { z } from 'zod';
import { bookingEventSchema, tripRouteSchema } from '../../../contract/booking/calls.ts';
import { bookingLiveEventSchema } from '../../../contract/booking/live.ts';
import { receiptSchema } from '../../../contract/booking/receipt.ts';
import {
  abandonedAttemptSchema,
  attemptNameSchema,
  bookingRequestSchema,
  bookingResultSchema,
  pickupChangeSchema,
} from '../../../contract/booking/request.ts';
import { RECEIPT_FILE_PATH } from '../../../contract/receipts/paths.ts';
import { abandonAttempt } from '../../services/bookings/abandonAttempt.ts';
import { cancelBooking } from '../../services/bookings/cancelBooking.ts';
import { confirmBooking } from '../../services/bookings/confirmBooking.ts';
import { followBookings } from '../../services/bookings/followBookings.ts';
import { listBookingEvents } from '../../services/bookings/listBookingEvents.ts';
import { requestPickupChange } from '../../services/bookings/pickupChange.ts';
import { receiptOf } from '../../services/bookings/receiptOf.ts';
import { receiptPdfOf } from '../../services/mails/receiptFile.ts';
import { requestBooking } from '../../services/bookings/requestBooking.ts';
import { routeOf } from '../../services/bookings/routeOf.ts';
import { FileAnswer, wholeFile } from '../file.ts';
import { defineDownload, defineOperation, defineStream } from '../operation.ts';

const params = z.strictObject({ id: z.uuid() });

export const bookingOperations = [
  defineOperation({
    id: 'requestBooking',
    summary: 'Request a trip. The Idempotency-Key is <attempt>:<leg>:request',
    method: 'post',
    path: '/v1/bookings',
    roles: ['corporationAdmin'],
    load: 'booking',
    problems: [
      'ACCOUNT_INACTIVE',
      'OFFER_NOT_AVAILABLE',
      'FARE_NOT_AVAILABLE',
      'TRIP_TOO_LONG',
      'FARE_CHANGED',
      'NOT_ALLOWED_BY_POLICY',
      'DUPLICATE_BOOKING_NOT_ACKNOWLEDGED',
      'BOOKING_EXPIRED',
      'BOOKING_ABANDONED',
      'PAYMENT_DECLINED',
      'CONFLICT',
    ],
    body: bookingRequestSchema,
    response: bookingResultSchema,
    status: 201,
    idempotency: 'required',
    handle: (ctx, { body, idempotencyKey }) =>
      requestBooking({ ctx, input: { request: body, idempotencyKey } }),
  }),
  defineOperation({
    id: 'changeBooking',
    summary: 'Request another pickup time for a future trip, which has to be confirmed afterwards',
    method: 'patch',
    path: '/v1/bookings/{id}',
    roles: ['corporationAdmin'],
    load: 'booking',
    problems: [
      'BOOKING_NOT_CHANGEABLE',
      'ACCOUNT_INACTIVE',
      'OFFER_NOT_AVAILABLE',
      'FARE_NOT_AVAILABLE',
      'NOT_ALLOWED_BY_POLICY',
      'FARE_CHANGED',
    ],
    params,
    body: pickupChangeSchema,
    response: bookingResultSchema,
    handle: (ctx, { params: { id }, body }) => requestPickupChange({ ctx, input: { id, ...body } }),
  }),
  defineOperation({
    id: 'confirmBooking',
    summary: 'Confirm a requested trip, or a requested change of its pickup time',
    method: 'post',
    path: '/v1/bookings/{id}/confirm',
    roles: ['corporationAdmin'],
    load: 'booking',
    problems: [
      'BOOKING_EXPIRED',
      'BOOKING_NOT_CONFIRMABLE',
      'PAYMENT_NOT_CONFIRMED',
      'PAYMENT_DECLINED',
      'PASSENGER_INACTIVE',
      'ACCOUNT_INACTIVE',
      'OFFER_NOT_AVAILABLE',
      'NOT_ALLOWED_BY_POLICY',
      'BOOKING_NOT_CHANGEABLE',
      'BOOKING_CHANGE_EXPIRED',
      'VALIDATION_FAILED',
    ],
    params,
    response: bookingResultSchema,
    handle: (ctx, { params: input }) => confirmBooking({ ctx, input }),
  }),
  defineOperation({
    id: 'cancelBooking',
    summary: 'Cancel a trip before the driver has arrived',
    method: 'post',
    path: '/v1/bookings/{id}/cancel',
    roles: ['corporationAdmin'],
    load: 'booking',
    problems: ['BOOKING_NOT_CANCELLABLE'],
    params,
    response: bookingResultSchema,
    handle: (ctx, { params: input }) => cancelBooking({ ctx, input }),
  }),
  defineOperation({
    id: 'abandonAttempt',
    summary:
      'Give up a booking attempt, so that not even a request that is still on its way becomes a trip',
    method: 'post',
    path: '/v1/booking-attempts/{attempt}/abandon',
    roles: ['corporationAdmin'],
    load: 'booking',
    problems: ['BOOKING_NOT_CANCELLABLE'],
    params: z.strictObject({ attempt: attemptNameSchema }),
    response: abandonedAttemptSchema,
    handle: (ctx, { params: input }) => abandonAttempt({ ctx, input }),
  }),
  defineOperation({
    id: 'listBookingEvents',
    summary: 'List every change of a booking, the oldest first',
    method: 'get',
    path: '/v1/bookings/{id}/events',
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
    params,
    response: z.array(bookingEventSchema),
    handle: (ctx, { params: input }) => listBookingEvents({ ctx, input }),
  }),
  defineOperation({
    id: 'getBookingRoute',
    summary: 'Read the route of a trip, for a map',
    method: 'get',
    path: '/v1/bookings/{id}/route',
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
    load: 'booking',
    params,
    response: tripRouteSchema,
    handle: (ctx, { params: input }) => routeOf({ ctx, input }),
  }),
  defineOperation({
    id: 'getBookingReceipt',
    summary: 'Read the receipt of a completed trip',
    method: 'get',
    path: '/v1/bookings/{id}/receipt',
    roles: ['corporationAdmin'],
    problems: ['RECEIPT_NOT_AVAILABLE'],
    params,
    response: receiptSchema,
    handle: (ctx, { params: input }) => receiptOf({ ctx, input }),
  }),
  defineDownload({
    id: 'downloadBookingReceipt',
    summary: 'Download the receipt of a completed trip as PDF, in the letters of every name',
    path: RECEIPT_FILE_PATH,
    roles: ['corporationAdmin'],
    problems: ['RECEIPT_NOT_AVAILABLE'],
    params,
    query: z.strictObject({
      lang: z.string().max(20).optional(),
      token: z.string().max(4000).optional(),
    }),
    async open(ctx, { params: input, query: { lang = ctx.language } }) {
      const receipt = await receiptOf({ ctx, input });
      const { name, content } = await receiptPdfOf(ctx.app, receipt, ctx.channel, lang);
      return new FileAnswer(name, wholeFile(content));
    },
  }),
  defineStream({
    id: 'followBookings',
    summary: "Receive server-sent events that name the caller's trips when they change",
    path: '/v1/bookings/live',
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
    event: bookingLiveEventSchema,
    follow: followBookings,
  }),
];
