import { distanceMeters } from './distance.ts';
import type { Coordinates } from './geo.ts';

/** Points this close are the same door, whatever their addresses say. */
const SAME_DOOR_METERS = 30;

export const isSameDoor = (a: Coordinates, b: Coordinates): boolean =>
  distanceMeters(a, b) <= SAME_DOOR_METERS;

/**
 * Whether a trip goes nowhere: its dropoff is at the door of its pickup, and no stop lies
 * elsewhere. A round trip has such a stop.
 */
export const goesNowhere = (trip: {
  origin: Coordinates;
  waypoints: readonly Coordinates[];
  destination: Coordinates;
}): boolean =>
  [...trip.waypoints, trip.destination].every((place) => isSameDoor(trip.origin, place));
