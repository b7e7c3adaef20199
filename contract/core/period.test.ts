import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysOfPeriod, PERIODS } from './period.ts';

it.each([
  ['today', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['tomorrow', '2026-11-30', '2026-12-01', '2026-12-01'],
  ['next7', '2026-11-20', '2026-11-20', '2026-11-26'],
  ['last7', '2026-11-20', '2026-11-14', '2026-11-20'],
  ['thisMonth', '2026-11-20', '2026-11-01', '2026-11-30'],
  ['thisMonth', '2028-02-01', '2028-02-01', '2028-02-29'],
  ['thisMonth', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
] as const)('%s, seen from %s, is from %s to %s', (period, today, from, to) => {
  expect(daysOfPeriod(period, today)).toEqual({ from, to });
});

it('ends a month on the day before another one begins', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, (today) => {
      const { from, to } = daysOfPeriod('thisMonth', today);
      expect(from <= today && today <= to).toBe(true);
      expect(daysOfPeriod('tomorrow', to).from.slice(8)).toBe('01');
      for (const period of PERIODS) {
        const days = daysOfPeriod(period, today);
        expect(days.from <= days.to).toBe(true);
      }
    }),
  );
});
