import type { DispatchDriver } from '../../../contract/booking/dispatch.ts';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import { chance } from './chance.ts';

/** The town is a grid of blocks, some with a driver who circles. In degrees. */
const BLOCK = 0.008;
const BLOCKS_AROUND = 4;
const SHARE_WITH_DRIVER = 0.3;
const ROUND = 0.0025;
const ROUND_MS = { shortest: 240_000, longest: 480_000 };

/** Free drivers of a fleet around a point at a moment, the nearest first. */
export function driversAround(
  fleetId: string,
  near: Coordinates,
  limit: number,
  now: Date,
): DispatchDriver[] {
  const row = Math.floor(near.latitude / BLOCK);
  const column = Math.floor(near.longitude / BLOCK);
  const found: DispatchDriver[] = [];
  // Ids begin with the time at which they were made, so the fleets of a demo differ only at the end.
  const fleet = fleetId.slice(-8);
  for (let r = row - BLOCKS_AROUND; r <= row + BLOCKS_AROUND; r += 1) {
    for (let c = column - BLOCKS_AROUND; c <= column + BLOCKS_AROUND; c += 1) {
      const driverId = `${fleet}:${r}:${c}`;
      if (chance(driverId, 'there') < SHARE_WITH_DRIVER)
        found.push(driverAt(driverId, { latitude: r * BLOCK, longitude: c * BLOCK }, now));
    }
  }
  const away = (driver: DispatchDriver) => distanceMeters(driver, near);
  return found.toSorted((a, b) => away(a) - away(b)).slice(0, limit);
}

function driverAt(driverId: string, corner: Coordinates, now: Date): DispatchDriver {
  const { shortest, longest } = ROUND_MS;
  const period = shortest + chance(driverId, 'pace') * (longest - shortest);
  const turn = 2 * Math.PI * (chance(driverId, 'start') + now.getTime() / period);
  const centre = (word: string) => (0.3 + 0.4 * chance(driverId, word)) * BLOCK;
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return {
    driverId,
    latitude: round(corner.latitude + centre('latitude') + ROUND * Math.sin(turn)),
    longitude: round(corner.longitude + centre('longitude') + ROUND * Math.cos(turn)),
    // The driver goes round anticlockwise from the east, so the heading is north at the start.
    heading: Math.round(((360 - (turn * 180) / Math.PI) % 360) + 360) % 360,
  };
}
