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
import { abandonAttempt } from '../../services/bookings/abandonAttempt.ts';
import { cancelBooking } from '../../services/bookings/cancelBooking.ts';
import { confirmBooking } from '../../services/bookings/confirmBooking.ts';
import { followBookings } from '../../services/bookings/followBookings.ts';
import { listBookingEvents } from '../../services/bookings/listBookingEvents.ts';
import { requestPickupChange } from '../../services/bookings/pickupChange.ts';
import { receiptOf } from '../../services/bookings/receiptOf.ts';
import { requestBooking } from '../../services/bookings/requestBooking.ts';
import { routeOf } from '../../services/bookings/routeOf.ts';
import { defineOperation, defineStream } from '../operation.ts';

const params = z.strictObject({ id: z.uuid() });

export const bookingOperations = [
  defineOperation({
    id: 'requestBooking',
    summary: 'Request a trip; Idempotency-Key is <attempt>:<leg>:request',
    method: 'post',
    path: '/v1/bookings',
    roles: ['corporationAdmin'],
    load: 'booking',
    body: bookingRequestSchema,
    response: bookingResultSchema,
    status: 201,
    idempotency: 'required',
    handle: (ctx, { body, idempotencyKey }) =>
      requestBooking({ ctx, input: { request: body, idempotencyKey } }),
  }),
  defineOperation({
    id: 'changeBooking',
    summary: 'Ask for another pickup time of a trip that lies ahead; confirm must follow',
    method: 'patch',
    path: '/v1/bookings/{id}',
    roles: ['corporationAdmin'],
    load: 'booking',
    params,
    body: pickupChangeSchema,
    response: bookingResultSchema,
    handle: (ctx, { params: { id }, body: { pickupTime } }) =>
      requestPickupChange({ ctx, input: { id, pickupTime } }),
  }),
  defineOperation({
    id: 'confirmBooking',
    summary: 'Make a requested trip, or a change of its pickup time, binding',
    method: 'post',
    path: '/v1/bookings/{id}/confirm',
    roles: ['corporationAdmin'],
    load: 'booking',
    params,
    response: bookingResultSchema,
    handle: (ctx, { params: input }) => confirmBooking({ ctx, input }),
  }),
  defineOperation({
    id: 'cancelBooking',
    summary: 'Call a trip off before the driver has arrived',
    method: 'post',
    path: '/v1/bookings/{id}/cancel',
    roles: ['corporationAdmin'],
    load: 'booking',
    params,
    response: bookingResultSchema,
    handle: (ctx, { params: input }) => cancelBooking({ ctx, input }),
  }),
  defineOperation({
    id: 'abandonAttempt',
    summary: 'Give a booking attempt up: no trip comes of it, also of a request still on its way',
    method: 'post',
    path: '/v1/booking-attempts/{attempt}/abandon',
    roles: ['corporationAdmin'],
    load: 'booking',
    params: z.strictObject({ attempt: attemptNameSchema }),
    response: abandonedAttemptSchema,
    handle: (ctx, { params: input }) => abandonAttempt({ ctx, input }),
  }),
  defineOperation({
    id: 'listBookingEvents',
    summary: 'Every change of a booking, the oldest first',
    method: 'get',
    path: '/v1/bookings/{id}/events',
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
    params,
    response: z.array(bookingEventSchema),
    handle: (ctx, { params: input }) => listBookingEvents({ ctx, input }),
  }),
  defineOperation({
    id: 'getBookingRoute',
    summary: 'The way of a trip, for a map',
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
    summary: 'What the receipt of a completed trip says',
    method: 'get',
    path: '/v1/bookings/{id}/receipt',
    roles: ['corporationAdmin'],
    params,
    response: receiptSchema,
    handle: (ctx, { params: input }) => receiptOf({ ctx, input }),
  }),
  defineStream({
    id: 'followBookings',
    summary: 'Server-sent events that name trips of the caller as they change',
    path: '/v1/bookings/live',
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
    event: bookingLiveEventSchema,
    follow: followBookings,
  }),
];
