import type { BookingRequest, BookingResult } from '../../../contract/booking/request.ts';
import type { KeptValue } from './kept.ts';
import {
  IDLE,
  nextSubmission,
  operationKey,
  type Failure,
  type Submission,
  type SubmissionEvent,
} from './submissionState.ts';

/** The calls a submission makes; each may throw. */
export interface SubmissionCalls {
  request(request: BookingRequest, idempotencyKey: string): Promise<BookingResult>;
  confirm(bookingId: string, idempotencyKey: string): Promise<BookingResult>;
  cancel(bookingId: string, idempotencyKey: string): Promise<BookingResult>;
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

const isInFlight = (failure: Failure) => failure.problem?.code === 'IDEMPOTENCY_IN_FLIGHT';

/**
 * Drives an attempt through request and confirmation. Each state is kept before the call that it
 * stands for is made, so a reload goes on with the same attempt: see `resume`.
 */
export function createSubmission(options: SubmissionOptions) {
  const { calls, kept, failureOf } = options;
  const newAttemptId = options.newAttemptId ?? (() => crypto.randomUUID());
  const pause =
    options.pause ?? (() => new Promise((resolve) => setTimeout(resolve, IN_FLIGHT_PAUSE_MS)));
  const listeners = new Set<() => void>();
  let state = kept.read() ?? IDLE;
  let isRunning = false;

  /** @returns whether the event changed anything */
  function move(event: SubmissionEvent): boolean {
    const next = nextSubmission(state, event);
    if (next === state) return false;
    state = next;
    kept.write(state.phase === 'idle' ? null : state);
    for (const listener of listeners) listener();
    return true;
  }

  function call(): Promise<BookingResult> | null {
    switch (state.phase) {
      case 'requesting':
        return calls.request(state.request, operationKey(state, 'request'));
      case 'confirming':
        return calls.confirm(state.bookingId, operationKey(state, 'confirm'));
      case 'cancelling':
        return calls.cancel(state.bookingId, operationKey(state, 'cancel'));
      default:
        return null;
    }
  }

  async function answerOf(asked: Promise<BookingResult>): Promise<SubmissionEvent> {
    try {
      return { type: 'answered', result: await asked };
    } catch (error) {
      return { type: 'failed', failure: failureOf(error) };
    }
  }

  /** Calls until the state stands for no further call. */
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      let repeats = 0;
      for (let asked = call(); asked !== null; asked = call()) {
        const event = await answerOf(asked);
        if (event.type === 'failed' && isInFlight(event.failure) && repeats < IN_FLIGHT_REPEATS) {
          repeats += 1;
          await pause();
          continue;
        }
        repeats = 0;
        move(event);
      }
    } finally {
      isRunning = false;
    }
  }

  const moveAndRun = async (event: SubmissionEvent): Promise<void> => {
    if (move(event)) await run();
  };

  return {
    state: (): Submission => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Books, once: while an attempt is open, a second call changes nothing. */
    submit: (request: BookingRequest): Promise<void> =>
      moveAndRun({ type: 'submitted', attempt: { attemptId: newAttemptId(), request } }),
    /**
     * Goes on where a reload or a crash left off. A page that is being left sees its call fail and
     * keeps the attempt as uncertain, so that this is tried again, too, without being asked.
     */
    resume: (): Promise<void> =>
      state.phase === 'uncertain' ? moveAndRun({ type: 'retried' }) : run(),
    /** Tries an uncertain attempt again, as the same one. */
    retry: (): Promise<void> => moveAndRun({ type: 'retried' }),
    /** Books although there is such a booking already. */
    acknowledge: (): Promise<void> => moveAndRun({ type: 'acknowledged' }),
    cancel: (): Promise<void> => moveAndRun({ type: 'cancelStarted' }),
    /** Makes room for another attempt, where this one is settled. */
    release: (): void => void move({ type: 'released' }),
    /** Gives an uncertain attempt up, after the user was told that it may have become a booking. */
    abandon: (): void => void move({ type: 'abandoned' }),
  };
}
export type BookingSubmission = ReturnType<typeof createSubmission>;
