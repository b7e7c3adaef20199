import { readyDraft, saloon } from '../../../contract/booking/draft.fixture.ts';
import { toBookingRequest } from '../../../contract/booking/draftRequest.ts';
import type { BookingRequest, BookingResult } from '../../../contract/booking/request.ts';
import type { BookingState } from '../../../contract/booking/status.ts';
import type { ErrorCode, Problem } from '../../../contract/core/errors.ts';
import type { PaymentOutcome } from '../../payments/confirmPayment.ts';
import { keptValue } from './kept.ts';
import type { Failure } from './failure.ts';
import { createSubmission, type SubmissionCalls } from './submission.ts';
import { submissionSchema } from './submissionSchema.ts';
import type { Order, Submission } from './submissionState.ts';

export const request = toBookingRequest(readyDraft, {
  offer: saloon,
  paymentType: 'businessAccount',
  paymentProviderName: 'stripe',
  accountFields: [],
});
export const oneWay: Order = { outbound: request, inbound: null };
export const thereAndBack: Order = {
  outbound: request,
  inbound: {
    ...request,
    origin: request.destination,
    destination: request.origin,
    pickupTime: '2026-11-20T18:00:00',
  },
};
const byCard = (trip: BookingRequest): BookingRequest => ({
  ...trip,
  payment: { type: 'creditCard', paymentMethodId: 'pm_1' },
});
/** The same, paid by card. */
export const paidByCard = ({ outbound, inbound }: Order): Order => ({
  outbound: byCard(outbound),
  inbound: inbound && byCard(inbound),
});

export class Refusal extends Error {
  readonly failure: Failure;
  constructor(status: number, code: ErrorCode | null, params: Problem['params'] = {}) {
    super(code ?? 'cut');
    this.failure = { status, problem: code ? ({ code, status, params } as Problem) : null };
  }
}
/** The answer was lost, or the call was. */
export const cut = (): Refusal => new Refusal(0, null);

/** The device had no network. */
export function noNetwork(): Refusal {
  const refusal = cut();
  refusal.failure.isNotSent = true;
  return refusal;
}

/** What goes wrong before or after a call is done; `outcome` is the card processor's. */
export type Fault = { before?: Error; after?: Error; outcome?: PaymentOutcome };

interface LedgerEntry {
  attempt: string;
  id: string;
  state: BookingState;
  body: BookingRequest;
  /** Whether the card's amount is held. */
  isHeld: boolean;
}

export const GUEST_ID = '55555555-5555-4555-8555-555555555555';

