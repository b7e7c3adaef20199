import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isFinal, type BookingStatus } from '../../../contract/booking/status.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { useNearbyDrivers } from '../../booking/state/queries.ts';
import { TripMap } from '../../map/laterMap.tsx';
import type { MapStop } from '../../map/TripMap.tsx';
import { routeQuery } from './tripReads.ts';

/** Free drivers are only of interest while one of them is being looked for. */
const isWaiting = (status: BookingStatus): boolean => status === 'NEW';

const stopsOf = ({ origin, waypoints, destination }: Trip): MapStop[] => [
  { kind: 'pickup', ...origin },
  ...waypoints.map((place): MapStop => ({ kind: 'stop', ...place })),
  { kind: 'dropoff', ...destination },
];

const driverOf = (trip: Trip) => (isFinal(trip.status) ? null : trip.driverLocation);

/**
 * The position to show the driver at: where they appeared, or were at the trip's last change of
 * status. In between they move, but the view stays as its reader left it.
 */
function useDriverInView(trip: Trip) {
  const driver = driverOf(trip);
  const [view, setView] = useState({ status: trip.status, driver });
  const isNew = view.status !== trip.status || (view.driver === null) !== (driver === null);
  if (isNew) setView({ status: trip.status, driver });
  return view.driver ? [view.driver] : [];
}

/** A trip on the map: its route, free drivers while it waits for one, then its own driver. */
export function TripRoute({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const { data: route } = useQuery(routeQuery(trip.id));
  const drivers = useNearbyDrivers(isWaiting(trip.status) ? trip.origin : null);
  const driver = driverOf(trip);
  const driverInView = useDriverInView(trip);
  return (
    <Box
      sx={{
        height: { xs: 200, md: 240 },
        borderRadius: 1,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <TripMap
        stops={stopsOf(trip)}
        route={route && { points: route.geometry, isEstimated: route.isEstimated }}
        drivers={drivers}
        alsoInView={driverInView}
        centre={trip.origin}
        isInPage
        assignedDriver={
          driver
            ? {
                location: driver,
                title: translate('trips.map.driver', {
                  name: trip.vehicle.driverName ?? translate('trips.details.driver'),
                }),
              }
            : undefined
        }
      />
    </Box>
  );
}
