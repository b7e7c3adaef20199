import type { QueryClient } from '@tanstack/react-query';
import { prefetch } from '../../loading/prefetch.ts';
import type { Read } from '../../dataProvider/http.ts';
import { bookingEvents, bookingRoute } from '../../dataProvider/tripCalls.ts';

/** The events that led to a trip's present status. */
export const eventsOf = (id: string) => ({
  queryKey: ['bookings', 'events', id],
  queryFn: ({ signal }: Read) => bookingEvents(id, { signal }),
});

/** The route of a trip. */
export const routeQuery = (id: string) => ({
  // Not under the keys that a change of the trip reads again, because its route never changes.
  queryKey: ['trip-route', id],
  queryFn: ({ signal }: Read) => bookingRoute(id, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/**
 * Fetches what the details of a trip need: when the pointer rests on the trip, what this server
 * knows; when it is opened, also its route, which another server may have to be asked for.
 */
export function fetchDetails(queryClient: QueryClient, id: string, isOpened: boolean): void {
  const { queryKey, queryFn } = eventsOf(id);
  void prefetch(queryClient, queryKey, queryFn);
  if (isOpened) void queryClient.prefetchQuery(routeQuery(id));
}