/** A server's memory: what is booked, by attempt. `faults` hit the calls in their order. */
export function ledger() {
  const bookings = new Map<string, LedgerEntry>();
  const abandoned = new Set<string>();
  const keys: string[] = [];
  const faults: Fault[] = [];
  const attemptIn = (key: string) => key.split(':').slice(0, 2).join(':');
  const isCard = ({ body }: LedgerEntry) => body.payment.type === 'creditCard';

  const result = (entry: LedgerEntry): BookingResult => ({
    bookingId: entry.id,
    state: entry.state,
    status: entry.state === 'CONFIRMED' ? 'NEW' : null,
    requiresConfirmation: entry.state === 'PAYMENT_PENDING',
    authorizationClientSecret: entry.state === 'PAYMENT_PENDING' ? `secret_${entry.attempt}` : null,
    requiresBookingConfirmation: ['REQUESTED', 'AUTHORIZED'].includes(entry.state),
    businessGuestId: entry.body.passengerInfo.guestInfo ? GUEST_ID : null,
  });
  const entryOf = (attempt: string): LedgerEntry => {
    const entry = bookings.get(attempt);
    if (!entry) throw new Refusal(404, 'NOT_FOUND');
    return entry;
  };

  async function strike<T>(key: string, effect: (fault: Fault) => T): Promise<T> {
    keys.push(key);
    const fault = faults.shift() ?? {};
    await Promise.resolve();
    if (fault.before) throw fault.before;
    const done = effect(fault);
    if (fault.after) throw fault.after;
    return done;
  }

  const calls: SubmissionCalls = {
    request: (body, key) =>
      strike(key, () => {
        const attempt = attemptIn(key);
        const known = bookings.get(attempt);
        if (abandoned.has(attempt)) throw new Refusal(409, 'BOOKING_ABANDONED');
        if (known) {
          if (JSON.stringify(known.body) !== JSON.stringify(body))
            throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED');
          return result(known);
        }
        const id = crypto.randomUUID();
        const entry: LedgerEntry = { attempt, id, state: 'REQUESTED', body, isHeld: false };
        if (isCard(entry)) entry.state = 'PAYMENT_PENDING';
        bookings.set(attempt, entry);
        return result(entry);
      }),
    confirmPayment: (secret) => {
      const attempt = secret.replace('secret_', '');
      return strike(`${attempt}:pay`, ({ outcome = { kind: 'confirmed' } }) => {
        if (outcome.kind === 'confirmed') entryOf(attempt).isHeld = true;
        return outcome;
      });
    },
    confirm: (_id, key) =>
      strike(key, () => {
        const entry = entryOf(attemptIn(key));
        if (entry.state === 'CANCELLED' || (isCard(entry) && !entry.isHeld))
          throw new Refusal(409, 'BOOKING_NOT_CONFIRMABLE');
        entry.state = 'CONFIRMED';
        return result(entry);
      }),
    cancel: (_id, key) =>
      strike(key, () => {
        const entry = entryOf(attemptIn(key));
        entry.state = 'CANCELLED';
        entry.isHeld = false;
        return result(entry);
      }),
    abandon: (attempt) =>
      strike(`${attempt}:abandon`, () => {
        const entry = bookings.get(attempt);
        abandoned.add(attempt);
        if (!entry) return { booking: null };
        const wasBooked = entry.state === 'CONFIRMED';
        entry.state = 'CANCELLED';
        entry.isHeld = false;
        const status = wasBooked ? 'CUSTOMER_CANCELLED' : null;
        return { booking: { ...result(entry), status } };
      }),
  };

  return {
    keys,
    faults,
    calls,
    /** A request that was lost on its way arrives after all. */
    arriveLate: (attempt: string, body: BookingRequest) =>
      calls.request(body, `${attempt}:request`),
    /** Somebody else calls a booking off, for example in another tab. */
    callOff: (leg: string) => {
      for (const entry of bookings.values())
        if (entry.attempt.endsWith(`:${leg}`)) entry.state = 'CANCELLED';
    },
    bookings: () => [...bookings.values()],
    /** Names of the legs that are booked. */
    confirmed: () =>
      [...bookings.values()]
        .filter(({ state }) => state === 'CONFIRMED')
        .map(({ attempt }) => attempt.split(':')[1]),
    /** How many amounts are held on cards. */
    held: () => [...bookings.values()].filter(({ isHeld }) => isHeld).length,
    /** The calls made, as `<leg>:<operation>`. */
    asked: () => keys.map((key) => key.split(':').slice(1).join(':')),
  };
}
export type Ledger = ReturnType<typeof ledger>;

export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

/** A page of the tab: loading it again reads what the one before kept. */
export const loadPage = (server: Ledger, storage: Storage) =>
  createSubmission({
    calls: server.calls,
    kept: keptValue('attempt', submissionSchema, storage),
    failureOf: (error) => (error instanceof Refusal ? error.failure : { status: 0, problem: null }),
    pause: () => Promise.resolve(),
  });

/** How far both legs have come; without a return, only the outbound one. */
export const phasesOf = (state: Submission): string[] =>
  state.phase === 'idle'
    ? ['idle']
    : [state.outbound.phase, ...(state.inbound ? [state.inbound.phase] : [])];

/** The calls of a booking with return that is paid by card, in their order. */
export const CALLS = ['1:request', '1:pay', '1:confirm', '2:request', '2:pay', '2:confirm'];

/** Faults for all calls up to the named one: none for those before it, and one for it. */
export const faultsUntil = (call: string, fault: Fault): Fault[] => [
  ...CALLS.slice(0, CALLS.indexOf(call)).map(() => ({})),
  fault,
];
