import { type LimitPeriod, WEEKDAYS, type Weekday } from './rules.ts';

const DAY = 86_400_000;

/** Local dates, `YYYY-MM-DD`: from the first on, before the second. */
export interface DateSpan {
  from: string;
  before: string;
}

const dayOf = (local: string): Date => new Date(`${local.slice(0, 10)}T00:00:00Z`);
const written = (day: Date): string => day.toISOString().slice(0, 10);
const later = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY);
/** 0 for Monday. */
const weekdayIndex = (day: Date): number => (day.getUTCDay() + 6) % 7;

/** @param local a local date, or date and time, such as `2026-11-20T09:05:00` */
export const weekdayOf = (local: string): Weekday => WEEKDAYS[weekdayIndex(dayOf(local))]!;

/**
 * The day, week (from Monday) or month that a local time belongs to.
 * @param local a local date, or date and time, such as `2026-11-20T09:05:00`
 * @example spanOf('2026-11-20T09:05:00', 'week') // { from: '2026-11-16', before: '2026-11-23' }
 */
export function spanOf(local: string, period: LimitPeriod): DateSpan {
  const day = dayOf(local);
  switch (period) {
    case 'day':
      return { from: written(day), before: written(later(day, 1)) };
    case 'week': {
      const monday = later(day, -weekdayIndex(day));
      return { from: written(monday), before: written(later(monday, 7)) };
    }
    case 'month': {
      const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
      return {
        from: written(new Date(Date.UTC(year, month, 1))),
        before: written(new Date(Date.UTC(year, month + 1, 1))),
      };
    }
  }
}

/** Whether a local time lies in the span. */
export const isWithin = (local: string, { from, before }: DateSpan): boolean =>
  local >= from && local < before;
