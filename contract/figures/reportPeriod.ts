import { shiftDay } from '../core/period.ts';
import type { Grain } from './figures.ts';

/** Days from the first to the last, both included. */
export interface Days {
  from: string;
  to: string;
}

/** How many days a period has. */
export const dayCount = ({ from, to }: Days): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** What a report is of, by its place relative to today. */
export const REPORT_PERIODS = ['thisMonth', 'lastMonth', 'last12', 'thisYear'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** The day of the month that is so many months on; the last one where a month is too short for it. */
function shiftMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}
const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;
const isLastOfMonth = (day: string) => shiftDay(day, 1).endsWith('-01');
const lastOfMonth = (day: string) => shiftDay(shiftMonths(firstOfMonth(day), 1), -1);

/**
 * The days of a period up to today. What is booked ahead is left out, so that the period before has as
 * many days that are over.
 */
export function daysOfReport(period: ReportPeriod, today: string): Days {
  switch (period) {
    case 'thisMonth':
      return { from: firstOfMonth(today), to: today };
    case 'lastMonth': {
      const to = shiftDay(firstOfMonth(today), -1);
      return { from: firstOfMonth(to), to };
    }
    case 'last12':
      return { from: shiftMonths(firstOfMonth(today), -11), to: today };
    case 'thisYear':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

const monthsBefore = ({ from, to }: Days, months: number): Days => {
  const last = shiftMonths(to, -months);
  return {
    from: shiftMonths(from, -months),
    to: isLastOfMonth(to) ? lastOfMonth(last) : last,
  };
};

/** The same days a year earlier. */
export const yearBefore = (days: Days): Days => monthsBefore(days, 12);

/**
 * As many days before the first one. Where a period begins with a month, it is as many months, so that
 * months of different lengths are compared.
 * @example periodBefore({ from: '2026-03-01', to: '2026-03-31' }) // 2026-02-01 to 2026-02-28
 */
export function periodBefore(days: Days): Days {
  const { from, to } = days;
  if (from.endsWith('-01')) {
    const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
    return monthsBefore(days, monthOf(to) - monthOf(from) + 1);
  }
  return { from: shiftDay(from, -dayCount(days)), to: shiftDay(from, -1) };
}

const monday = (day: string) => shiftDay(day, -((new Date(day).getUTCDay() + 6) % 7));
/** The first day of the day, week (from Monday) or month that a day is in. */
const startOf = (day: string, grain: Grain): string =>
  grain === 'day' ? day : grain === 'week' ? monday(day) : firstOfMonth(day);
const next = (start: string, grain: Grain): string =>
  grain === 'month' ? shiftMonths(start, 1) : shiftDay(start, grain === 'week' ? 7 : 1);

/** The days, weeks or months of a period, as their rows begin, those without trips included. */
export function startsIn({ from, to }: Days, grain: Grain): string[] {
  const starts: string[] = [];
  for (let start = startOf(from, grain); start <= to; start = next(start, grain))
    starts.push(start);
  return starts;
}

/** Of a day, week or month, the days that are in the period. */
export function daysWithin(start: string, grain: Grain, { from, to }: Days): Days {
  const last = shiftDay(next(start, grain), -1);
  return { from: start < from ? from : start, to: last > to ? to : last };
}
