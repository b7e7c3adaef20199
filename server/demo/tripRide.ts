import { localTime } from '../../contract/booking/schedule.ts';
import { isFinal, PAST_STATUSES, type BookingStatus } from '../../contract/booking/status.ts';
import type { TripProperties, TripVehicle } from '../../contract/booking/trip.ts';
import type { Place } from '../../contract/booking/request.ts';
import { airlineIn, readAirlines } from '../sandbox/flights/airlineList.ts';
import type { Random } from './random.ts';
import type { Route } from './tripRoutes.ts';

const DRIVERS = ['Karim B.', 'Stella O.', 'Dave M.', 'Yusuf A.', 'Anna P.', 'Rob T.'] as const;
const CARS = [
  ['Toyota', 'Prius'],
  ['Mercedes-Benz', 'E-Class'],
  ['Kia', 'Niro'],
  ['Volkswagen', 'Transporter'],
  ['Škoda', 'Superb'],
] as const;
const AIRLINES = ['BA', 'VS', 'QF', 'LH', 'AF', 'SQ'] as const;
/** Airlines that use the domestic terminals of Sydney too. */
const AUSTRALIAN_AIRLINES = ['QF', 'VA', 'JQ'] as const;
const airlinesAt = (zone: string) =>
  zone.startsWith('Australia/') ? AUSTRALIAN_AIRLINES : AIRLINES;
const NAMES = readAirlines();
/** How long before departure a passenger wants to be at the airport. */
const CHECK_IN_MS = 2 * 3_600_000;

const terminalOf = ({ address }: Place): string | null =>
  /\bT(?:erminal )?(\d\w?)\b/.exec(address)?.[1] ?? null;

/** The flight that a trip from an airport waits for; null elsewhere. */
export function pickFlight(
  { origin }: Route,
  pickupAt: Date,
  zone: string,
  random: Random,
): TripProperties['flightInfo'] {
  if (!origin.locationTypes.includes('airport')) return null;
  const arrival = localTime(pickupAt, zone);
  const number = `${random.pick(airlinesAt(zone))}${random.int(100, 999)}`;
  return {
    type: 'pickup',
    airline: airlineIn(NAMES, number),
    number,
    terminal: terminalOf(origin),
    arrivalTime: arrival.slice(11, 16),
    arrivalTimeLocal: arrival,
    ...pickTravellers(random),
  };
}

const pickTravellers = (random: Random) => ({
  totalPassengers: random.int(1, 3),
  totalSmallBags: random.int(0, 2),
  totalLargeBags: random.int(0, 2),
});

/** The flight that somebody is driven to; null elsewhere, and where it was not given. */
export function pickDeparture(
  { destination }: Route,
  when: { pickupAt: Date; zone: string; durationSeconds: number },
  random: Random,
): TripProperties['flightInfo'] {
  if (!destination.locationTypes.includes('airport') || random.chance(0.3)) return null;
  const there = when.pickupAt.getTime() + when.durationSeconds * 1000;
  const leaves = localTime(new Date(there + CHECK_IN_MS), when.zone);
  const number = `${random.pick(airlinesAt(when.zone))}${random.int(100, 999)}`;
  return {
    type: 'dropoff',
    airline: airlineIn(NAMES, number),
    number,
    terminal: terminalOf(destination),
    arrivalTime: leaves.slice(11, 16),
    arrivalTimeLocal: leaves,
    ...pickTravellers(random),
  };
}

export const pickCar = (random: Random) => random.pick(CARS);

/** A number plate of London, or of New South Wales. */
function pickPlate(country: string, random: Random): string {
  const number = random.int(60, 75);
  const letters = random.pick(['KJT', 'RDV', 'OMB']);
  return country === 'AU' ? `${letters} ${number}C` : `LX${number} ${letters}`;
}

/** The car and driver, of the booked class, for a trip that has got that far. */
export function pickVehicle(
  { status, name, country }: { status: BookingStatus; name: string; country: string },
  [make, model]: ReturnType<typeof pickCar>,
  random: Random,
): TripVehicle {
  const isKnown = status !== 'PREBOOKED' && status !== 'NEW' && !status.includes('CUSTOMER');
  const none = { name, make: null, model: null, registration: null, driverName: null };
  if (!isKnown) return none;
  const car = {
    name,
    make,
    model,
    registration: pickPlate(country, random),
    driverName: random.pick(DRIVERS),
  };
  return status === 'DISPATCH_CANCELLED' ? none : car;
}

/**
 * The taxi company's number of a trip that is over. Future trips and those under way get theirs
 * from the simulator.
 */
export function pickDispatchId(status: BookingStatus, random: Random, more: Random): string | null {
  if (!isFinal(status)) return null;
  const isPast = PAST_STATUSES.some((past) => past === status);
  return `D${(isPast ? random : more).int(10_000_000, 99_999_999)}`;
}
