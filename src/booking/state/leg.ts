import { type DeclineReason, readDeclineReason } from '../../../contract/booking/decline.ts';
import type { BookingRequest, BookingResult } from '../../../contract/booking/request.ts';
import type { PaymentOutcome } from '../../payments/confirmPayment.ts';
import { isRefusal, type Failure } from './failure.ts';

/** One trip to book. Its name and body never change, so that every repeat is the same call. */
export interface LegOrder {
  /** `<attempt>:<leg>`, the start of its idempotency keys. */
  attempt: string;
  request: BookingRequest;
  /** In minor units, where the user agreed to a higher fare than the form showed. */
  agreedFare?: number | undefined;
}

/**
 * The call of a leg whose answer is awaited; `clientSecret` is the payment's. Each call is kept
 * before it is made, and the same call can be made again.
 */
export type LegCall =
  /** `isFirst`: no call before this one can have arrived. */
  | { phase: 'requesting'; isFirst?: boolean | undefined }
  | { phase: 'paying'; bookingId: string; clientSecret: string }
  | { phase: 'confirming'; bookingId: string };

/**
 * How far one trip of a booking has come. An uncertain failure may have become a booking, so it is
 * only ever tried again as the same attempt. A refusal or a declined payment has not become one, so
 * another attempt may follow.
 */
export type LegStanding =
  /** A return whose outbound trip is not booked yet. */
  | { phase: 'waiting' }
  | LegCall
  | { phase: 'uncertain'; call: LegCall; failure: Failure }
  /** Being given up although it may have become a booking, which is cancelled in that case. */
  | { phase: 'abandoning'; call: LegCall; failure: Failure }
  | { phase: 'abandoned'; wasBooked: boolean }
  | { phase: 'refused'; failure: Failure }
  /** The payment failed; the booking behind it is cancelled so that no money stays held. */
  | { phase: 'callingOff'; bookingId: string; reason: DeclineReason; message: string | null }
  | { phase: 'declined'; reason: DeclineReason; message: string | null }
  | { phase: 'booked'; bookingId: string; cancelFailure: Failure | null }
  | { phase: 'cancelling'; bookingId: string }
  /** The id is null where the trip was never booked: its outbound trip was cancelled first. */
  | { phase: 'cancelled'; bookingId: string | null };

export type Leg = LegOrder & LegStanding;
export type LegPhase = Leg['phase'];

/** What happened to a leg. */
export type LegEvent =
  | { type: 'started' }
  | { type: 'answered'; result: BookingResult }
  | { type: 'paid'; outcome: PaymentOutcome }
  | { type: 'failed'; failure: Failure }
  | { type: 'resumed' }
  | { type: 'abandonStarted' }
  | { type: 'abandoned'; wasBooked: boolean }
  | { type: 'acknowledged' }
  | { type: 'cancelStarted' }
  | { type: 'dropped' };

/**
 * The idempotency key of a leg's call. A duplicate that the user still wants, and a trip at a higher
 * fare, are asked for under another key, because the server keeps its refusal of the first one.
 */
export function operationKey(
  { attempt, request, agreedFare }: LegOrder,
  operation: 'request' | 'confirm' | 'cancel',
): string {
  if (operation !== 'request') return `${attempt}:${operation}`;
  const fare = agreedFare === undefined ? '' : `-fare-${agreedFare}`;
  return `${attempt}:request${fare}${request.isDuplicateAcknowledged ? '-acknowledged' : ''}`;
}

/** Whether an attempt's name, or a key that begins with it, belongs to a return. */
export const isReturn = (attempt: string): boolean => /^[^:]*:2\b/.test(attempt);

/**
 * What the user is asked about a trip that was refused: whether to book it although such a booking
 * exists already, or at a higher fare. Null for a refusal that is no question.
 */
export function questionOf(leg: Leg): 'duplicate' | 'fare' | null {
  const code = leg.phase === 'refused' ? leg.failure.problem?.code : undefined;
  if (code === 'DUPLICATE_BOOKING_NOT_ACKNOWLEDGED') return 'duplicate';
  return code === 'FARE_CHANGED' ? 'fare' : null;
}

/** The order of a trip whose question was answered with yes. */
function agreed(leg: Leg): LegOrder {
  const { attempt, request, agreedFare } = leg;
  if (questionOf(leg) === 'duplicate')
    return { attempt, request: { ...request, isDuplicateAcknowledged: true }, agreedFare };
  const { amount, currency } = (leg.phase === 'refused' && leg.failure.problem?.params) || {};
  const fare = { amount: Number(amount), currency: String(currency) };
  return { attempt, request: { ...request, expectedFare: fare }, agreedFare: fare.amount };
}

/** It is known that nothing of the trip has left the device. */
export const isUnsent = (leg: Leg): boolean =>
  leg.phase === 'uncertain' && leg.call.phase === 'requesting' && leg.call.isFirst === true;

/** The server answered with a state that the call cannot lead to. */
const UNEXPECTED: Failure = { status: 0, problem: null, isUnreadable: true };

