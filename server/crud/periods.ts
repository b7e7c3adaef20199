import { instantsOfDays } from '../../contract/booking/dayRange.ts';
import { dateOf, localTime } from '../../contract/booking/schedule.ts';
import type { ListFilter } from '../../contract/core/listQuery.ts';
import { daysOfPeriod, type Period } from '../../contract/core/period.ts';

/**
 * Turns filters by a named period into filters by its first instant and its end, relative to now.
 */
export function withoutPeriods(
  filters: readonly ListFilter[],
  now: Date,
  timeZone: string,
): ListFilter[] {
  if (!filters.some(({ match }) => match === 'period')) return [...filters];
  const today = dateOf(localTime(now, timeZone));
  return filters.flatMap((filter) => {
    const { field, match, values } = filter;
    if (match !== 'period') return [filter];
    // A single name, which was checked to be a period.
    const days = daysOfPeriod(values[0] as Period, today);
    const { from, to } = instantsOfDays(days, timeZone);
    return [
      { field, match: 'from' as const, values: [from!] },
      { field, match: 'before' as const, values: [to!] },
    ];
  });
}
