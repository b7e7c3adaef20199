import type { TripFigures } from '../../../contract/figures/calls.ts';
import {
  type Days,
  daysOfReport,
  periodBefore,
  startsIn,
} from '../../../contract/figures/reportPeriod.ts';
import { shiftDay } from '../../../contract/core/period.ts';

/** As many days as a plot shows, today included. */
export const DAYS_SHOWN = 30;

/** The days of this month up to today, the same ones of the month before, and those of the plot. */
export function overviewDays(today: string) {
  const month = daysOfReport('thisMonth', today);
  const before = periodBefore(month);
  const plot: Days = { from: shiftDay(today, 1 - DAYS_SHOWN), to: today };
  const from = plot.from < before.from ? plot.from : before.from;
  return { month, before, plot, all: { from, to: today } };
}

/** What the rows of single days add up to in some of the days. */
export const spendIn = ({ rows }: TripFigures, { from, to }: Days): number =>
  rows.reduce(
    (sum, { start, figures }) =>
      start !== null && start >= from && start <= to ? sum + figures.spend : sum,
    0,
  );

/** The trips of each day, those without any included. */
export function tripsByDay({ rows }: TripFigures, days: Days): { day: string; trips: number }[] {
  const trips = new Map(rows.map(({ start, figures }) => [start, figures.trips]));
  return startsIn(days, 'day').map((day) => ({ day, trips: trips.get(day) ?? 0 }));
}

/** The trips of each hour of a single day, whose weekday is not told apart. */
export function tripsByHour({ rows }: TripFigures): number[] {
  const trips = Array.from({ length: 24 }, () => 0);
  for (const { value, figures } of rows) trips[Number(value?.slice(2))] = figures.trips;
  return trips;
}

/** How much more an account spends than before; less is below zero. */
export interface Moved {
  id: string;
  name: string;
  spend: number;
  by: number;
}

/**
 * The accounts whose spend changed most, those that grew and those that fell. An account that is
 * missing in an answer that is not whole is left out, because its spend there is not known.
 */
export function movedAccounts(now: TripFigures, before: TripFigures, most: number) {
  const spendOf = (answer: TripFigures) => {
    const spend = new Map(answer.rows.map(({ value, figures }) => [value, figures.spend]));
    const isWhole = (answer.values ?? 0) <= answer.rows.length;
    return (id: string) => spend.get(id) ?? (isWhole ? 0 : null);
  };
  const [spendNow, spendBefore] = [spendOf(now), spendOf(before)];
  const names = new Map([...before.rows, ...now.rows].map(({ value, label }) => [value, label]));
  const moved = [...names].flatMap(([id, name]): Moved[] => {
    if (!id) return [];
    const [spend, then] = [spendNow(id), spendBefore(id)];
    return spend === null || then === null
      ? []
      : [{ id, name: name ?? '', spend, by: spend - then }];
  });
  const sorted = moved.toSorted((one, other) => other.by - one.by);
  return {
    grown: sorted.filter(({ by }) => by > 0).slice(0, most),
    fallen: sorted
      .filter(({ by }) => by < 0)
      .toReversed()
      .slice(0, most),
  };
}
