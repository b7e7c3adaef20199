import type { ListFilter } from '../../contract/core/listQuery.ts';

/** A period of time: `from` is included, `to` is not. */
interface Stretch {
  from: Date;
  to: Date;
}

export interface MonthRange {
  /**
   * First days of the first whole month and of the month after the last; null where that end is
   * open.
   */
  months: { from: string | null; to: string | null };
  /** What is left before and after the whole months, each less than a month. */
  edges: Stretch[];
}

/** The first moment of a month named by its first day, in UTC. */
export const monthStart = (firstDay: string): Date => new Date(`${firstDay}T00:00:00Z`);

const startOf = (moment: Date, monthsOn = 0): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + monthsOn, 1));
export const nextMonth = (start: Date): Date => startOf(start, 1);

const firstDay = (start: Date): string => start.toISOString().slice(0, 10);

/** Whether the year has four digits, also after a month is added. */
const isNearby = (moment: Date) =>
  moment.getUTCFullYear() >= 1000 && moment.getUTCFullYear() <= 9998;

const latest = (texts: readonly string[]) =>
  texts.length === 0 ? null : new Date(Math.max(...texts.map((text) => Date.parse(text))));
const earliest = (texts: readonly string[]) =>
  texts.length === 0 ? null : new Date(Math.min(...texts.map((text) => Date.parse(text))));

/**
 * The whole months, in UTC, of a period given by the filters `from` and `before`, and the rest of
 * it; null when it contains no whole month.
 */
export function monthRange(filters: readonly ListFilter[]): MonthRange | null {
  const valuesOf = (wanted: ListFilter['match']) =>
    filters.filter(({ match }) => match === wanted).flatMap(({ values }) => values);
  const from = latest(valuesOf('from'));
  const to = earliest(valuesOf('before'));
  const given = [from, to].filter((moment) => moment !== null);
  if (given.length === 0 || !given.every(isNearby)) return null;
  const isWhole = from && startOf(from).getTime() === from.getTime();
  const first = from && (isWhole ? from : nextMonth(from));
  const end = to && startOf(to);
  if (first && end && first >= end) return null;
  return {
    months: { from: first && firstDay(first), to: end && firstDay(end) },
    edges: [
      ...(from && first && from < first ? [{ from, to: first }] : []),
      ...(to && end && end < to ? [{ from: end, to }] : []),
    ],
  };
}
