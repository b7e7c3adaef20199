import type { QueryClient } from '@tanstack/react-query';
import { fetchAhead } from '../../dataProvider/ahead.ts';
import type { Read } from '../../dataProvider/http.ts';
import { bookingEvents, bookingRoute } from '../../dataProvider/tripCalls.ts';

/** How a trip came to stand where it stands. */
export const eventsOf = (id: string) => ({
  queryKey: ['bookings', 'events', id],
  queryFn: ({ signal }: Read) => bookingEvents(id, { signal }),
});

/** The way of a trip. */
export const wayOf = (id: string) => ({
  // Not among what follows the trip's changes: its way stays what it was.
  queryKey: ['trip-route', id],
  queryFn: ({ signal }: Read) => bookingRoute(id, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/**
 * Fetches what the details of a trip ask for: when somebody rests on it what this server knows, and when
 * it is opened its way, too, which may be asked of another one.
 */
export function fetchDetails(queryClient: QueryClient, id: string, isOpened: boolean): void {
  const { queryKey, queryFn } = eventsOf(id);
  void fetchAhead(queryClient, queryKey, queryFn);
  if (isOpened) void queryClient.prefetchQuery(wayOf(id));
}
