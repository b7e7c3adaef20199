import type {
  AbandonedAttempt,
  BookingRequest,
  BookingResult,
} from '../../../contract/booking/request.ts';
import type { PaymentOutcome } from '../../payments/confirmPayment.ts';
import type { KeptValue } from './kept.ts';
import type { Failure } from './failure.ts';
import { operationKey, type LegEvent } from './leg.ts';
import {
  IDLE,
  nextSubmission,
  type LegName,
  type Order,
  type Submission,
  type SubmissionEvent,
} from './submissionState.ts';

/** The calls a submission makes; each may throw. */
export interface SubmissionCalls {
  request(request: BookingRequest, idempotencyKey: string): Promise<BookingResult>;
  confirmPayment(clientSecret: string): Promise<PaymentOutcome>;
  confirm(bookingId: string, idempotencyKey: string): Promise<BookingResult>;
  cancel(bookingId: string, idempotencyKey: string): Promise<BookingResult>;
  /** @param attempt `<attempt>:<leg>` */
  abandon(attempt: string): Promise<AbandonedAttempt>;
}

export interface SubmissionOptions {
  calls: SubmissionCalls;
  kept: KeptValue<Submission>;
  /** Interprets what a call threw. */
  failureOf(error: unknown): Failure;
  newAttemptId?(): string;
  /** The wait before asking again while the server is still working on the same call. */
  pause?(): Promise<void>;
}

/** How often to repeat a call that the server still works on after a reload cut off its answer. */
const IN_FLIGHT_REPEATS = 10;
const IN_FLIGHT_PAUSE_MS = 1000;

const isInFlight = (event: LegEvent) =>
  event.type === 'failed' && event.failure.problem?.code === 'IDEMPOTENCY_IN_FLIGHT';

/**
 * Drives an attempt through request, payment and confirmation, first the outbound trip, then its
 * return. Each state is kept before its call is made, so a reload goes on with the same attempt:
 * see `resume`.
 */
export function createSubmission(options: SubmissionOptions) {
  const { calls, kept, failureOf } = options;
  const newAttemptId = options.newAttemptId ?? (() => crypto.randomUUID());
  const pause =
    options.pause ?? (() => new Promise((resolve) => setTimeout(resolve, IN_FLIGHT_PAUSE_MS)));
  const listeners = new Set<() => void>();
  const running = new Set<LegName>();
  let state = kept.read() ?? IDLE;

  /** @returns whether the event changed anything */
  function move(event: SubmissionEvent): boolean {
    const next = nextSubmission(state, event);
    if (next === state) return false;
    state = next;
    kept.write(state.phase === 'idle' ? null : state);
    for (const listener of listeners) listener();
    return true;
  }

  /** The call that belongs to a leg's state, or null; it resolves to what the answer means. */
  function call(name: LegName): Promise<LegEvent> | null {
    const leg = state.phase === 'open' ? state[name] : null;
    const answered = async (asked: Promise<BookingResult>): Promise<LegEvent> => ({
      type: 'answered',
      result: await asked,
    });
    const paid = async (asked: Promise<PaymentOutcome>): Promise<LegEvent> => ({
      type: 'paid',
      outcome: await asked,
    });
    const abandoned = async (asked: Promise<AbandonedAttempt>): Promise<LegEvent> => ({
      type: 'abandoned',
      // A booking that was only requested has no status and was never a trip.
      wasBooked: ((await asked).booking?.status ?? null) !== null,
    });
    switch (leg?.phase) {
      case 'requesting':
        return answered(calls.request(leg.request, operationKey(leg, 'request')));
      case 'paying':
        return paid(calls.confirmPayment(leg.clientSecret));
      case 'confirming':
        return answered(calls.confirm(leg.bookingId, operationKey(leg, 'confirm')));
      case 'callingOff':
      case 'cancelling':
        return answered(calls.cancel(leg.bookingId, operationKey(leg, 'cancel')));
      case 'abandoning':
        return abandoned(calls.abandon(leg.attempt));
      default:
        return null;
    }
  }

  async function eventOf(asked: Promise<LegEvent>): Promise<LegEvent> {
    try {
      return await asked;
    } catch (error) {
      return { type: 'failed', failure: failureOf(error) };
    }
  }

  /** Makes calls until the leg's state needs no further one. */
  async function runLeg(name: LegName): Promise<void> {
    if (running.has(name)) return;
    running.add(name);
    try {
      let repeats = 0;
      for (let asked = call(name); asked !== null; asked = call(name)) {
        const event = await eventOf(asked);
        if (isInFlight(event) && repeats < IN_FLIGHT_REPEATS) {
          repeats += 1;
          await pause();
          continue;
        }
        repeats = 0;
        move({ type: 'leg', name, event });
      }
    } finally {
      running.delete(name);
    }
  }

  /** The return has no call while it waits; it gets one once its outbound trip is booked. */
  async function run(): Promise<void> {
    const outbound = runLeg('outbound').then(() => runLeg('inbound'));
    await Promise.all([outbound, runLeg('inbound')]);
  }

  const moveAndRun = async (event: SubmissionEvent): Promise<void> => {
    if (move(event)) await run();
  };
  const retry = (name: LegName, request?: BookingRequest): Promise<void> =>
    moveAndRun({ type: 'retried', name, attemptId: newAttemptId(), ...(request && { request }) });

  return {
    state: (): Submission => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Books, once: while an attempt is open, a second call changes nothing. */
    submit: (order: Order): Promise<void> =>
      moveAndRun({ type: 'submitted', attemptId: newAttemptId(), order }),
    /**
     * Goes on where a reload or a crash stopped. When a page is left, its call fails and the
     * attempt is kept as uncertain; such an attempt is also tried again here, without asking.
     */
    async resume(): Promise<void> {
      for (const name of ['outbound', 'inbound'] as const)
        move({ type: 'leg', name, event: { type: 'resumed' } });
      await run();
    },
    /**
     * Tries a leg again: as the same attempt where it may have become a booking, otherwise as
     * another one. With `request`, another return is asked for.
     */
    retry,
    /** Books although such a booking exists already, or at the fare that is now asked for. */
    acknowledge: (name: LegName): Promise<void> =>
      moveAndRun({ type: 'leg', name, event: { type: 'acknowledged' } }),
    cancel: (name: LegName): Promise<void> =>
      moveAndRun({ type: 'leg', name, event: { type: 'cancelStarted' } }),
    /** Makes room for another attempt once this one is settled. */
    release: (): void => void move({ type: 'released' }),
    /** Gives up an uncertain leg: afterwards it has no trip, whatever became of its calls. */
    abandon: (name: LegName): Promise<void> =>
      moveAndRun({ type: 'leg', name, event: { type: 'abandonStarted' } }),
  };
}
export type BookingSubmission = ReturnType<typeof createSubmission>;
