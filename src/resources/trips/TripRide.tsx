import { useTranslate } from 'react-admin';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Aside, Detail } from './Detail.tsx';
import { useVehicleName } from './useVehicleName.ts';

/** Minutes to the next point of the trip and its length, as far as they are known: `5 min / 12.34 mi`. */
function useEtaDistance(): (trip: Trip) => string {
  const formats = useFormats();
  return (trip) => {
    const minutes =
      trip.status === 'DROPPINGOFF' ? trip.destinationEtaMinutes : trip.estimatedTimeArrival;
    return [
      minutes !== null && formats.duration(minutes),
      trip.distanceMeters !== null && formats.distance(trip.distanceMeters),
    ]
      .filter(Boolean)
      .join(' / ');
  };
}

/** The taxi that comes, and the distance; stands in a `dl`. */
export function TripRide({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const etaDistance = useEtaDistance()(trip);
  const vehicleName = useVehicleName();
  const label = (key: string): string => translate(`trips.details.${key}`);
  const { vehicle } = trip;
  const car = [vehicle.make, vehicle.model].filter(Boolean).join(' ');
  const driver = [vehicle.driverName, car, vehicle.registration].filter(
    (line) => line !== null && line !== '',
  );
  return (
    <>
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
      {etaDistance && <Detail label={label('etaDistance')}>{etaDistance}</Detail>}
    </>
  );
}
