import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Aside, Detail } from './Detail.tsx';
import { useVehicleName } from './useVehicleName.ts';

/** Minutes to the next point of the trip and its length: `5 min / 12.34 mi`. */
function useEtaDistance(): (trip: Trip) => string {
  const formats = useFormats();
  return (trip) => {
    const minutes =
      trip.status === 'DROPPINGOFF' ? trip.destinationEtaMinutes : trip.estimatedTimeArrival;
    const eta = minutes === null ? '–' : formats.duration(minutes);
    const distance = trip.distanceMeters === null ? '–' : formats.distance(trip.distanceMeters);
    return `${eta} / ${distance}`;
  };
}

/** The taxi that comes, the distance, and the booking's references. */
export function TripRide({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const etaDistance = useEtaDistance();
  const vehicleName = useVehicleName();
  const label = (key: string): string => translate(`trips.details.${key}`);
  const { vehicle } = trip;
  const car = [vehicle.make, vehicle.model].filter(Boolean).join(' ');
  const driver = [vehicle.driverName, car, vehicle.registration].filter(
    (line) => line !== null && line !== '',
  );
  return (
    // With two columns, the payment stands below the people, who need less height.
    <Box component="dl" sx={{ m: 0, gridRow: { sm: 'span 2', lg: 'auto' } }}>
      <Detail label={label('vehicle')}>
        {trip.numberOfVehicles > 1 ? `${trip.numberOfVehicles} × ` : ''}
        {vehicleName(vehicle.name)}
      </Detail>
      {driver.length > 0 && (
        <Detail label={label('driver')}>
          {driver[0]}
          {driver.slice(1).map((line) => (
            <Aside key={line}>{line}</Aside>
          ))}
        </Detail>
      )}
      <Detail label={label('etaDistance')}>{etaDistance(trip)}</Detail>
      <Detail label={label('tripId')}>{trip.dispatchId ?? '–'}</Detail>
      <Detail label={label('reference')}>{trip.id}</Detail>
    </Box>
  );
}
