import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ListFilter } from '../../contract/core/listQuery.ts';
import { monthRange, monthStart, nextMonth } from './tripTotals.ts';

const filter = (match: 'from' | 'before', moment: string): ListFilter => ({
  field: 'pickupAt',
  match,
  values: [moment],
});

it('splits a period into whole months and the days around them', () => {
  const period = [filter('from', '2025-11-20T08:00:00Z'), filter('before', '2026-03-02T00:00:00Z')];
  expect(monthRange(period)).toEqual({
    months: { from: '2025-12-01', to: '2026-03-01' },
    edges: [
      { from: new Date('2025-11-20T08:00:00Z'), to: new Date('2025-12-01') },
      { from: new Date('2026-03-01'), to: new Date('2026-03-02') },
    ],
  });
});

it('has no days around them where a period begins or ends with a month, and no end where none is given', () => {
  expect(monthRange([filter('from', '2026-01-01T00:00:00Z')])).toEqual({
    months: { from: '2026-01-01', to: null },
    edges: [],
  });
});

it('uses the later of two beginnings', () => {
  const twice = [filter('from', '2026-01-01T00:00:00Z'), filter('from', '2026-04-01T00:00:00Z')];
  expect(monthRange(twice)?.months.from).toBe('2026-04-01');
});

it.each([
  ['no period', []],
  [
    'less than a month',
    [filter('from', '2026-01-02T00:00:00Z'), filter('before', '2026-02-28T00:00:00Z')],
  ],
  [
    'an end before the beginning',
    [filter('from', '2026-05-02T00:00:00Z'), filter('before', '2025-02-28T00:00:00Z')],
  ],
  ['the end of the calendar', [filter('before', '9999-12-31T00:00:00Z')]],
  ['its beginning', [filter('from', '0000-01-01T00:00:00Z')]],
])('has no whole months in %s', (_name, filters) => {
  expect(monthRange(filters)).toBeNull();
});

it('covers every moment of a period once', () => {
  const moment = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2027-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, moment, moment, (from, to, asked) => {
      const range = monthRange([
        filter('from', from.toISOString()),
        filter('before', to.toISOString()),
      ]);
      if (!range) return;
      const { months, edges } = range;
      const inMonths = monthStart(months.from!) <= asked && asked < monthStart(months.to!);
      const covered = [inMonths, ...edges.map((edge) => edge.from <= asked && asked < edge.to)];
      expect(covered.filter(Boolean)).toHaveLength(from <= asked && asked < to ? 1 : 0);
      for (const { from, to } of edges) expect(to <= nextMonth(from)).toBe(true);
    }),
  );
});
