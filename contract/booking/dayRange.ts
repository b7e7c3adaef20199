import { type DayRange, shiftDay } from '../core/period.ts';
import { instantsOf, localTime, dateOf } from './schedule.ts';

export type { DayRange } from '../core/period.ts';

/** Stands for a typed text that is not a day. */
export const NO_DAY = '';
/** No trip is older, and none is booked this far ahead: any day outside is a typing mistake. */
export const EARLIEST_DAY = '2000-01-01';
export const LATEST_DAY = '2100-12-31';

export type DayProblem = 'required' | 'invalid' | 'order';

/** What is wrong with the chosen days, by the end of the range where the error is shown. */
export function dayProblems(
  { from, to }: DayRange,
  { required = false } = {},
): { from?: DayProblem; to?: DayProblem } {
  const problemOf = (day: string | null): DayProblem | undefined => {
    if (day === null) return required ? 'required' : undefined;
    return day >= EARLIEST_DAY && day <= LATEST_DAY ? undefined : 'invalid';
  };
  const [first, last] = [problemOf(from), problemOf(to)];
  const isReversed = !first && !last && from !== null && to !== null && to < from;
  return {
    ...(first && { from: first }),
    ...(last && { to: last }),
    ...(isReversed && { to: 'order' as const }),
  };
}

/** The first instant of a day in a zone; where its midnight is skipped, the first one after it. */
function startOf(day: string, zone: string): Date {
  for (let minute = 0; minute < 180; minute += 30) {
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const [first] = instantsOf(`${day}T${time}:00`, zone);
    if (first) return first;
  }
  return new Date(`${day}T00:00:00Z`);
}

/**
 * The instants that days of a zone cover: from is inclusive, to exclusive.
 * @example instantsOfDays({ from: '2026-07-01', to: '2026-07-01' }, 'Europe/London')
 * // { from: '2026-06-30T23:00:00.000Z', to: '2026-07-01T23:00:00.000Z' }
 */
export function instantsOfDays({ from, to }: DayRange, zone: string): DayRange {
  return {
    from: from && startOf(from, zone).toISOString(),
    to: to && startOf(shiftDay(to, 1), zone).toISOString(),
  };
}

/** The reverse: the days in a zone that such instants cover. */
export function daysOfInstants({ from, to }: DayRange, zone: string): DayRange {
  const dayOf = (instant: Date) => dateOf(localTime(instant, zone));
  return {
    from: from && dayOf(new Date(from)),
    to: to && dayOf(new Date(Date.parse(to) - 1)),
  };
}
