import { localTime } from '../../../contract/booking/schedule.ts';
import type { BookingStatus } from '../../../contract/booking/status.ts';
import type { TripProperties, TripVehicle } from '../../../contract/booking/trip.ts';
import type { Random } from './random.ts';
import type { Way } from './tripWays.ts';

const DRIVERS = ['Karim B.', 'Stella O.', 'Dave M.', 'Yusuf A.', 'Anna P.', 'Rob T.'] as const;
const CARS = [
  ['Toyota', 'Prius'],
  ['Mercedes-Benz', 'E-Class'],
  ['Kia', 'Niro'],
  ['Volkswagen', 'Transporter'],
  ['Škoda', 'Superb'],
] as const;
const AIRLINES = ['BA', 'VS', 'QF', 'LH', 'AF', 'SQ'] as const;

/** The flight that a trip from an airport waits for; null elsewhere. */
export function pickFlight(
  { origin }: Way,
  pickupAt: Date,
  zone: string,
  random: Random,
): TripProperties['flightInfo'] {
  if (!origin.locationTypes.includes('airport')) return null;
  const arrival = localTime(pickupAt, zone);
  return {
    type: 'pickup',
    airline: null,
    number: `${random.pick(AIRLINES)}${random.int(100, 999)}`,
    terminal: null,
    arrivalTime: arrival.slice(11, 16),
    arrivalTimeLocal: arrival,
    totalPassengers: random.int(1, 3),
    totalSmallBags: random.int(0, 2),
    totalLargeBags: random.int(0, 2),
  };
}

export const pickCar = (random: Random) => random.pick(CARS);

/** The car and driver of a trip that has got that far, of the class that was booked. */
export function pickVehicle(
  status: BookingStatus,
  name: string,
  [make, model]: ReturnType<typeof pickCar>,
  random: Random,
): TripVehicle {
  const isKnown = status !== 'PREBOOKED' && status !== 'NEW' && !status.includes('CUSTOMER');
  if (!isKnown) return { name, make: null, model: null, registration: null, driverName: null };
  return {
    name,
    make,
    model,
    registration: `LX${random.int(60, 75)} ${random.pick(['KJT', 'RDV', 'OMB'])}`,
    driverName: random.pick(DRIVERS),
  };
}
