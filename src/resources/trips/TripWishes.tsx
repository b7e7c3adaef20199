import type { Trip } from '../../../contract/resources/bookings.ts';
import { useTranslate } from 'react-admin';
import { Detail } from './Detail.tsx';
import { TripFlight } from './TripFlight.tsx';

/** What the driver and the account should know: flight, notes, and the account's own fields. */
export function TripWishes({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  return (
    <>
      <TripFlight trip={trip} />
      {trip.notes && <Detail label={translate('trips.details.notes')}>{trip.notes}</Detail>}
      {trip.businessAccountConfig?.fields.map(({ id, title, value }) => (
        <Detail key={id} label={title}>
          {value}
        </Detail>
      ))}
    </>
  );
}
