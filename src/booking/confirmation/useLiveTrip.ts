import { useGetOne } from 'react-admin';
import { isFinal } from '../../../contract/booking/status.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';

const REFRESH_MS = 5000;

/** The booked trip as it stands now; asked for again until it is over. */
export function useLiveTrip(bookingId: string | null): Trip | undefined {
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
