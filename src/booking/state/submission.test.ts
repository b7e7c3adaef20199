import { beforeEach, describe, expect, it } from 'vitest';
import { isUnsent, questionOf } from './leg.ts';
import {
  cut,
  ledger,
  loadPage as loadPageOf,
  memoryStorage,
  noNetwork,
  oneWay,
  phasesOf,
  Refusal,
  request,
  type Fault,
  type Ledger,
} from './submission.fixture.ts';
import type { OpenSubmission } from './submissionState.ts';

let server: Ledger;
let storage: Storage;
const loadPage = () => loadPageOf(server, storage);
const changed = { ...oneWay, outbound: { ...request, notes: 'changed' } };
const outboundOf = (page: ReturnType<typeof loadPage>) => (page.state() as OpenSubmission).outbound;

beforeEach(() => {
  server = ledger();
  storage = memoryStorage();
});

describe('an attempt', () => {
  it('is requested and confirmed under keys of its own', async () => {
    const page = loadPage();
    await page.submit(oneWay);
    expect(phasesOf(page.state())).toEqual(['booked']);
    expect(server.asked()).toEqual(['1:request', '1:confirm']);
    expect(new Set(server.keys.map((key) => key.split(':')[0])).size).toBe(1);
  });

  it('is one booking even if it is submitted several times', async () => {
    const page = loadPage();
    await Promise.all([page.submit(oneWay), page.submit(oneWay), page.submit(oneWay)]);
    await page.submit(oneWay);
    expect(server.confirmed()).toEqual(['1']);
    expect(server.keys).toHaveLength(2);
  });

  it.each<[string, Fault[]]>([
    ['the request is cut before it is done', [{ before: cut() }]],
    ['the request is cut after it is done', [{ after: cut() }]],
    ['the confirmation is cut before it is done', [{}, { before: cut() }]],
    ['the confirmation is cut after it is done', [{}, { after: cut() }]],
    ['the server fails', [{ before: new Refusal(500, 'INTERNAL') }]],
    ['a proxy answers in its place', [{ after: new Refusal(502, null) }]],
    ['the database is away', [{}, { after: new Refusal(503, 'DATABASE_UNAVAILABLE') }]],
    ['the session has ended', [{ before: new Refusal(401, 'NOT_SIGNED_IN') }]],
  ])('is uncertain and then one booking when %s', async (_name, faults) => {
    const page = loadPage();
    server.faults.push(...faults);
    await page.submit(oneWay);
    expect(phasesOf(page.state())).toEqual(['uncertain']);
    // A changed draft is not sent while the old one may have been booked.
    await page.submit(changed);
    page.release();
    expect(phasesOf(page.state())).toEqual(['uncertain']);
    await page.retry('outbound');
    expect(phasesOf(page.state())).toEqual(['booked']);
    expect(server.bookings()).toHaveLength(1);
    expect(server.confirmed()).toEqual(['1']);
  });

  it('is known as unsent until one of its tries may have arrived', async () => {
    const page = loadPage();
    server.faults.push({ before: noNetwork() }, { before: noNetwork() }, { after: cut() });
    server.faults.push({ before: noNetwork() });
    await page.submit(oneWay);
    expect(isUnsent(outboundOf(page))).toBe(true);
    await page.retry('outbound');
    expect(isUnsent(outboundOf(page))).toBe(true);
    await page.retry('outbound');
    expect(isUnsent(outboundOf(page))).toBe(false);
    await page.retry('outbound');
    expect(isUnsent(outboundOf(page))).toBe(false);
    await page.retry('outbound');
    expect(server.confirmed()).toEqual(['1']);
  });

  it('does not count as unsent if the tab was closed before its answer came', async () => {
    const closed = loadPage();
    const stop = closed.subscribe(() => storage.setItem('then', storage.getItem('attempt') ?? ''));
    const sending = closed.submit(oneWay);
    stop();
    await sending;
    storage.setItem('attempt', storage.getItem('then') ?? '');

    const page = loadPage();
    expect(phasesOf(page.state())).toEqual(['requesting']);
    server.faults.push({ before: noNetwork() });
    await page.resume();
    expect(phasesOf(page.state())).toEqual(['uncertain']);
    expect(isUnsent(outboundOf(page))).toBe(false);
  });

  it.each<[string, Fault[], string]>([
    ['while it is requested', [{ before: cut() }], 'requesting'],
    ['after it was requested', [{ after: cut() }], 'requesting'],
    ['while it is confirmed', [{}, { after: cut() }], 'confirming'],
  ])('continues after a reload %s', async (_name, faults, phase) => {
    const first = loadPage();
    server.faults.push(...faults);
    // What the tab holds at the moment of the reload, before the lost answer has any effect.
    const kept: string[] = [];
    first.subscribe(() => kept.push(storage.getItem('attempt')!));
    await first.submit(oneWay);
    storage.setItem(
      'attempt',
      kept.find((text) => text.includes(`"${phase}"`))!,
    );

    const second = loadPage();
    expect(phasesOf(second.state())).toEqual([phase]);
    await second.resume();
    expect(phasesOf(second.state())).toEqual(['booked']);
    expect(server.bookings()).toHaveLength(1);
  });

  it('continues by itself if its call was cut when the page was left', async () => {
    server.faults.push({ after: new TypeError('Failed to fetch') });
    const left = loadPage();
    await left.submit(oneWay);
    expect(phasesOf(left.state())).toEqual(['uncertain']);

    const reloaded = loadPage();
    await reloaded.resume();
    expect(phasesOf(reloaded.state())).toEqual(['booked']);
    expect(server.bookings()).toHaveLength(1);
  });

  it('waits while the server is still working on it', async () => {
    const page = loadPage();
    const busy = { before: new Refusal(409, 'IDEMPOTENCY_IN_FLIGHT') };
    server.faults.push(busy, busy);
    await page.submit(oneWay);
    expect(phasesOf(page.state())).toEqual(['booked']);
    expect(server.bookings()).toHaveLength(1);
  });

  it('continues as the same attempt once the booker wants the duplicate', async () => {
    const page = loadPage();
    server.faults.push({ before: new Refusal(409, 'DUPLICATE_BOOKING_NOT_ACKNOWLEDGED') });
    await page.submit(oneWay);
    expect(questionOf(outboundOf(page))).toBe('duplicate');
    await page.acknowledge('outbound');
    expect(outboundOf(page)).toMatchObject({
      phase: 'booked',
      request: { isDuplicateAcknowledged: true },
    });
    expect(server.asked().slice(0, 2)).toEqual(['1:request', '1:request-acknowledged']);
    expect(new Set(server.keys.map((key) => key.split(':')[0])).size).toBe(1);
    expect(server.bookings()).toHaveLength(1);
  });

  it('continues as the same attempt once the booker agrees to a higher fare', async () => {
    const page = loadPage();
    server.faults.push({
      before: new Refusal(409, 'FARE_CHANGED', { amount: 37_190, currency: 'GBP' }),
    });
    await page.submit(oneWay);
    expect(questionOf(outboundOf(page))).toBe('fare');
    // After a reload the question is still there.
    const reloaded = loadPage();
    await reloaded.resume();
    server.faults.push({ before: new Refusal(409, 'DUPLICATE_BOOKING_NOT_ACKNOWLEDGED') });
    await reloaded.acknowledge('outbound');
    await reloaded.acknowledge('outbound');
    expect(outboundOf(reloaded)).toMatchObject({
      phase: 'booked',
      request: {
        expectedFare: { amount: 37_190, currency: 'GBP' },
        isDuplicateAcknowledged: true,
      },
    });
    expect(server.asked().slice(0, 3)).toEqual([
      '1:request',
      '1:request-fare-37190',
      '1:request-fare-37190-acknowledged',
    ]);
    expect(server.bookings()).toHaveLength(1);
  });

  it('is replaced by a changed one when it was refused', async () => {
    const page = loadPage();
    server.faults.push({ before: new Refusal(422, 'VALIDATION_FAILED') });
    await page.submit(oneWay);
    expect(outboundOf(page)).toMatchObject({ phase: 'refused', failure: { status: 422 } });
    await page.submit(changed);
    expect(outboundOf(page)).toMatchObject({ phase: 'booked', request: { notes: 'changed' } });
    expect(new Set(server.keys.map((key) => key.split(':')[0])).size).toBe(2);
    expect(server.confirmed()).toEqual(['1']);
  });

  it('is refused when it expired before it was confirmed', async () => {
    const page = loadPage();
    server.faults.push({}, { before: new Refusal(409, 'BOOKING_EXPIRED') });
    await page.submit(oneWay);
    expect(outboundOf(page)).toMatchObject({
      phase: 'refused',
      failure: { problem: { code: 'BOOKING_EXPIRED' } },
    });
    expect(server.confirmed()).toEqual([]);
  });
});

