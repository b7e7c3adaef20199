import { useTranslate } from 'react-admin';
import { flightClock } from '../../../contract/booking/trip.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { Detail } from './Detail.tsx';

/** The flight a trip waits for or goes to; nothing where there is none. */
export function TripFlight({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const flight = trip.bookingProperties?.flightInfo;
  if (!flight) return null;
  const time = flightClock(flight);
  const parts = [
    [flight.airline, flight.number].filter(Boolean).join(' '),
    flight.terminal && translate('trips.details.flightTerminal', { terminal: flight.terminal }),
    time && translate('trips.details.flightArrival', { time }),
    translate('trips.details.travellers', {
      smart_count: flight.totalPassengers,
      small: flight.totalSmallBags,
      large: flight.totalLargeBags,
    }),
  ];
  return (
    <Detail label={translate('trips.details.flight')}>{parts.filter(Boolean).join(' · ')}</Detail>
  );
}
