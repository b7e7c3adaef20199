import { daysOfInstants, instantsOfDays } from '../../contract/booking/dayRange.ts';
import { dateOf, localTime } from '../../contract/booking/schedule.ts';
import { daysOfPeriod, type DayRange, type Period } from '../../contract/core/period.ts';
import { pageConfig } from '../shell/pageConfig.ts';

/** The chosen days: a period that moves with the calendar, or single days. */
export interface ChosenDays extends DayRange {
  period: Period | null;
}

/** Today's date in the time zone of the channel. */
export const todayThere = (): string => dateOf(localTime(new Date(), pageConfig().timeZone));

/** A period with the days that it covers today. */
export const chosenPeriod = (period: Period): ChosenDays => ({
  ...daysOfPeriod(period, todayThere()),
  period,
});

/** Filters by days: a period, or the instants at which the days begin and end. */
export interface DayFilters {
  period?: Period | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The days that filters stand for, by their period or by their ends. */
export function daysOfFilters({ period, from = '', to = '' }: DayFilters): ChosenDays {
  if (period) return chosenPeriod(period);
  const instants = { from: from || null, to: to || null };
  return { ...daysOfInstants(instants, pageConfig().timeZone), period: null };
}

/** The filters for such days. */
export function filtersOfDays(days: ChosenDays): DayFilters {
  if (days.period) return { period: days.period };
  const { from, to } = instantsOfDays(days, pageConfig().timeZone);
  return { from: from ?? undefined, to: to ?? undefined };
}
