import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenSubmission } from './submissionState.ts';
import {
  CALLS,
  cut,
  ledger,
  loadPage as loadPageOf,
  memoryStorage,
  oneWay,
  paidByCard,
  phasesOf,
  Refusal,
  faultsUntil,
  thereAndBack,
  type Fault,
  type Ledger,
} from './submission.fixture.ts';

let server: Ledger;
let storage: Storage;
const loadPage = () => loadPageOf(server, storage);
type Page = ReturnType<typeof loadPage>;
const phases = (page: Page) => phasesOf(page.state());
const open = (page: Page) => page.state() as OpenSubmission;

beforeEach(() => {
  server = ledger();
  storage = memoryStorage();
});

const attemptsMade = () => new Set(server.bookings().map(({ attempt }) => attempt)).size;

describe('a booking with return, paid by card', () => {
  it('goes through request, payment and confirmation, with the outbound trip first', async () => {
    const page = loadPage();
    await page.submit(paidByCard(thereAndBack));
    expect(phases(page)).toEqual(['booked', 'booked']);
    expect(server.asked()).toEqual(CALLS);
    expect(server.held()).toBe(2);
  });

  const cuts = CALLS.flatMap((call) => [
    { call, when: 'before' as const },
    { call, when: 'after' as const },
  ]);

  it.each(cuts)('is two bookings and two holds when $call is cut $when it is done', async (at) => {
    const page = loadPage();
    server.faults.push(...faultsUntil(at.call, { [at.when]: cut() }));
    await page.submit(paidByCard(thereAndBack));
    const name = at.call.startsWith('1') ? 'outbound' : 'inbound';
    expect(open(page)[name]?.phase).toBe('uncertain');
    page.release();
    await page.submit(paidByCard(thereAndBack));
    expect(open(page)[name]?.phase).toBe('uncertain');
    await page.retry(name);
    expect(phases(page)).toEqual(['booked', 'booked']);
    expect(server.confirmed()).toEqual(['1', '2']);
    expect([attemptsMade(), server.held()]).toEqual([2, 2]);
  });

  it.each(cuts)('continues after a reload that cuts $call $when it is done', async (at) => {
    const left = loadPage();
    server.faults.push(...faultsUntil(at.call, { [at.when]: new TypeError('Failed to fetch') }));
    await left.submit(paidByCard(thereAndBack));
    const reloaded = loadPage();
    await reloaded.resume();
    expect(phases(reloaded)).toEqual(['booked', 'booked']);
    expect(server.confirmed()).toEqual(['1', '2']);
    expect([attemptsMade(), server.held()]).toEqual([2, 2]);
  });

  it.each(CALLS)('continues from what was stored before %s', async (call) => {
    const kept: string[] = [];
    const first = loadPage();
    first.subscribe(() => kept.push(storage.getItem('attempt')!));
    await first.submit(paidByCard(thereAndBack));
    // The tab crashed before it could keep anything more.
    storage.setItem('attempt', kept[CALLS.indexOf(call)]!);
    const second = loadPage();
    await second.resume();
    expect(phases(second)).toEqual(['booked', 'booked']);
    expect([attemptsMade(), server.held()]).toEqual([2, 2]);
  });

  it('is booked once by two tabs that continue it, and by many clicks', async () => {
    const first = loadPage();
    const booking = first.submit(paidByCard(thereAndBack));
    // A tab that was duplicated has a copy of what this one keeps.
    const second = loadPage();
    await Promise.all([booking, second.resume(), first.submit(thereAndBack), second.resume()]);
    expect([phases(first), phases(second)]).toEqual([
      ['booked', 'booked'],
      ['booked', 'booked'],
    ]);
    expect([attemptsMade(), server.held()]).toEqual([2, 2]);
  });

  it.each<[string, Fault]>([
    ['signed out', { before: new Refusal(401, 'NOT_SIGNED_IN') }],
    ['asked too often', { before: new Refusal(429, 'TOO_MANY_REQUESTS') }],
    ['answered by a proxy', { after: new Refusal(502, null) }],
  ])('is continued when it was %s in the middle', async (_name, fault) => {
    const page = loadPage();
    server.faults.push(...faultsUntil('2:confirm', fault));
    await page.submit(paidByCard(thereAndBack));
    expect(phases(page)).toEqual(['booked', 'uncertain']);
    await page.resume();
    expect(phases(page)).toEqual(['booked', 'booked']);
    expect(server.confirmed()).toEqual(['1', '2']);
  });
});

