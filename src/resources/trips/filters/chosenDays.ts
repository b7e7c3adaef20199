import { daysOfInstants } from '../../../../contract/booking/dayRange.ts';
import { dateOf, localTime } from '../../../../contract/booking/schedule.ts';
import type { TripFilters } from '../../../../contract/booking/tripView.ts';
import { daysOfPeriod, type DayRange, type Period } from '../../../../contract/core/period.ts';
import { pageConfig } from '../../../shell/pageConfig.ts';

/** Days as they were chosen: by a period that moves on with the calendar, or one by one. */
export interface ChosenDays extends DayRange {
  period: Period | null;
}

/** Today where the operator is. */
const todayThere = (): string => dateOf(localTime(new Date(), pageConfig().timeZone));

/** A period with the days that it covers today. */
export const chosenPeriod = (period: Period): ChosenDays => ({
  ...daysOfPeriod(period, todayThere()),
  period,
});

/** The days that filters name, by their period or by their ends. */
export function daysOfFilters(filters: TripFilters): ChosenDays {
  const { pickupPeriod, pickupTimeFrom: from = null, pickupTimeTo: to = null } = filters;
  if (pickupPeriod) return chosenPeriod(pickupPeriod);
  return { ...daysOfInstants({ from, to }, pageConfig().timeZone), period: null };
}
