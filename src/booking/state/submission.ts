import type {
  AbandonedAttempt,
  BookingRequest,
  BookingResult,
} from '../../../contract/booking/request.ts';
import type { PaymentOutcome } from '../../payments/confirmPayment.ts';
import type { KeptValue } from './kept.ts';
import { operationKey, type Failure, type LegEvent } from './leg.ts';
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
  /** Reads what a call threw. */
  failureOf(error: unknown): Failure;
  newAttemptId?(): string;
  /** Before asking again while the server is still at work on the same call. */
  pause?(): Promise<void>;
}

/** How often a call that is still at work elsewhere (a reload cut its answer) is asked for again. */
const IN_FLIGHT_REPEATS = 10;
const IN_FLIGHT_PAUSE_MS = 1000;

const isInFlight = (event: LegEvent) =>
  event.type === 'failed' && event.failure.problem?.code === 'IDEMPOTENCY_IN_FLIGHT';

/**
 * Drives an attempt through request, payment and confirmation, first the outbound trip, then its
 * return. Each state is kept before the call that it stands for is made, so a reload goes on with
 * the same attempt: see `resume`.
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

  /** The call that a leg's state stands for, or null; answered with what it means for the leg. */
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
      // What was only requested has no status, and was never a trip.
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

  /** Calls until the leg's state stands for no further call. */
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

  /** The return waits for nothing of its own: once its outbound trip is booked, it has a call. */
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
     * Goes on where a reload or a crash left off. A page that is being left sees its call fail and
     * keeps the attempt as uncertain, so that this is tried again, too, without being asked.
     */
    async resume(): Promise<void> {
      for (const name of ['outbound', 'inbound'] as const)
        move({ type: 'leg', name, event: { type: 'resumed' } });
      await run();
    },
    /**
     * Tries a leg again: as the same attempt where it may have become a booking, as another where
     * it has not. With `request` another way back is asked for.
     */
    retry,
    /** Books although there is such a booking already. */
    acknowledge: (name: LegName): Promise<void> =>
      moveAndRun({ type: 'leg', name, event: { type: 'acknowledged' } }),
    cancel: (name: LegName): Promise<void> =>
      moveAndRun({ type: 'leg', name, event: { type: 'cancelStarted' } }),
    /** Makes room for another attempt, where this one is settled. */
    release: (): void => void move({ type: 'released' }),
    /** Gives an uncertain leg up: afterwards there is no trip of it, whatever came of its calls. */
    abandon: (name: LegName): Promise<void> =>
      moveAndRun({ type: 'leg', name, event: { type: 'abandonStarted' } }),
  };
}
export type BookingSubmission = ReturnType<typeof createSubmission>;
