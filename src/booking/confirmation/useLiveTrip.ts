import { useGetOne } from 'react-admin';
import { isFinal } from '../../../contract/booking/status.ts';
import { useLiveBookings } from '../../live/useLiveBookings.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';

/** How often to ask when the live stream fails. */
const REFRESH_MS = 15_000;

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
        state.data && isFinal(state.data.status) ? false : REFRESH_MS,
    },
  );
  return data;
}
