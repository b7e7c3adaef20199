import { createEstimateRouter } from '../../sandbox/routing/estimate.ts';
import { AdapterError } from '../outside.ts';
import { createOsrmRouter } from './osrm.ts';
import type { Router } from './types.ts';

export type { Route, Router } from './types.ts';

export interface RouterOptions {
  /** The root of an OSRM server, e.g. `http://osrm:5000`. */
  osrmUrl?: string | undefined;
  /** Told of every failure an estimate stood in for, so that an operator learns of it. */
  onFallback?: (error: AdapterError) => void;
}

/**
 * The configured router, or the estimate when none is configured.
 * A failing OSRM does not stop a booking: the estimate stands in, and says that it is one.
 */
export function createRouter({ osrmUrl, onFallback }: RouterOptions = {}): Router {
  const estimate = createEstimateRouter();
  if (!osrmUrl) return estimate;
  const osrm = createOsrmRouter({ url: osrmUrl });
  return {
    async route(points, signal) {
      try {
        return await osrm.route(points, signal);
      } catch (error) {
        if (!(error instanceof AdapterError)) throw error;
        onFallback?.(error);
        return estimate.route(points, signal);
      }
    },
  };
}
