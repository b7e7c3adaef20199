import { expect, it } from 'vitest';
import { NO_FIGURES, type TripFigures } from '../../../contract/figures/calls.ts';
import { movedAccounts, overviewDays, spendIn, tripsByDay, tripsByHour } from './sums.ts';

it('compares a month with the same days of the one before, and reads all of them at once', () => {
  expect(overviewDays('2026-03-05')).toEqual({
    month: { from: '2026-03-01', to: '2026-03-05' },
    before: { from: '2026-02-01', to: '2026-02-05' },
    plot: { from: '2026-02-04', to: '2026-03-05' },
    all: { from: '2026-02-01', to: '2026-03-05' },
  });
  // February is shorter than what the plot shows.
  expect(overviewDays('2026-03-01').all.from).toBe('2026-01-31');
  expect(overviewDays('2026-03-31').before).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

it('adds up single days, and counts those without trips', () => {
  const row = (start: string, spend: number, trips: number) => ({
    start,
    value: null,
    label: null,
    figures: { ...NO_FIGURES, spend, trips },
  });
  const answer: TripFigures = {
    currency: 'GBP',
    currencies: ['GBP'],
    isComplete: true,
    total: NO_FIGURES,
    values: null,
    rows: [row('2026-02-28', 5, 1), row('2026-03-01', 7, 2), row('2026-03-03', 11, 3)],
  };
  expect(spendIn(answer, { from: '2026-03-01', to: '2026-03-03' })).toBe(18);
  expect(spendIn(answer, { from: '2026-02-01', to: '2026-02-28' })).toBe(5);
  expect(tripsByDay(answer, { from: '2026-03-01', to: '2026-03-03' })).toEqual([
    { day: '2026-03-01', trips: 2 },
    { day: '2026-03-02', trips: 0 },
    { day: '2026-03-03', trips: 3 },
  ]);
});

const answerOf = (
  rows: readonly [value: string, spend: number, trips?: number][],
  values: number = rows.length,
): TripFigures => ({
  currency: 'GBP',
  currencies: ['GBP'],
  isComplete: true,
  total: NO_FIGURES,
  values,
  rows: rows.map(([value, spend, trips = 1]) => ({
    start: null,
    value,
    label: value.toUpperCase(),
    figures: { ...NO_FIGURES, spend, trips },
  })),
});

it('counts trips by the hour, on whatever weekday', () => {
  const hours = tripsByHour(
    answerOf([
      ['1-00', 0, 2],
      ['1-23', 0, 5],
    ]),
  );
  expect(hours).toHaveLength(24);
  expect([hours[0], hours[1], hours[23]]).toEqual([2, 0, 5]);
});

it('finds the accounts that grew and fell most, also new ones and those that left', () => {
  const now = answerOf([
    ['a', 100],
    ['b', 50],
    ['new', 20],
    ['same', 5],
  ]);
  const before = answerOf([
    ['a', 90],
    ['b', 90],
    ['left', 70],
    ['same', 5],
  ]);
  const { grown, fallen } = movedAccounts(now, before, 2);
  expect(grown.map(({ name, by }) => [name, by])).toEqual([
    ['NEW', 20],
    ['A', 10],
  ]);
  expect(fallen.map(({ name, by }) => [name, by])).toEqual([
    ['LEFT', -70],
    ['B', -40],
  ]);
});

it('tells no change of an account that one of the answers left out', () => {
  const { grown, fallen } = movedAccounts(answerOf([['a', 9]], 2), answerOf([['b', 9]]), 5);
  expect(grown.map(({ id }) => id)).toEqual(['a']);
  // What b spends now is not known.
  expect(fallen).toEqual([]);
});
