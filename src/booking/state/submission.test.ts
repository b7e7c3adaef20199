import { beforeEach, describe, expect, it } from 'vitest';
import { readyDraft, saloon } from '../../../contract/booking/draft.fixture.ts';
import { toBookingRequest } from '../../../contract/booking/draftRequest.ts';
import type { BookingRequest, BookingResult } from '../../../contract/booking/request.ts';
import type { BookingState } from '../../../contract/booking/status.ts';
import type { ErrorCode, Problem } from '../../../contract/core/errors.ts';
import { keptValue } from './kept.ts';
import { createSubmission } from './submission.ts';
import { isDuplicate, submissionSchema, type Attempt, type Failure } from './submissionState.ts';

const request = toBookingRequest(readyDraft, { offer: saloon, paymentType: 'businessAccount' });

class Refusal extends Error {
  readonly failure: Failure;
  constructor(status: number, code: ErrorCode | null) {
    super(code ?? 'cut');
    this.failure = { status, problem: code ? ({ code, status } as Problem) : null };
  }
}
const cut = () => new Refusal(0, null);

type Fault = { before?: Error; after?: Error };

/** Keeps what is booked, by attempt; the faults of a call strike before or after it is done. */
function ledger() {
  const bookings = new Map<string, { id: string; state: BookingState; body: string }>();
  const keys: string[] = [];
  const faults: Fault[] = [];

  const result = (attempt: string): BookingResult => {
    const { id, state } = bookings.get(attempt)!;
    return {
      bookingId: id,
      state,
      status: state === 'CONFIRMED' ? 'NEW' : null,
      requiresConfirmation: false,
      authorizationClientSecret: null,
      requiresBookingConfirmation: state === 'REQUESTED',
      businessGuestId: null,
    };
  };
  const attemptIn = (key: string) => key.split(':')[0]!;

  async function strike(key: string, effect: () => void): Promise<BookingResult> {
    keys.push(key);
    const fault = faults.shift();
    await Promise.resolve();
    if (fault?.before) throw fault.before;
    effect();
    if (fault?.after) throw fault.after;
    return result(attemptIn(key));
  }
  const move = (key: string, state: BookingState) => () => {
    bookings.get(attemptIn(key))!.state = state;
  };

  return {
    keys,
    faults,
    bookings: () => [...bookings.values()],
    confirmed: () => [...bookings.values()].filter(({ state }) => state === 'CONFIRMED').length,
    calls: {
      request: (body: BookingRequest, key: string) =>
        strike(key, () => {
          const text = JSON.stringify(body);
          const known = bookings.get(attemptIn(key));
          if (known && known.body !== text) throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED');
          if (!known)
            bookings.set(attemptIn(key), {
              id: crypto.randomUUID(),
              state: 'REQUESTED',
              body: text,
            });
        }),
      confirm: (_id: string, key: string) => strike(key, move(key, 'CONFIRMED')),
      cancel: (_id: string, key: string) => strike(key, move(key, 'CANCELLED')),
    },
  };
}

