import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMinutes,
  checkPickupTime,
  checkReturnTime,
  clockChange,
  creditCardAllowed,
  defaultPickupTime,
  earliestDate,
  earliestReturn,
  instantOf,
  instantsOf,
  latestDate,
  localTime,
} from './schedule.ts';

const LONDON = 'Europe/London';
const SYDNEY = 'Australia/Sydney';
const zones = fc.constantFrom(
  LONDON,
  SYDNEY,
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'America/Los_Angeles',
  'UTC',
);
const second = fc
  .integer({ min: Date.UTC(2020, 0) / 1000, max: Date.UTC(2040, 0) / 1000 })
  .map((seconds) => new Date(seconds * 1000));
const at = (iso: string) => new Date(iso);

describe('local time and instant', () => {
  it('finds every instant again from the local time', () => {
    fc.assert(
      fc.property(second, zones, (instant, zone) => {
        const found = instantsOf(localTime(instant, zone), zone);
        expect(found.map(Number)).toContain(Number(instant));
      }),
    );
  });

  it('gives only instants that have this local time, in order', () => {
    fc.assert(
      fc.property(second, zones, (wall, zone) => {
        const local = wall.toISOString().slice(0, 19);
        const found = instantsOf(local, zone);
        for (const instant of found) expect(localTime(instant, zone)).toBe(local);
        expect(found.length).toBeLessThanOrEqual(2);
        expect(found.map(Number)).toEqual(found.map(Number).toSorted((a, b) => a - b));
      }),
    );
  });

  it.each([
    ['2026-10-25T00:59:59', LONDON, ['2026-10-24T23:59:59Z']],
    ['2026-10-25T01:30:00', LONDON, ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']],
    ['2026-10-25T02:00:00', LONDON, ['2026-10-25T02:00:00Z']],
    ['2027-03-28T01:30:00', LONDON, []],
    ['2027-03-28T02:00:00', LONDON, ['2027-03-28T01:00:00Z']],
    ['2026-10-04T02:15:00', SYDNEY, []],
    ['2026-04-05T02:15:00', SYDNEY, ['2026-04-04T15:15:00Z', '2026-04-04T16:15:00Z']],
    // On Lord Howe Island the clock changes by half an hour only.
    ['2026-10-04T02:15:00', 'Australia/Lord_Howe', []],
    ['2026-10-04T02:30:00', 'Australia/Lord_Howe', ['2026-10-03T15:30:00Z']],
    ['2026-02-30T10:00:00', LONDON, []],
    ['nonsense', LONDON, []],
  ])('reads %s in %s', (local, zone, instants) => {
    expect(instantsOf(local, zone)).toEqual(instants.map(at));
  });

  it.each([
    ['2026-10-25T01:30:00', 'twice'],
    ['2026-10-25T02:00:00', null],
    ['2027-03-28T01:30:00', 'skipped'],
    ['2027-03-28T02:00:00', null],
    ['2026-02-30T10:00:00', null],
  ])('knows what a change of the clock does to %s', (local, change) => {
    expect(clockChange(local, LONDON, at('2026-10-24T12:00:00Z'))).toBe(change);
  });

  it('says so when only the second of two is left', () => {
    const local = '2026-10-25T01:30:00';
    expect(clockChange(local, LONDON, at('2026-10-25T00:31:00Z'))).toBe('second');
  });

  it('means the first of two instants, and the second once the first has passed', () => {
    const local = '2026-10-25T01:30:00';
    const meant = (now: string) => instantOf(local, LONDON, at(now));
    expect(meant('2026-10-24T12:00:00Z')).toEqual(at('2026-10-25T00:30:00Z'));
    expect(meant('2026-10-25T00:30:40Z')).toEqual(at('2026-10-25T00:30:00Z'));
    expect(meant('2026-10-25T00:31:00Z')).toEqual(at('2026-10-25T01:30:00Z'));
  });
});

describe('dates that can be booked', () => {
  it.each([
    ['2026-01-31T12:00:00Z', LONDON, '2026-01-31', '2026-02-28'],
    ['2026-12-15T12:00:00Z', LONDON, '2026-12-15', '2027-01-15'],
    // Already tomorrow in Sydney.
    ['2026-11-20T22:30:00Z', SYDNEY, '2026-11-21', '2026-12-21'],
    ['2026-07-01T23:30:00Z', LONDON, '2026-07-02', '2026-08-02'],
  ])('at %s in %s are %s to %s', (now, zone, first, last) => {
    expect(earliestDate(at(now), zone)).toBe(first);
    expect(latestDate(at(now), zone)).toBe(last);
  });

  it('reach 28 to 31 days ahead, on any day', () => {
    fc.assert(
      fc.property(second, zones, (now, zone) => {
        const span = Date.parse(latestDate(now, zone)) - Date.parse(earliestDate(now, zone));
        expect(span / 86_400_000).toBeGreaterThanOrEqual(28);
        expect(span / 86_400_000).toBeLessThanOrEqual(31);
      }),
    );
  });
});

describe('checkPickupTime', () => {
  const now = at('2026-11-20T12:00:30Z');
  it.each([
    ['2026-11-20T12:00:00', { ok: true, instant: at('2026-11-20T12:00:00Z') }],
    ['2026-11-20T11:59:00', { ok: false, part: 'time', code: 'timeInPast' }],
    ['2026-11-19T18:00:00', { ok: false, part: 'date', code: 'timeInPast' }],
    ['2026-12-20T23:59:00', { ok: true, instant: at('2026-12-20T23:59:00Z') }],
    ['2026-12-21T00:00:00', { ok: false, part: 'date', code: 'tooFarAhead' }],
  ])('judges %s', (local, expected) => {
    expect(checkPickupTime(local, LONDON, now)).toEqual(expected);
  });

  it('refuses an hour that the clock skips', () => {
    expect(checkPickupTime('2027-03-28T01:30:00', LONDON, at('2027-03-27T12:00:00Z'))).toEqual({
      ok: false,
      part: 'time',
      code: 'dateTime',
    });
  });

  it('accepts what the field offers first, at any time and place', () => {
    fc.assert(
      fc.property(second, zones, (now, zone) => {
        const checked = checkPickupTime(defaultPickupTime(now, zone), zone, now);
        expect(checked.ok).toBe(true);
      }),
    );
  });
});

describe('returns', () => {
  it('accept the earliest time that is offered, and nothing a minute earlier', () => {
    fc.assert(
      fc.property(second, zones, fc.integer({ min: 0, max: 20_000 }), (now, zone, minutes) => {
        const outbound = addMinutes(now, minutes);
        const earliest = earliestReturn(outbound, now, zone);
        const checked = checkReturnTime(earliest, zone, outbound, now);
        expect(checked.ok).toBe(true);
        if (!checked.ok) return;
        expect(Number(checked.instant)).toBeGreaterThanOrEqual(Number(addMinutes(outbound, 10)));
        const tooEarly = localTime(addMinutes(checked.instant, -2), zone);
        // In an hour that comes twice the same clock time is still to come.
        if (instantsOf(tooEarly, zone).length > 1) return;
        expect(checkReturnTime(tooEarly, zone, outbound, now).ok).toBe(false);
      }),
    );
  });

  it('count from now when the outbound trip is as soon as possible', () => {
    const now = at('2026-11-20T12:00:00Z');
    expect(earliestReturn(null, now, LONDON)).toBe('2026-11-20T12:10:00');
    expect(checkReturnTime('2026-11-20T12:09:00', LONDON, null, now).ok).toBe(false);
  });
});

it('lets cards be held a week ahead', () => {
  const now = at('2026-11-20T12:00:00Z');
  expect(creditCardAllowed(null, now)).toBe(true);
  expect(creditCardAllowed(addMinutes(now, 7 * 1440), now)).toBe(true);
  expect(creditCardAllowed(addMinutes(now, 7 * 1440 + 1), now)).toBe(false);
});
