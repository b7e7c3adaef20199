import { distanceMeters } from '../../../contract/booking/distance.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';

/** The least and greatest radius of an area in metres, as in the declaration. */
export const LIMITS = { min: 500, max: 500_000 };
const METERS_A_DEGREE = 111_195;
/** About a tenth of a metre. */
const DECIMALS = 6;

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** A point as it is stored; a longitude beyond the date line is converted. */
export const storedPoint = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: rounded(Math.max(-90, Math.min(90, latitude))),
  longitude: rounded(((((longitude + 180) % 360) + 360) % 360) - 180),
});

const withinLimits = (meters: number) => Math.max(LIMITS.min, Math.min(LIMITS.max, meters));

/** Whether a typed radius is within the limits. */
export const isRadius = (meters: number | null): meters is number =>
  meters !== null && meters === withinLimits(meters);

/** The radius of the area whose edge is dragged to a point, in whole hundreds of metres. */
export const radiusTo = (base: Coordinates, edge: Coordinates): number =>
  withinLimits(Math.round(distanceMeters(base, edge) / 100) * 100);

/** The points of an area's edge in the four directions, starting with the east. */
export function edgePoints(base: Coordinates, radiusMeters: number): Coordinates[] {
  const { latitude, longitude } = base;
  const north = radiusMeters / METERS_A_DEGREE;
  // Near the poles a degree of longitude has no length.
  const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return [
    { latitude, longitude: longitude + east },
    { latitude, longitude: longitude - east },
    { latitude: latitude + north, longitude },
    { latitude: latitude - north, longitude },
  ];
}
