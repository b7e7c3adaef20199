import { formatAccountField } from '../../../contract/booking/accountFieldFilter.ts';
import { instantsOfDays } from '../../../contract/booking/dayRange.ts';
import { knownTripFilters, type TripFilters } from '../../../contract/booking/tripFilters.ts';
import type { Dimension } from '../../../contract/figures/figures.ts';
import type { Days } from '../../../contract/figures/reportPeriod.ts';
import { queryString } from '../../dataProvider/http.ts';

export interface TripsOf {
  days: Days;
  /** The channel's time zone. */
  timeZone: string;
  /** The account of the report. */
  accountId: string | null;
  isManager: boolean;
  by: Dimension | 'time';
  field?: string | undefined;
  /** Of the dimension. */
  value: string | null;
}

/** The filters of what a row is of; null where the trip list has none for it. */
function filtersOf({ by, value, field, isManager, accountId }: TripsOf): TripFilters | null {
  if (by === 'time') return {};
  if (!value) return null;
  switch (by) {
    case 'account':
      // An admin's list is of the account at the top of the page.
      return isManager ? { corporationId: value } : value === accountId ? {} : null;
    case 'passenger':
      return { passengerId: value };
    case 'fleet':
      return { fleetId: value };
    case 'vehicle':
      // Several classes are separated by commas.
      return value.includes(',') ? null : { vehicle: [value] };
    case 'paymentType':
      return { paymentType: [value] as TripFilters['paymentType'] };
    case 'field':
      return { accountField: formatAccountField({ title: field ?? '', value }) };
    default:
      return null;
  }
}

/**
 * The address of the trip list with exactly the trips of a row.
 * @param status only those with these statuses
 * @returns null where the list cannot be filtered like that
 */
export function tripsAddress(of: TripsOf, status?: TripFilters['status']): string | null {
  const own = filtersOf(of);
  if (!own) return null;
  const { from, to } = instantsOfDays(of.days, of.timeZone);
  const filters: TripFilters = {
    ...(of.isManager && of.accountId && { corporationId: of.accountId }),
    ...own,
    ...(status && { status }),
    pickupTimeFrom: from!,
    pickupTimeTo: to!,
  };
  const known = knownTripFilters(filters);
  if (Object.keys(known).length < Object.keys(filters).length) return null;
  return `/trips/all-trips${queryString({ filter: JSON.stringify(filters) })}`;
}
