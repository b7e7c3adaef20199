import { TRIP_TABS, type TripTab } from '../../../../contract/booking/status.ts';
import type { TripFilters } from '../../../../contract/booking/tripFilters.ts';
import { statusesOf } from '../view/tripUrl.ts';

/**
 * The filters of the shown list, without its days and account, as parameters of a file. The
 * statuses are those of the tab, or the chosen ones among them.
 */
export function listedParameters({
  tab,
  filters,
}: {
  tab: TripTab;
  filters: TripFilters;
}): Record<string, string> {
  const { pickupPeriod: _p, pickupTimeFrom: _f, pickupTimeTo: _t, ...others } = filters;
  const { corporationId: _c, ...narrowed } = others;
  const values = { ...narrowed, status: statusesOf(tab, filters) ?? TRIP_TABS[tab] ?? undefined };
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
}
