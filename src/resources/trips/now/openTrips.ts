import { useQuery } from '@tanstack/react-query';
import type { OpenTrips } from '../../../../contract/booking/openTrips.ts';
import { callUnchecked, type Read } from '../../../dataProvider/http.ts';
import { TRIPS_REFRESH_MS } from '../../../live/useLiveBookings.ts';

/**
 * The trips under way and soon to come, and how many each tab has.
 * @param corporationId the account of the list; null for all of the caller's
 */
export const openTripsQuery = (corporationId: string | null) => ({
  // Among the trips, which are read again when one of them changes.
  queryKey: ['bookings', 'open-trips', { corporationId }],
  queryFn: ({ signal }: Read) =>
    callUnchecked<OpenTrips>('/open-trips', { query: { corporationId }, signal, kind: 'tabs' }),
});

export const useOpenTrips = (corporationId: string | null) =>
  useQuery({
    ...openTripsQuery(corporationId),
    retry: false,
    refetchInterval: TRIPS_REFRESH_MS,
  });
