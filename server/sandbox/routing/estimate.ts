import { distanceMeters } from '../../../contract/booking/distance.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import { assertRoutable } from '../../adapters/routing/types.ts';
import type { Router } from '../../adapters/routing/types.ts';

/**
 * Roads are longer than a straight line: by 60 % over short distances with their streets and
 * one-way systems, falling to 25 % on long legs, where main roads are nearly straight.
 */
const detour = (straightKm: number): number => 1.25 + 0.35 * Math.exp(-straightKm / 4);

/** The speed on each further part of a leg: the longer the leg, the more of it is on main roads. */
const SPEED_BANDS: readonly { uptoKm: number; kmPerHour: number }[] = [
  { uptoKm: 6, kmPerHour: 18 },
  { uptoKm: 25, kmPerHour: 38 },
  { uptoKm: Number.POSITIVE_INFINITY, kmPerHour: 88 },
];

function driveSeconds(roadKm: number): number {
  let hours = 0;
  let from = 0;
  for (const { uptoKm, kmPerHour } of SPEED_BANDS) {
    hours += Math.max(0, Math.min(roadKm, uptoKm) - from) / kmPerHour;
    from = uptoKm;
  }
  return hours * 3600;
}

/** One leg's road distance (m) and driving time (s), unrounded. */
export function estimateLeg(
  from: Coordinates,
  to: Coordinates,
): { meters: number; seconds: number } {
  const straightKm = distanceMeters(from, to) / 1000;
  const roadKm = straightKm * detour(straightKm);
  return { meters: roadKm * 1000, seconds: driveSeconds(roadKm) };
}

/** The router used when none is configured: a rough rule, always `estimated`. */
export function createEstimateRouter(): Router {
  return {
    async route(points) {
      assertRoutable(points);
      let meters = 0;
      let seconds = 0;
      points.forEach((to, at) => {
        const from = points[at - 1];
        if (!from) return;
        const leg = estimateLeg(from, to);
        meters += leg.meters;
        seconds += leg.seconds;
      });
      return {
        distanceMeters: Math.round(meters),
        durationSeconds: Math.round(seconds),
        geometry: points.map(({ latitude, longitude }) => ({ latitude, longitude })),
        estimated: true,
      };
    },
  };
}
