import { z } from 'zod';
import type { ErrorCode, Problem } from '../../../contract/core/errors.ts';
import {
  bookingRequestSchema,
  bookingResultSchema,
  type BookingRequest,
  type BookingResult,
} from '../../../contract/booking/request.ts';

/** One intention to book. Its id and body never change, so that every repeat is the same call. */
export interface Attempt {
  attemptId: string;
  request: BookingRequest;
}

/** Why a call did not give a booking. `problem` is null when nobody answered. */
export interface Failure {
  status: number;
  problem: Problem | null;
}

/**
 * Where the booking of this tab stands. An uncertain failure may have become a booking: it is only
 * ever tried again as the same attempt. A refusal has not, so a changed draft may be a new attempt.
 */
export type Submission =
  | { phase: 'idle' }
  | ({ phase: 'requesting' } & Attempt)
  | ({ phase: 'confirming'; bookingId: string } & Attempt)
  | ({ phase: 'uncertain'; bookingId: string | null; failure: Failure } & Attempt)
  | ({ phase: 'refused'; failure: Failure } & Attempt)
  | ({ phase: 'booked'; bookingId: string; cancelFailure: Failure | null } & Attempt)
  | ({ phase: 'cancelling'; bookingId: string } & Attempt)
  | ({ phase: 'cancelled'; bookingId: string } & Attempt);

export type SubmissionPhase = Submission['phase'];

/** What happened to the booking. */
export type SubmissionEvent =
  | { type: 'submitted'; attempt: Attempt }
  | { type: 'answered'; result: BookingResult }
  | { type: 'failed'; failure: Failure }
  | { type: 'retried' }
  | { type: 'acknowledged' }
  | { type: 'cancelStarted' }
  | { type: 'released' }
  | { type: 'abandoned' };

export const IDLE: Submission = { phase: 'idle' };

/**
 * The idempotency key of an attempt's call; leg 1 is the outbound trip. A duplicate that the user
 * wants after all is asked for under a key of its own, since the first one's refusal is kept.
 */
export function operationKey(
  { attemptId, request }: Attempt,
  operation: 'request' | 'confirm' | 'cancel',
): string {
  const acknowledged = operation === 'request' && request.isDuplicateAcknowledged;
  return `${attemptId}:1:${operation}${acknowledged ? '-acknowledged' : ''}`;
}

/** Refused only because there is such a booking already: the user may want it all the same. */
export const isDuplicate = (state: Submission): boolean =>
  state.phase === 'refused' && state.failure.problem?.code === 'DUPLICATE_BOOKING_NOT_ACKNOWLEDGED';

/** 4xx that say nothing about the attempt itself: signed out, too busy, still at work on it. */
const PASSING = new Set([401, 408, 425, 429]);
const UNDECIDED_CODES = new Set<ErrorCode>([
  'IDEMPOTENCY_IN_FLIGHT',
  'IDEMPOTENCY_KEY_REUSED',
  'CONFLICT',
]);

/** Whether a failure proves that the attempt has not become a booking. */
export function isRefusal({ status, problem }: Failure): boolean {
  if (status < 400 || status >= 500 || problem === null) return false;
  return !PASSING.has(status) && !UNDECIDED_CODES.has(problem.code);
}

const attemptOf = ({ attemptId, request }: Attempt): Attempt => ({ attemptId, request });

/** The server answered with a state that the call cannot lead to. */
const UNEXPECTED: Failure = { status: 0, problem: null };

function answered(state: Submission & Attempt, result: BookingResult): Submission {
  const { bookingId } = result;
  const attempt = attemptOf(state);
  if (state.phase === 'cancelling' && result.state !== 'CANCELLED')
    return { phase: 'booked', bookingId, cancelFailure: UNEXPECTED, ...attempt };
  if (state.phase === 'confirming' && result.requiresBookingConfirmation)
    return { phase: 'uncertain', bookingId, failure: UNEXPECTED, ...attempt };
  switch (result.state) {
    case 'CANCELLED':
      return { phase: 'cancelled', bookingId, ...attempt };
    case 'FAILED':
    case 'EXPIRED':
      return { phase: 'refused', failure: { status: 409, problem: null }, ...attempt };
    default:
      return result.requiresBookingConfirmation
        ? { phase: 'confirming', bookingId, ...attempt }
        : { phase: 'booked', bookingId, cancelFailure: null, ...attempt };
  }
}

function failed(state: Submission, failure: Failure): Submission {
  switch (state.phase) {
    case 'requesting':
    case 'confirming': {
      const attempt = attemptOf(state);
      if (isRefusal(failure)) return { phase: 'refused', failure, ...attempt };
      const bookingId = state.phase === 'confirming' ? state.bookingId : null;
      return { phase: 'uncertain', bookingId, failure, ...attempt };
    }
    case 'cancelling':
      return {
        phase: 'booked',
        bookingId: state.bookingId,
        cancelFailure: failure,
        ...attemptOf(state),
      };
    default:
      return state;
  }
}

/** The next state. Events that do not fit the state (a second click, a late answer) change nothing. */
export function nextSubmission(state: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'submitted': {
      const isFree = state.phase === 'idle' || state.phase === 'refused';
      return isFree ? { phase: 'requesting', ...event.attempt } : state;
    }
    case 'answered':
      return state.phase === 'requesting' ||
        state.phase === 'confirming' ||
        state.phase === 'cancelling'
        ? answered(state, event.result)
        : state;
    case 'failed':
      return failed(state, event.failure);
    case 'retried':
      if (state.phase !== 'uncertain') return state;
      return state.bookingId === null
        ? { phase: 'requesting', ...attemptOf(state) }
        : { phase: 'confirming', bookingId: state.bookingId, ...attemptOf(state) };
    case 'acknowledged':
      return state.phase === 'refused' && isDuplicate(state)
        ? {
            phase: 'requesting',
            attemptId: state.attemptId,
            request: { ...state.request, isDuplicateAcknowledged: true },
          }
        : state;
    case 'cancelStarted':
      return state.phase === 'booked'
        ? { phase: 'cancelling', bookingId: state.bookingId, ...attemptOf(state) }
        : state;
    case 'released':
      return state.phase === 'refused' || state.phase === 'booked' || state.phase === 'cancelled'
        ? IDLE
        : state;
    default:
      return state.phase === 'uncertain' ? IDLE : state;
  }
}

const failureSchema = z.object({
  status: z.number(),
  problem: z.custom<Problem>((value) => value === null || typeof value === 'object').nullable(),
});
const attempt = {
  attemptId: z.string().min(8),
  request: z.custom<BookingRequest>((value) => bookingRequestSchema.safeParse(value).success),
};
const bookingId = bookingResultSchema.shape.bookingId;

/** For reading a kept submission back. */
export const submissionSchema: z.ZodType<Submission> = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('idle') }),
  z.object({ phase: z.literal('requesting'), ...attempt }),
  z.object({ phase: z.literal('confirming'), bookingId, ...attempt }),
  z.object({
    phase: z.literal('uncertain'),
    bookingId: bookingId.nullable(),
    failure: failureSchema,
    ...attempt,
  }),
  z.object({ phase: z.literal('refused'), failure: failureSchema, ...attempt }),
  z.object({
    phase: z.literal('booked'),
    bookingId,
    cancelFailure: failureSchema.nullable(),
    ...attempt,
  }),
  z.object({ phase: z.literal('cancelling'), bookingId, ...attempt }),
  z.object({ phase: z.literal('cancelled'), bookingId, ...attempt }),
]);
