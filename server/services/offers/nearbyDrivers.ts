import type { NearbyDriver } from '../../../contract/booking/calls.ts';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import type { DispatchDriver } from '../../../contract/booking/dispatch.ts';
import { AdapterError } from '../../adapters/outside.ts';
import type { Call } from '../verb.ts';
import { fleetsServing } from './serving.ts';

export const NEARBY_DRIVERS_LIMIT = 10;
const DRIVER_ICON = '/map-icons/driver.svg';

/**
 * Free drivers of the fleets that serve a point, the nearest first. A fleet whose dispatch system
 * does not answer shows none.
 */
export async function nearbyDrivers({
  ctx,
  input,
}: Call<{ near: Coordinates; limit: number }>): Promise<NearbyDriver[]> {
  const serving = await fleetsServing(ctx, input.near);
  const found = await Promise.all(
    serving.map(async ({ id: fleetId }): Promise<DispatchDriver[]> => {
      try {
        return await ctx.app.dispatch.drivers(fleetId, input.near, input.limit);
      } catch (error) {
        if (!(error instanceof AdapterError)) throw error;
        ctx.app.log.warn({ fleetId, err: error }, 'no drivers from dispatch');
        return [];
      }
    }),
  );
  const away = (driver: DispatchDriver) => distanceMeters(driver, input.near);
  return found
    .flat()
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, input.limit)
    .map(({ latitude, longitude }) => ({
      driverLocation: { latitude, longitude },
      mapIconUrl: DRIVER_ICON,
    }));
}
