import { Box, useMediaQuery, type Theme } from '@mui/material';
import { TripMap } from '../map/laterMap.tsx';
import type { MapStop } from '../map/TripMap.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { useDraft, useProgress, useQuotes } from './state/BookingContext.ts';
import { useNearbyDrivers } from './state/queries.ts';
import { usePickupPin } from './usePickupPin.ts';

/**
 * The draft on the map: its places, the route of the current offer, and free drivers. The pickup
 * can be moved until the trip is booked.
 */
export function BookingMap() {
  const { context, offers, fareOf } = useQuotes();
  const { step, isOffered } = useProgress();
  const { origin, destination, waypoints } = useDraft(({ draft }) => ({
    origin: draft.origin.place,
    destination: draft.destination.place,
    waypoints: draft.waypoints.map(({ place }) => place),
  }));
  const pin = usePickupPin();
  // On a phone the map is in the middle of the page.
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const isBooked = step === 'confirmation';
  const places: { kind: MapStop['kind']; place: typeof origin }[] = [
    { kind: 'pickup', place: origin && { ...origin, ...pin.movingTo } },
    ...waypoints.map((place) => ({ kind: 'stop' as const, place })),
    { kind: 'dropoff', place: destination },
  ];
  const stops = places.flatMap(({ kind, place }): MapStop[] => (place ? [{ kind, ...place }] : []));
  const drivers = useNearbyDrivers(isBooked ? null : origin);
  const minutes = (offers.data ?? []).flatMap(({ etaMinutes }) => etaMinutes ?? []);
  const fare = fareOf(context.offer)?.data;
  const isWhole = origin !== null && destination !== null;
  const route =
    fare && isWhole ? { points: fare.geometry, isEstimated: fare.isRouteEstimated } : undefined;

  return (
    <>
      <TripMap
        stops={stops}
        route={route}
        drivers={drivers}
        driverMinutes={minutes.length > 0 ? Math.min(...minutes) : null}
        isInPage={!isWide}
        isHeld={pin.isPinned}
        notice={pin.notice}
        {...(isBooked || isOffered ? {} : { onPickupMoved: pin.onPickupMoved })}
      />
      <Box component="output" aria-live="polite" sx={visuallyHidden}>
        {pin.said}
      </Box>
    </>
  );
}
