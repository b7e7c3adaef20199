import { distanceMeters } from './distance.ts';
import type { Coordinates } from './geo.ts';

/** Points this close are the same door, whatever their addresses say. */
const SAME_DOOR_METERS = 30;

export const isSameDoor = (a: Coordinates, b: Coordinates): boolean =>
  distanceMeters(a, b) <= SAME_DOOR_METERS;

/** Geocoders put the same address at points that are this far apart. */
const SAME_PLACE_METERS = 500;

/**
 * Whether two answers to a search are the same place: the same address, at about the same point
 * where both points are known. Two towns of the same name are not.
 */
export const isSamePlace = (
  a: { description: string; coordinates: Coordinates | null },
  b: { description: string; coordinates: Coordinates | null },
): boolean =>
  a.description === b.description &&
  (!a.coordinates ||
    !b.coordinates ||
    distanceMeters(a.coordinates, b.coordinates) <= SAME_PLACE_METERS);

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
