import { distanceMeters } from '../../../contract/booking/distance.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import type { DriverLocation } from '../../../contract/booking/trip.ts';
import { chance } from './chance.ts';
import type { Trip } from './course.ts';

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
export function driverPosition(trip: Trip): DriverLocation | null {
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
