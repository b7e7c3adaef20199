import type { FareEstimate } from '../../../contract/booking/calls.ts';
import { farePrices } from '../../../contract/booking/fare.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { AdapterError } from '../../adapters/outside.ts';
import type { RequestContext } from '../../context.ts';
import { type Call, requireAccount } from '../verb.ts';
import { offerAt, type OfferRow } from './serving.ts';

/**
 * What one vehicle of an offer would cost on a way.
 * @throws DomainError FORBIDDEN, OFFER_NOT_AVAILABLE, FARE_NOT_AVAILABLE
 */
export async function estimateFare({
  ctx,
  input,
}: Call<{
  offerId: string;
  origin: Coordinates;
  destination: Coordinates;
  waypoints: readonly Coordinates[];
  corporationId: string;
}>): Promise<FareEstimate> {
  requireAccount(ctx, input.corporationId);
  const found = await offerAt(ctx, input.offerId, input.origin);
  if (!found) throw new DomainError('OFFER_NOT_AVAILABLE');
  return quote(ctx, found.offer, [input.origin, ...input.waypoints, input.destination]);
}

/** @throws DomainError FARE_NOT_AVAILABLE when nobody knows the way */
export async function quote(
  ctx: RequestContext,
  offer: OfferRow,
  way: readonly Coordinates[],
): Promise<FareEstimate> {
  try {
    const route = await ctx.app.router.route(way);
    return {
      ...farePrices(offer, route),
      currency: ctx.channel.currency,
      distanceMeters: Math.round(route.distanceMeters),
      durationSeconds: Math.round(route.durationSeconds),
      isRouteEstimated: route.estimated,
      geometry: route.geometry,
    };
  } catch (cause) {
    if (!(cause instanceof AdapterError)) throw cause;
    throw new DomainError('FARE_NOT_AVAILABLE', { cause });
  }
}
