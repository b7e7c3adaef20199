import { useGetList } from 'react-admin';
import { CANCELLABLE_STATUSES } from '../../../contract/booking/status.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';

/** How many trips are shown; the others are counted. */
export const TRIPS_SHOWN = 5;

/** The future trips of employees, the next one first. */
export function useTripsAhead(ids: readonly string[]) {
  const { data, total, error } = useGetList<Trip>(
    'bookings',
    {
      pagination: { page: 1, perPage: TRIPS_SHOWN },
      sort: { field: 'pickupAt', order: 'ASC' },
      filter: { passengerId: [...ids], status: [...CANCELLABLE_STATUSES] },
    },
    // Read again each time, because earlier trips may be cancelled by now.
    { gcTime: 0 },
  );
  return { trips: data, total: total ?? 0, hasFailed: error !== null };
}
