import { useTranslate } from 'react-admin';
import { flightClock, flightName, terminalName } from '../../../contract/booking/flight.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { Aside, Detail } from './Detail.tsx';

/** The flight that a trip waits for or goes to; nothing if there is none. */
export function TripFlight({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const flight = trip.bookingProperties?.flightInfo;
  if (!flight) return null;
  const { terminal } = flight;
  const time = flightClock(flight);
  // The passenger is met at the airport, or brought there.
  const when = flight.type === 'pickup' ? 'flightArrival' : 'flightDeparture';
  const where = [
    terminal && translate('trips.details.flightTerminal', { terminal: terminalName(terminal) }),
    time && translate(`trips.details.${when}`, { time }),
  ].filter(Boolean);
  return (
    <Detail label={translate('trips.details.flight')}>
      {flightName(flight)}
      {where.length > 0 && <Aside>{where.join(' · ')}</Aside>}
      <Aside>
        {translate('trips.details.travellers', {
          smart_count: flight.totalPassengers,
          small: flight.totalSmallBags,
          large: flight.totalLargeBags,
        })}
      </Aside>
    </Detail>
  );
}
