import { z } from 'zod';
import { AdapterError, callOutside } from '../outside.ts';
import { assertRoutable } from './types.ts';
import type { Router } from './types.ts';

const SERVICE = 'osrm';
const TIMEOUT_MS = 5000;

/** OSRM `route` service, version 1, with `geometries=geojson`. */
const routeAnswer = z.object({
  code: z.string(),
  routes: z
    .array(
      z.object({
        distance: z.number().nonnegative(),
        duration: z.number().nonnegative(),
        geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }),
      }),
    )
    .default([]),
});

/** An OSRM server with a car profile, e.g. `http://osrm:5000`. */
export function createOsrmRouter({ url: base }: { url: string }): Router {
  const root = base.endsWith('/') ? base : `${base}/`;
  return {
    async route(points, signal) {
      assertRoutable(points);
      const path = points.map((p) => `${p.longitude},${p.latitude}`).join(';');
      const url = new URL(`route/v1/driving/${path}?overview=full&geometries=geojson`, root);
      const call = { service: SERVICE, url, schema: routeAnswer, timeoutMs: TIMEOUT_MS, signal };
      const { code, routes } = await callOutside(call);
      const [best] = routes;
      if (code !== 'Ok' || !best)
        throw new AdapterError(SERVICE, 'refused', `${url.host} found no route (${code})`);
      return {
        distanceMeters: Math.round(best.distance),
        durationSeconds: Math.round(best.duration),
        geometry: best.geometry.coordinates.map(([longitude, latitude]) => ({
          latitude,
          longitude,
        })),
        estimated: false,
      };
    },
  };
}
