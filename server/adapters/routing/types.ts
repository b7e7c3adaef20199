import type { Coordinates } from '../../../contract/booking/geo.ts';

/** A drive through points in the order given. */
export interface Route {
  distanceMeters: number;
  durationSeconds: number;
  /** The line to draw, from the first point to the last. */
  geometry: Coordinates[];
  /** True when no road network was asked: straight lines and a rule of thumb. Shown as such. */
  estimated: boolean;
}

export interface Router {
  /**
   * The drive from the first point through the others to the last.
   *
   * @throws RangeError with fewer than two points
   * @throws AdapterError when an outside router gives no route
   */
  route(points: readonly Coordinates[], signal?: AbortSignal): Promise<Route>;
}

/** @throws RangeError with fewer than two points */
export function assertRoutable(points: readonly Coordinates[]): void {
  if (points.length < 2) throw new RangeError('A route needs a pickup and a dropoff.');
}
