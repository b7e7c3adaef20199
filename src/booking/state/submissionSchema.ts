import { z } from 'zod';
import {
  bookingRequestSchema,
  bookingResultSchema,
  type BookingRequest,
} from '../../../contract/booking/request.ts';
import type { Problem } from '../../../contract/core/errors.ts';
import { DECLINE_REASONS } from '../../../contract/booking/decline.ts';
import type { Leg } from './leg.ts';
import type { Submission } from './submissionState.ts';

const failure = z.object({
  status: z.number(),
  problem: z.custom<Problem>((value) => value === null || typeof value === 'object').nullable(),
  isUnreadable: z.boolean().optional(),
});
const { bookingId } = bookingResultSchema.shape;
const message = z.string().nullable();
const reason = z.enum(DECLINE_REASONS).default('card');

// If the tab was closed in the middle of a call, nobody knows whether the call arrived, so
// `isFirst` is dropped.
const requesting = z.object({ phase: z.literal('requesting') });
const requested = requesting.extend({ isFirst: z.boolean().optional() });
const paying = z.object({ phase: z.literal('paying'), bookingId, clientSecret: z.string() });
const confirming = z.object({ phase: z.literal('confirming'), bookingId });
const call = z.discriminatedUnion('phase', [requested, paying, confirming]);

const order = z.object({
  attempt: z.string().min(8),
  request: z.custom<BookingRequest>((value) => bookingRequestSchema.safeParse(value).success),
  agreedFare: z.int().optional(),
});
const standing = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('waiting') }),
  requesting,
  paying,
  confirming,
  z.object({ phase: z.literal('uncertain'), call, failure }),
  z.object({ phase: z.literal('abandoning'), call, failure }),
  z.object({ phase: z.literal('abandoned'), wasBooked: z.boolean() }),
  z.object({ phase: z.literal('refused'), failure }),
  z.object({ phase: z.literal('callingOff'), bookingId, reason, message }),
  z.object({ phase: z.literal('declined'), reason, message }),
  z.object({ phase: z.literal('booked'), bookingId, cancelFailure: failure.nullable() }),
  z.object({ phase: z.literal('cancelling'), bookingId }),
  z.object({ phase: z.literal('cancelled'), bookingId: bookingId.nullable() }),
]);
const leg: z.ZodType<Leg> = z.intersection(order, standing);

/** For reading a kept submission back. */
export const submissionSchema: z.ZodType<Submission> = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('idle') }),
  z.object({
    phase: z.literal('open'),
    attemptId: z.string().min(8),
    outbound: leg,
    inbound: leg.nullable(),
  }),
]);