describe('a payment that fails', () => {
  it.each<[string, string | null]>([
    ['declined', 'Your card was declined.'],
    ['left at the bank’s question', null],
  ])('cancels the booking when it is %s', async (_name, message) => {
    const page = loadPage();
    server.faults.push({}, { outcome: { kind: 'failed', reason: 'card', message } });
    await page.submit(paidByCard(thereAndBack));
    expect(open(page).outbound).toMatchObject({ phase: 'declined', message });
    expect(open(page).inbound?.phase).toBe('waiting');
    expect(server.asked()).toEqual(['1:request', '1:pay', '1:cancel']);
    expect([server.confirmed(), server.held()]).toEqual([[], 0]);
  });

  it('is declined even if the server does not get the cancellation', async () => {
    const page = loadPage();
    const failed = { outcome: { kind: 'failed' as const, reason: 'card' as const, message: null } };
    server.faults.push({}, failed, { before: cut() });
    await page.submit(paidByCard(oneWay));
    expect(phases(page)).toEqual(['declined']);
    expect([server.confirmed(), server.held()]).toEqual([[], 0]);
  });

  it.each(['1:request', '1:confirm'])('is declined when the server says so to %s', async (call) => {
    const page = loadPage();
    server.faults.push(...faultsUntil(call, { before: new Refusal(402, 'PAYMENT_DECLINED') }));
    await page.submit(paidByCard(oneWay));
    expect(phases(page)).toEqual(['declined']);
    expect(server.confirmed()).toEqual([]);
  });

  it.each([
    [{ reason: 'expired' }, 'expired'],
    [{}, 'card'],
    [{ reason: 'a reason that a later server may name' }, 'card'],
  ])('is declined for the reason that the server names: %o', async (params, reason) => {
    const page = loadPage();
    server.faults.push({ before: new Refusal(402, 'PAYMENT_DECLINED', params) });
    await page.submit(paidByCard(oneWay));
    expect(open(page).outbound).toMatchObject({ phase: 'declined', reason });
  });

  it('is asked for once more if the bank does not know it yet', async () => {
    const page = loadPage();
    const early = { before: new Refusal(425, 'PAYMENT_NOT_CONFIRMED') };
    server.faults.push(...faultsUntil('1:confirm', early));
    await page.submit(paidByCard(oneWay));
    expect(phases(page)).toEqual(['uncertain']);
    await page.retry('outbound');
    expect(phases(page)).toEqual(['booked']);
    expect(server.asked().slice(3)).toEqual(['1:request', '1:pay', '1:confirm']);
    expect([attemptsMade(), server.held()]).toEqual([1, 1]);
  });

  it('is tried again as another attempt, for both trips', async () => {
    const page = loadPage();
    server.faults.push({}, { outcome: { kind: 'failed', reason: 'card', message: null } });
    await page.submit(paidByCard(thereAndBack));
    const { attemptId } = open(page);
    await page.retry('outbound');
    expect(open(page).attemptId).not.toBe(attemptId);
    expect(phases(page)).toEqual(['booked', 'booked']);
    expect([server.confirmed(), server.held()]).toEqual([['1', '2'], 2]);
  });

  it('can be followed by a booking with another payment method', async () => {
    const page = loadPage();
    server.faults.push({}, { outcome: { kind: 'failed', reason: 'card', message: null } });
    await page.submit(paidByCard(oneWay));
    await page.submit(oneWay);
    expect(phases(page)).toEqual(['booked']);
    expect([server.confirmed(), server.held()]).toEqual([['1'], 0]);
  });

  it('continues the cancellation after a reload', async () => {
    const kept: string[] = [];
    const first = loadPage();
    first.subscribe(() => kept.push(storage.getItem('attempt')!));
    server.faults.push(
      {},
      { outcome: { kind: 'failed', reason: 'card', message: null } },
      { before: cut() },
    );
    await first.submit(paidByCard(oneWay));
    storage.setItem(
      'attempt',
      kept.find((text) => text.includes('callingOff'))!,
    );
    const second = loadPage();
    await second.resume();
    expect(phases(second)).toEqual(['declined']);
    expect(server.bookings()[0]?.state).toBe('CANCELLED');
  });
});
