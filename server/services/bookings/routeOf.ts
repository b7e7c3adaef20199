import type { TripRoute } from '../../../contract/booking/calls.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { AdapterError } from '../../adapters/outside.ts';
import type { Call } from '../verb.ts';
import { bookingOf } from './record.ts';

/**
 * The route of a trip from its pickup through its stops to its dropoff.
 * @throws DomainError NOT_FOUND, OUTSIDE_SERVICE_UNAVAILABLE
 */
export async function routeOf({ ctx, input: { id } }: Call<{ id: string }>): Promise<TripRoute> {
  const { origin, waypoints, destination } = await bookingOf(ctx.app.database.orm, ctx, id);
  try {
    const route = await ctx.app.router.route([origin, ...waypoints, destination]);
    return { isEstimated: route.estimated, geometry: route.geometry };
  } catch (cause) {
    if (!(cause instanceof AdapterError)) throw cause;
    throw new DomainError('OUTSIDE_SERVICE_UNAVAILABLE', { cause });
  }
}