function memoryStorage(): Storage {
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

let server: ReturnType<typeof ledger>;
let storage: Storage;

/** A page of the tab: loading it again reads what the one before kept. */
const loadPage = () =>
  createSubmission({
    calls: server.calls,
    kept: keptValue('attempt', submissionSchema, storage),
    failureOf: (error) => (error instanceof Refusal ? error.failure : { status: 0, problem: null }),
    pause: () => Promise.resolve(),
  });

beforeEach(() => {
  server = ledger();
  storage = memoryStorage();
});

describe('an attempt', () => {
  it('is requested and confirmed under keys of its own', async () => {
    const page = loadPage();
    await page.submit(request);
    expect(page.state().phase).toBe('booked');
    expect(server.keys.map((key) => key.split(':').slice(1))).toEqual([
      ['1', 'request'],
      ['1', 'confirm'],
    ]);
    expect(new Set(server.keys.map((key) => key.split(':')[0])).size).toBe(1);
  });

  it('is one booking however often it is submitted', async () => {
    const page = loadPage();
    await Promise.all([page.submit(request), page.submit(request), page.submit(request)]);
    await page.submit(request);
    expect(server.confirmed()).toBe(1);
    expect(server.keys).toHaveLength(2);
  });

  it.each<[string, Fault[]]>([
    ['the request is cut before it is done', [{ before: cut() }]],
    ['the request is cut after it is done', [{ after: cut() }]],
    ['the confirmation is cut before it is done', [{}, { before: cut() }]],
    ['the confirmation is cut after it is done', [{}, { after: cut() }]],
    ['the server fails', [{ before: new Refusal(500, 'INTERNAL') }]],
    ['a proxy answers in its place', [{ after: new Refusal(502, null) }]],
    ['the server is stopping', [{}, { after: new Refusal(503, 'SERVER_STOPPING') }]],
    ['the session has ended', [{ before: new Refusal(401, 'NOT_SIGNED_IN') }]],
  ])('is uncertain and then one booking when %s', async (_name, faults) => {
    const page = loadPage();
    server.faults.push(...faults);
    await page.submit(request);
    expect(page.state().phase).toBe('uncertain');
    // A changed draft is not sent while the old one may have been booked.
    await page.submit({ ...request, notes: 'changed' });
    page.release();
    expect(page.state().phase).toBe('uncertain');
    await page.retry();
    expect(page.state().phase).toBe('booked');
    expect(server.bookings()).toHaveLength(1);
    expect(server.confirmed()).toBe(1);
  });

  it.each<[string, Fault[], string]>([
    ['while it is requested', [{ before: cut() }], 'requesting'],
    ['after it was requested', [{ after: cut() }], 'requesting'],
    ['while it is confirmed', [{}, { after: cut() }], 'confirming'],
  ])('goes on after a reload %s', async (_name, faults, phase) => {
    const first = loadPage();
    server.faults.push(...faults);
    // What the tab holds at the moment of the reload, before the lost answer comes to anything.
    const kept: string[] = [];
    first.subscribe(() => kept.push(storage.getItem('attempt')!));
    await first.submit(request);
    storage.setItem(
      'attempt',
      kept.find((text) => text.includes(`"${phase}"`))!,
    );

    const second = loadPage();
    expect(second.state().phase).toBe(phase);
    await second.resume();
    expect(second.state().phase).toBe('booked');
    expect(server.bookings()).toHaveLength(1);
  });

  it('goes on by itself when leaving the page cut its call', async () => {
    server.faults.push({ after: new TypeError('Failed to fetch') });
    const left = loadPage();
    await left.submit(request);
    expect(left.state().phase).toBe('uncertain');

    const reloaded = loadPage();
    await reloaded.resume();
    expect(reloaded.state().phase).toBe('booked');
    expect(server.bookings()).toHaveLength(1);
  });

  it('waits while the server is still at work on it', async () => {
    const page = loadPage();
    const busy = { before: new Refusal(409, 'IDEMPOTENCY_IN_FLIGHT') };
    server.faults.push(busy, busy);
    await page.submit(request);
    expect(page.state().phase).toBe('booked');
    expect(server.bookings()).toHaveLength(1);
  });

  it('that is a duplicate goes on under the same attempt once that is wanted', async () => {
    const page = loadPage();
    server.faults.push({ before: new Refusal(409, 'DUPLICATE_BOOKING_NOT_ACKNOWLEDGED') });
    await page.submit(request);
    expect(isDuplicate(page.state())).toBe(true);
    await page.acknowledge();
    expect(page.state()).toMatchObject({
      phase: 'booked',
      request: { isDuplicateAcknowledged: true },
    });
    const { attemptId } = page.state() as Attempt;
    expect(server.keys.slice(0, 2)).toEqual([
      `${attemptId}:1:request`,
      `${attemptId}:1:request-acknowledged`,
    ]);
    expect(server.bookings()).toHaveLength(1);
  });

  it('that was refused makes room for a changed one', async () => {
    const page = loadPage();
    server.faults.push({ before: new Refusal(422, 'VALIDATION_FAILED') });
    await page.submit(request);
    expect(page.state()).toMatchObject({ phase: 'refused', failure: { status: 422 } });
    await page.submit({ ...request, notes: 'changed' });
    expect(page.state()).toMatchObject({ phase: 'booked', request: { notes: 'changed' } });
    expect(new Set(server.keys.map((key) => key.split(':')[0])).size).toBe(2);
    expect(server.confirmed()).toBe(1);
  });

  it('that expired before it was confirmed is refused', async () => {
    const page = loadPage();
    server.faults.push({}, { before: new Refusal(409, 'BOOKING_EXPIRED') });
    await page.submit(request);
    expect(page.state()).toMatchObject({
      phase: 'refused',
      failure: { problem: { code: 'BOOKING_EXPIRED' } },
    });
    expect(server.confirmed()).toBe(0);
  });
});

describe('a booking', () => {
  it('is cancelled once, and stays booked when cancelling fails', async () => {
    const page = loadPage();
    await page.submit(request);
    server.faults.push({ before: new Refusal(409, 'BOOKING_NOT_CANCELLABLE') });
    await page.cancel();
    expect(page.state()).toMatchObject({
      phase: 'booked',
      cancelFailure: { problem: { code: 'BOOKING_NOT_CANCELLABLE' } },
    });
    await Promise.all([page.cancel(), page.cancel()]);
    expect(page.state().phase).toBe('cancelled');
    expect(server.keys.filter((key) => key.endsWith(':cancel'))).toHaveLength(2);
    page.release();
    expect(page.state().phase).toBe('idle');
    expect(storage.getItem('attempt')).toBeNull();
  });

  it('is not asked for again by a page loaded afterwards', async () => {
    await loadPage().submit(request);
    const calls = server.keys.length;
    const again = loadPage();
    await again.resume();
    expect(again.state().phase).toBe('booked');
    expect(server.keys).toHaveLength(calls);
  });
});

describe('what was kept', () => {
  it.each(['{', '{"phase":"requesting"}', '{"phase":"flying"}', '[]'])(
    'is dropped when it is damaged: %s',
    (text) => {
      storage.setItem('attempt', text);
      expect(loadPage().state()).toEqual({ phase: 'idle' });
    },
  );
});
