import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shiftDay } from '../core/period.ts';
import { GRAINS } from './figures.ts';
import {
  dayCount,
  daysOfReport,
  daysWithin,
  periodBefore,
  REPORT_PERIODS,
  startsIn,
  yearBefore,
} from './reportPeriod.ts';

const days = fc
  .tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 800 }))
  .map(([from, length]) => {
    const first = shiftDay('2010-01-01', from);
    return { from: first, to: shiftDay(first, length) };
  });

it('ends today, or with the month before', () => {
  expect(REPORT_PERIODS.map((one) => daysOfReport(one, '2026-03-31'))).toEqual([
    { from: '2026-03-01', to: '2026-03-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2025-04-01', to: '2026-03-31' },
    { from: '2026-01-01', to: '2026-03-31' },
  ]);
});

it.each([
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-03-01', '2026-03-15', '2026-02-01', '2026-02-15'],
  ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
  ['2026-03-10', '2026-03-16', '2026-03-03', '2026-03-09'],
])('compares %s to %s with %s to %s', (from, to, firstBefore, lastBefore) => {
  expect(periodBefore({ from, to })).toEqual({ from: firstBefore, to: lastBefore });
});

it('ends before the period begins, and a year before has the same days', () => {
  fc.assert(
    fc.property(days, (one) => {
      expect(periodBefore(one).to < one.from).toBe(true);
      const before = yearBefore(one);
      expect(Math.abs(dayCount(before) - dayCount(one))).toBeLessThanOrEqual(1);
    }),
  );
  expect(yearBefore({ from: '2024-02-01', to: '2024-02-29' })).toEqual({
    from: '2023-02-01',
    to: '2023-02-28',
  });
});

it('is divided into days, weeks or months without a gap', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...GRAINS), (one, grain) => {
      const parts = startsIn(one, grain).map((start) => daysWithin(start, grain, one));
      expect(parts[0]?.from).toBe(one.from);
      expect(parts.at(-1)?.to).toBe(one.to);
      for (const [at, part] of parts.slice(1).entries())
        expect(shiftDay(parts[at]!.to, 1)).toBe(part.from);
    }),
  );
});