/** What a request or confirmation led to. */
function bookingAnswered(call: LegCall, result: BookingResult): LegStanding {
  const { bookingId, authorizationClientSecret: clientSecret } = result;
  // A request that was cancelled before it was confirmed was never a trip that anyone could look
  // at.
  if (result.state === 'CANCELLED')
    return { phase: 'cancelled', bookingId: result.status === null ? null : bookingId };
  if (result.state === 'FAILED' || result.state === 'EXPIRED')
    return { phase: 'refused', failure: { status: 409, problem: null } };
  const isConfirming = call.phase === 'confirming';
  if (result.requiresConfirmation && clientSecret !== null) {
    const paying = { phase: 'paying', bookingId, clientSecret } as const;
    return isConfirming ? { phase: 'uncertain', call: paying, failure: UNEXPECTED } : paying;
  }
  if (result.requiresConfirmation || (isConfirming && result.requiresBookingConfirmation))
    return { phase: 'uncertain', call, failure: UNEXPECTED };
  return result.requiresBookingConfirmation
    ? { phase: 'confirming', bookingId }
    : { phase: 'booked', bookingId, cancelFailure: null };
}

function answered(leg: Leg, result: BookingResult): LegStanding | null {
  const { bookingId } = result;
  switch (leg.phase) {
    case 'requesting':
    case 'confirming':
      return bookingAnswered(leg, result);
    case 'callingOff':
      return { phase: 'declined', reason: leg.reason, message: leg.message };
    case 'cancelling':
      return result.state === 'CANCELLED'
        ? { phase: 'cancelled', bookingId }
        : { phase: 'booked', bookingId, cancelFailure: UNEXPECTED };
    default:
      return null;
  }
}

/** What a refusal proves: that the card was declined, or that nothing was booked for another reason. */
function refused(failure: Failure): LegStanding {
  const { problem } = failure;
  if (problem?.code !== 'PAYMENT_DECLINED') return { phase: 'refused', failure };
  const reason = readDeclineReason(problem.params?.['reason']);
  // Each reason has its own text; the text of the answer is the same for all of them.
  return {
    phase: 'declined',
    reason: reason ?? 'card',
    message: reason === null ? problem.displayMessage : null,
  };
}

function failed(leg: Leg, failure: Failure): LegStanding | null {
  switch (leg.phase) {
    case 'requesting':
      return isRefusal(failure)
        ? refused(failure)
        : {
            phase: 'uncertain',
            call: { phase: 'requesting', isFirst: leg.isFirst && failure.isNotSent },
            failure,
          };
    case 'paying': {
      const { bookingId, clientSecret } = leg;
      return { phase: 'uncertain', call: { phase: 'paying', bookingId, clientSecret }, failure };
    }
    case 'confirming': {
      if (isRefusal(failure)) return refused(failure);
      // Repeating the request returns again what is needed to confirm the payment.
      const isUnpaid = failure.problem?.code === 'PAYMENT_NOT_CONFIRMED';
      const call: LegCall = isUnpaid
        ? { phase: 'requesting' }
        : { phase: 'confirming', bookingId: leg.bookingId };
      return { phase: 'uncertain', call, failure };
    }
    // An unpaid booking is never confirmed, and the server gives it up without being asked.
    case 'callingOff':
      return { phase: 'declined', reason: leg.reason, message: leg.message };
    case 'abandoning':
      return { phase: 'uncertain', call: leg.call, failure };
    case 'cancelling':
      return { phase: 'booked', bookingId: leg.bookingId, cancelFailure: failure };
    default:
      return null;
  }
}

function standingAfter(leg: Leg, event: LegEvent): LegStanding | null {
  switch (event.type) {
    case 'answered':
      return answered(leg, event.result);
    case 'failed':
      return failed(leg, event.failure);
    case 'paid': {
      if (leg.phase !== 'paying') return null;
      const { bookingId } = leg;
      return event.outcome.kind === 'confirmed'
        ? { phase: 'confirming', bookingId }
        : {
            phase: 'callingOff',
            bookingId,
            reason: event.outcome.reason,
            message: event.outcome.message,
          };
    }
    case 'resumed':
      return leg.phase === 'uncertain' ? leg.call : null;
    case 'abandonStarted':
      return leg.phase === 'uncertain'
        ? { phase: 'abandoning', call: leg.call, failure: leg.failure }
        : null;
    case 'abandoned':
      return leg.phase === 'abandoning' ? { phase: 'abandoned', wasBooked: event.wasBooked } : null;
    case 'started':
      return leg.phase === 'waiting' ? { phase: 'requesting', isFirst: true } : null;
    case 'dropped':
      return leg.phase === 'waiting' ? { phase: 'cancelled', bookingId: null } : null;
    case 'cancelStarted':
      return leg.phase === 'booked' ? { phase: 'cancelling', bookingId: leg.bookingId } : null;
    default:
      return questionOf(leg) ? { phase: 'requesting' } : null;
  }
}

/** The leg after an event. One that does not fit (a second click, a late answer) changes nothing. */
export function nextLeg(leg: Leg, event: LegEvent): Leg {
  const standing = standingAfter(leg, event);
  if (!standing) return leg;
  const { attempt, request, agreedFare } = leg;
  const order = event.type === 'acknowledged' ? agreed(leg) : { attempt, request, agreedFare };
  return { ...order, ...standing };
}