describe('a booking', () => {
  it('is cancelled once, and stays booked when cancelling fails', async () => {
    const page = loadPage();
    await page.submit(oneWay);
    server.faults.push({ before: new Refusal(409, 'BOOKING_NOT_CANCELLABLE') });
    await page.cancel('outbound');
    expect(outboundOf(page)).toMatchObject({
      phase: 'booked',
      cancelFailure: { problem: { code: 'BOOKING_NOT_CANCELLABLE' } },
    });
    await Promise.all([page.cancel('outbound'), page.cancel('outbound')]);
    expect(phasesOf(page.state())).toEqual(['cancelled']);
    expect(server.keys.filter((key) => key.endsWith(':cancel'))).toHaveLength(2);
    page.release();
    expect(page.state().phase).toBe('idle');
    expect(storage.getItem('attempt')).toBeNull();
  });

  it('is not asked for again by a page loaded afterwards', async () => {
    await loadPage().submit(oneWay);
    const calls = server.keys.length;
    const again = loadPage();
    await again.resume();
    expect(phasesOf(again.state())).toEqual(['booked']);
    expect(server.keys).toHaveLength(calls);
  });
});

describe('a stored booking', () => {
  it.each(['{', '{"phase":"open"}', '{"phase":"flying"}', '[]'])(
    'is deleted when it is damaged: %s',
    (text) => {
      storage.setItem('attempt', text);
      expect(loadPage().state()).toEqual({ phase: 'idle' });
    },
  );
});
