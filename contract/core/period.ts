/** Days from the first to the last, both included: `2026-11-20`; null where there is no end. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/** Periods of days, named by their place relative to today. */
export const PERIODS = ['today', 'tomorrow', 'next7', 'last7', 'thisMonth', 'lastMonth'] as const;
export type Period = (typeof PERIODS)[number];
/** Those that can have something in them that has already happened. */
export const PAST_PERIODS = PERIODS.filter((one) => one !== 'tomorrow' && one !== 'next7');

const DAY_MS = 86_400_000;

/** `days` after a day, or before it: `2026-11-20`. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;
/** 31 days after the first day of a month, the next one has begun. */
const lastOfMonth = (day: string): string =>
  shiftDay(firstOfMonth(shiftDay(firstOfMonth(day), 31)), -1);

/**
 * All the days of a period: `thisMonth` ends with the month's last day, not today.
 * @example daysOfPeriod('thisMonth', '2026-11-20') // { from: '2026-11-01', to: '2026-11-30' }
 */
export function daysOfPeriod(period: Period, today: string): { from: string; to: string } {
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'tomorrow':
      return { from: shiftDay(today, 1), to: shiftDay(today, 1) };
    case 'next7':
      return { from: today, to: shiftDay(today, 6) };
    case 'last7':
      return { from: shiftDay(today, -6), to: today };
    case 'thisMonth':
      return { from: firstOfMonth(today), to: lastOfMonth(today) };
    case 'lastMonth': {
      const last = shiftDay(firstOfMonth(today), -1);
      return { from: firstOfMonth(last), to: last };
    }
  }
}

export const isPeriod = (text: string): text is Period => PERIODS.some((one) => one === text);
