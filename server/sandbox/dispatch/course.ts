import type { DispatchBooking, DispatchReport } from '../../../contract/booking/dispatch.ts';
import type { BookingStatus } from '../../../contract/booking/status.ts';
import { chance, pick } from './chance.ts';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import type { DriverLocation } from '../../../contract/booking/trip.ts';

/** How far from the pickup an assigned driver starts, in metres. */
const SETS_OFF = { nearest: 900, farthest: 2400 };
const METERS_PER_DEGREE = 111_320;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
const eastShrink = ({ latitude }: Coordinates) => Math.max(0.01, Math.cos(radians(latitude)));

/** Degrees clockwise from north. */
function headingOf(from: Coordinates, to: Coordinates): number {
  const east = (to.longitude - from.longitude) * eastShrink(from);
  const degrees = (Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI;
  return Math.round(degrees + 360) % 360;
}

function startOf({ dispatchId, booking: { origin } }: Trip): Coordinates {
  const away =
    SETS_OFF.nearest + chance(dispatchId, 'away') * (SETS_OFF.farthest - SETS_OFF.nearest);
  const direction = 2 * Math.PI * chance(dispatchId, 'direction');
  const degrees = away / METERS_PER_DEGREE;
  return {
    latitude: origin.latitude + degrees * Math.cos(direction),
    longitude: origin.longitude + (degrees * Math.sin(direction)) / eastShrink(origin),
  };
}

/** The point at a share of the way along straight lines between points. */
function along(route: readonly Coordinates[], share: number): DriverLocation {
  const legs = route.slice(1).map((to, at) => ({ from: route[at]!, to }));
  const meters = legs.map(({ from, to }) => distanceMeters(from, to));
  let left = share * meters.reduce((sum, leg) => sum + leg, 0);
  const at = Math.max(
    0,
    meters.findIndex((leg, index) => {
      if (left <= leg || index === meters.length - 1) return true;
      left -= leg;
      return false;
    }),
  );
  const { from, to } = legs[at]!;
  const part = meters[at] ? Math.min(1, left / meters[at]) : 1;
  return {
    latitude: rounded(from.latitude + part * (to.latitude - from.latitude)),
    longitude: rounded(from.longitude + part * (to.longitude - from.longitude)),
    heading: headingOf(from, to),
  };
}

/** Where the driver of a trip is; null while it has none. */
function driverPosition(trip: Trip): DriverLocation | null {
  const { origin, waypoints, destination } = trip.booking;
  switch (trip.status) {
    case 'ASSIGN':
      return along([startOf(trip), origin], 0);
    case 'ENROUTE':
      return along([startOf(trip), origin], trip.progress);
    case 'MADECONTACT':
      return along([startOf(trip), origin], 1);
    case 'DROPPINGOFF':
      return along([origin, ...waypoints, destination], trip.progress);
    default:
      return null;
  }
}

/** A trip as the simulator keeps it. */
export interface Trip {
  dispatchId: string;
  status: BookingStatus;
  /** Share of the present leg that is done, 0 to 1. */
  progress: number;
  booking: DispatchBooking;
  report: DispatchReport & { status: BookingStatus };
}

/** What happens to a trip next. */
export interface Step {
  status: BookingStatus;
  progress: number;
  report: Trip['report'];
  /** Only what changed, in the form of the event. */
  news: DispatchReport;
  /** Seconds until the following step; null when the trip is over. */
  rest: number | null;
}

/**
 * The simulated course of a trip, about three minutes from booking to dropoff. The booker sees the
 * minutes of a real trip; only the simulation's clock runs faster.
 */
const SECONDS = { assign: 8, setOff: 6, approach: 9, atDoor: 12, drive: 9 };
const APPROACH_STEPS = 6;
const DRIVE_STEPS = 8;
/** How long before its pickup a pre-booked trip begins. */
const LEAD_SECONDS = 90;

type Car = readonly [make: string, model: string];
const CARS: readonly [Car, ...Car[]] = [
  ['Toyota', 'Prius'],
  ['Mercedes-Benz', 'E-Class'],
  ['Skoda', 'Superb'],
  ['Ford', 'Galaxy'],
  ['Tesla', 'Model Y'],
  ['Volkswagen', 'Sharan'],
];
const DRIVERS = [
  'Amara Okafor',
  'Daniel Whitlock',
  'Farid Haddad',
  'Grace Lindqvist',
  'Imran Sheikh',
  'Lucia Romano',
  'Owen Prichard',
  'Priya Nair',
] as const;
const LETTERS = 'ABCDEFGHJKLMNOPRSTUVWXYZ';

/**
 * Trips of the demo data may be under way already when the simulator takes them over. Their steps
 * take this many times as long as the seconds above, which is about the pace of a real trip.
 */
const UNDER_WAY_PACE = 6;
const paceOf = ({ status }: DispatchBooking) =>
  status === 'NEW' || status === 'PREBOOKED' ? 1 : UNDER_WAY_PACE;

/** Seconds from accepting a booking to its first step. */
export function firstRest(booking: DispatchBooking, now: Date): number {
  if (booking.status !== 'PREBOOKED') return SECONDS.assign * paceOf(booking);
  const ahead = (Date.parse(booking.pickupAt) - now.getTime()) / 1000;
  return Math.max(SECONDS.assign, ahead - LEAD_SECONDS);
}

const driveMinutes = ({ booking }: Trip) =>
  Math.max(3, Math.ceil((booking.durationSeconds ?? 1200) / 60));
const approachMinutes = ({ dispatchId }: Trip) =>
  4 + Math.floor(chance(dispatchId, 'approach') * 6);
const left = (minutes: number, progress: number) =>
  Math.max(1, Math.ceil(minutes * (1 - progress)));

/** The step after the present one; null for a trip that is over. */
export function nextStep(trip: Trip): Step | null {
  const go = (status: BookingStatus, news: DispatchReport, rest: number | null, progress = 0) => {
    const driverLocation = driverPosition({ ...trip, status, progress }) ?? undefined;
    const told = { ...news, driverLocation, ...(status !== trip.status && { status }) };
    const report = { ...trip.report, ...told };
    return { status, progress, news: told, report, rest: rest && rest * paceOf(trip.booking) };
  };
  switch (trip.status) {
    case 'PREBOOKED':
      return go('NEW', {}, SECONDS.assign);
    case 'NEW':
      return go('ASSIGN', { vehicle: vehicleOf(trip) }, SECONDS.setOff);
    case 'ASSIGN':
      return go('ENROUTE', { estimatedTimeArrival: approachMinutes(trip) }, SECONDS.approach);
    case 'ENROUTE': {
      const progress = trip.progress + 1 / APPROACH_STEPS;
      if (progress > 0.999) return go('MADECONTACT', {}, SECONDS.atDoor);
      const estimatedTimeArrival = left(approachMinutes(trip), progress);
      return go('ENROUTE', { estimatedTimeArrival }, SECONDS.approach, progress);
    }
    case 'MADECONTACT':
      return go('DROPPINGOFF', { destinationEtaMinutes: driveMinutes(trip) }, SECONDS.drive);
    case 'DROPPINGOFF': {
      const progress = trip.progress + 1 / DRIVE_STEPS;
      if (progress > 0.999) return go('COMPLETED', { pricing: finalPrice(trip) }, null);
      const destinationEtaMinutes = left(driveMinutes(trip), progress);
      return go('DROPPINGOFF', { destinationEtaMinutes }, SECONDS.drive, progress);
    }
    default:
      return null;
  }
}

function vehicleOf({ dispatchId, booking }: Trip): NonNullable<DispatchReport['vehicle']> {
  const [make, model] = pick(CARS, dispatchId, 'car');
  const letter = (word: string) => LETTERS[Math.floor(chance(dispatchId, word) * LETTERS.length)];
  const letters = (word: string, count: number) =>
    Array.from({ length: count }, (_, index) => letter(`${word}${index}`)).join('');
  const year = 20 + Math.floor(chance(dispatchId, 'year') * 6);
  return {
    make,
    model,
    // A number plate of New South Wales, or a British one.
    registration: booking.pickupTimeZone.startsWith('Australia/')
      ? `${letters('mark', 3)} ${year}${letters('area', 1)}`
      : `${letters('area', 2)}${year} ${letters('mark', 3)}`,
    driverName: pick(DRIVERS, dispatchId, 'driver'),
  };
}

/** The quoted price, and sometimes a little waiting at the door. Minor units. */
function finalPrice({ booking, dispatchId }: Trip): NonNullable<DispatchReport['pricing']> {
  const price = booking.quotedTotal ?? 1500 * booking.numberOfVehicles;
  const waitingPrice = chance(dispatchId, 'waiting') < 0.25 ? 200 : 0;
  return {
    currency: booking.currency,
    price,
    additionalFees: { evaluatedServiceCharge: 0, waitingPrice, tolls: 0, extras: 0 },
    tip: { value: 0 },
    totalDiscount: 0,
    total: price + waitingPrice,
    passengerNoShowFee: null,
    passengerPrematureCancellationFee: null,
  };
}
