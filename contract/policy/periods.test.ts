import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin, spanOf, weekdayOf } from './periods.ts';
import { LIMIT_PERIODS } from './rules.ts';

describe('periods', () => {
  it('include their own moment, and follow each other without a gap', () => {
    const day = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2040-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, fc.constantFrom(...LIMIT_PERIODS), (date, period) => {
        const local = date.toISOString().slice(0, 19);
        const span = spanOf(local, period);
        expect(isWithin(local, span)).toBe(true);
        expect(spanOf(span.before, period).from).toBe(span.before);
        expect(isWithin(span.before, span)).toBe(false);
      }),
    );
  });

  it('begin weeks on Monday and end months on their last day', () => {
    expect(weekdayOf('2026-11-22')).toBe('sunday');
    expect(spanOf('2026-11-22T23:59:59', 'week')).toEqual({
      from: '2026-11-16',
      before: '2026-11-23',
    });
    expect(spanOf('2028-02-29T12:00:00', 'month')).toEqual({
      from: '2028-02-01',
      before: '2028-03-01',
    });
    expect(spanOf('2026-12-31T12:00:00', 'day')).toEqual({
      from: '2026-12-31',
      before: '2027-01-01',
    });
  });
});
