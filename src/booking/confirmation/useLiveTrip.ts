import { useGetOne } from 'react-admin';
import { isFinal } from '../../../contract/booking/status.ts';
import { TRIPS_REFRESH_MS, useLiveBookings } from '../../live/useLiveBookings.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';

/** The current state of the booked trip, until the trip is over. */
export function useLiveTrip(bookingId: string | null): Trip | undefined {
  useLiveBookings();
  const { data } = useGetOne<Trip>(
    'bookings',
    { id: bookingId ?? '' },
    {
      enabled: bookingId !== null,
      retry: false,
      refetchInterval: ({ state }) =>
        state.data && isFinal(state.data.status) ? false : TRIPS_REFRESH_MS,
    },
  );
  return data;
}
