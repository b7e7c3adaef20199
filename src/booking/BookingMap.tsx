import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { MapStop } from '../map/TripMap.tsx';
import { useBooking } from './state/BookingContext.ts';
import { useNearbyDrivers } from './state/queries.ts';

const TripMap = lazy(async () => ({ default: (await import('../map/TripMap.tsx')).TripMap }));

/** The draft on the map: its places, the way of the standing offer, and free drivers. */
export function BookingMap() {
  const { wizard, context, fareOf, submission } = useBooking();
  const { origin, destination, waypoints } = wizard.draft;
  const sent = submission.phase === 'idle' ? null : submission.request;
  const places: { kind: MapStop['kind']; place: (typeof origin)['place'] }[] = [
    { kind: 'pickup', place: origin.place },
    ...waypoints.map(({ place }) => ({ kind: 'stop' as const, place })),
    { kind: 'dropoff', place: destination.place },
  ];
  const stops = places.flatMap(({ kind, place }): MapStop[] => (place ? [{ kind, ...place }] : []));
  const drivers = useNearbyDrivers(sent ? null : origin.place);
  const fare = fareOf(context.offer)?.data;
  const isWhole = origin.place !== null && destination.place !== null;
  const route =
    fare && isWhole ? { points: fare.geometry, isEstimated: fare.isRouteEstimated } : undefined;

  return (
    <Suspense fallback={<Skeleton variant="rectangular" width="100%" height="100%" />}>
      <TripMap stops={stops} route={route} drivers={drivers.data ?? []} />
    </Suspense>
  );
}
