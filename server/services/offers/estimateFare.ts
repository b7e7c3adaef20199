import type { FareEstimate } from '../../../contract/booking/calls.ts';
import type { DispatchQuote, DispatchQuoteRequest } from '../../../contract/booking/dispatch.ts';
import { farePrices, isBookable, MOST_FARE, quotedPrices } from '../../../contract/booking/fare.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import type { CancellationTerms } from '../../../contract/booking/trip.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { formatDistance, formatLocale } from '../../../contract/core/format.ts';
import { AdapterError } from '../../adapters/outside.ts';
import type { Route } from '../../adapters/routing/types.ts';
import type { RequestContext } from '../../context.ts';
import { type Call, requireAccount } from '../verb.ts';
import { type FleetRow, offerAt, type OfferRow } from './serving.ts';

/**
 * What one vehicle of an offer would cost on a route.
 * @throws DomainError FORBIDDEN, OFFER_NOT_AVAILABLE, FARE_NOT_AVAILABLE, TRIP_TOO_LONG
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
  pickupTime?: string | undefined;
}>): Promise<FareEstimate> {
  requireAccount(ctx, input.corporationId);
  const found = await offerAt(ctx, input.offerId, input.origin);
  if (!found) throw new DomainError('OFFER_NOT_AVAILABLE');
  const stops = [input.origin, ...input.waypoints, input.destination];
  return quote(ctx, found, stops, input.pickupTime ?? null, 'lateQuote');
}

/**
 * What one vehicle costs, as its fleet quotes it; by the tariff where the fleet does not quote, or
 * cannot be asked.
 * @param offered the offer; with its fleet where the trip must not be longer than that drives
 * @param pickupTime local at the pickup; null for as soon as possible
 * @param from which quote to use: a new one, or for showing a price also one of a moment ago
 * @throws DomainError FARE_NOT_AVAILABLE when there is no route between the stops, the fleet will
 *   not drive it, or the price is beyond every fare; TRIP_TOO_LONG
 */
export async function quote(
  ctx: RequestContext,
  { offer, fleet }: { offer: OfferRow; fleet: FleetRow | null },
  stops: readonly Coordinates[],
  pickupTime: string | null,
  from: 'quote' | 'lateQuote' = 'quote',
): Promise<FareEstimate> {
  const { currency } = ctx.channel;
  let route: Route;
  try {
    route = await ctx.app.router.route(stops);
  } catch (cause) {
    if (!(cause instanceof AdapterError)) throw cause;
    throw new DomainError('FARE_NOT_AVAILABLE', { cause });
  }
  const distanceMeters = Math.round(route.distanceMeters);
  if (fleet) refuseTooLong(ctx, fleet, distanceMeters);
  const durationSeconds = Math.round(route.durationSeconds);
  const own = await fleetsQuote(ctx, from, offer, {
    channelId: ctx.channel.id,
    vehicle: offer.name,
    pickupTime,
    stops: stops.map(({ latitude, longitude }) => ({ latitude, longitude })),
    distanceMeters,
    durationSeconds,
    currency,
  });
  const prices = own ? quotedPrices(own) : farePrices(offer, route);
  // Terms belong to the price with which they came.
  const cancellation = own ? (own.cancellation ?? null) : termsOf(offer);
  if (!isBookable(prices) || (cancellation?.fee ?? 0) > MOST_FARE)
    throw new DomainError('FARE_NOT_AVAILABLE');
  return {
    ...prices,
    currency,
    cancellation,
    distanceMeters,
    durationSeconds,
    isRouteEstimated: route.estimated,
    geometry: route.geometry,
  };
}

function refuseTooLong(
  { channel, language }: RequestContext,
  { companyName, longestTripMeters }: FleetRow,
  distanceMeters: number,
): void {
  if (distanceMeters <= longestTripMeters) return;
  const written = (meters: number) =>
    formatDistance(meters, channel.distanceUnit, formatLocale(language, channel.locale));
  throw new DomainError('TRIP_TOO_LONG', {
    params: {
      distanceMeters,
      longestTripMeters,
      distance: written(distanceMeters),
      longest: written(longestTripMeters),
      fleet: companyName,
    },
  });
}

/** What the tariff says of late cancellations. */
const termsOf = ({
  cancellationMinutes: minutesBefore,
  cancellationFee: fee,
}: OfferRow): CancellationTerms | null =>
  minutesBefore === null || fee === null ? null : { minutesBefore, fee };

/** The status by which a fleet refuses to drive this route at any price. */
const UNWANTED = 422;

async function fleetsQuote(
  { app }: RequestContext,
  from: 'quote' | 'lateQuote',
  { fleetId }: OfferRow,
  question: DispatchQuoteRequest,
): Promise<DispatchQuote | null> {
  try {
    return await app.dispatch[from](fleetId, question);
  } catch (cause) {
    if (!(cause instanceof AdapterError)) throw cause;
    if (cause.status === UNWANTED) throw new DomainError('FARE_NOT_AVAILABLE', { cause });
    app.log.warn({ fleetId, err: cause }, 'a fleet could not be asked for its price');
    return null;
  }
}
