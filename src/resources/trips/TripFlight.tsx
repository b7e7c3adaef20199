import { useTranslate } from 'react-admin';
import {
  flightClock,
  flightName,
  hasBags,
  terminalName,
} from '../../../contract/booking/flight.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { Aside, Detail } from './Detail.tsx';

/** The flight that a trip waits for or goes to; nothing if there is none. */
export function TripFlight({ trip }: { trip: Pick<Trip, 'bookingProperties' | 'returnOf'> }) {
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
  const { totalPassengers, totalSmallBags: small, totalLargeBags: large } = flight;
  const who = [
    // Nobody is asked how many travel back.
    trip.returnOf === null &&
      translate('trips.details.travellers', { smart_count: totalPassengers }),
    hasBags(flight) && translate('trips.details.bags', { small, large }),
  ].filter(Boolean);
  return (
    <Detail label={translate('trips.details.flight')}>
      {flightName(flight)}
      {where.length > 0 && <Aside>{where.join(' · ')}</Aside>}
      {who.length > 0 && <Aside>{who.join(' · ')}</Aside>}
    </Detail>
  );
}
