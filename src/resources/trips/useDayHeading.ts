import { useMemo } from 'react';
import { useListSortContext, type RaRecord } from 'react-admin';
import { useShortDates } from '../../dates/useShortDates.ts';

/** The heading of a trip's day, at its pickup; undefined for lists in another order. */
export function useDayHeading(): ((trip: RaRecord) => string) | undefined {
  const { heading } = useShortDates();
  const isByDay = useListSortContext().sort.field === 'pickupAt';
  return useMemo(
    () =>
      isByDay
        ? ({ pickupAt, pickupTimeZone }: RaRecord) =>
            heading(String(pickupAt), String(pickupTimeZone))
        : undefined,
    [isByDay, heading],
  );
}
