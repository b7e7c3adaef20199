import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PaymentType } from '../../../contract/core/paymentTypes.ts';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import type { RequestContext } from '../../context.ts';
import { fleetAccounts, fleetOffers, fleets } from '../../db/tables/index.ts';

export type FleetRow = typeof fleets.$inferSelect;
export type OfferRow = typeof fleetOffers.$inferSelect;

/** Fleets of the channel whose service area contains the point. */
export async function fleetsServing(ctx: RequestContext, pickup: Coordinates): Promise<FleetRow[]> {
  const all = await ctx.app.database.orm
    .select()
    .from(fleets)
    .where(and(eq(fleets.channelId, ctx.channel.id), isNull(fleets.deletedAt)))
    .orderBy(asc(fleets.companyName), asc(fleets.id));
  return all.filter((fleet) => serves(fleet, pickup));
}

export const serves = (fleet: FleetRow, pickup: Coordinates): boolean =>
  distanceMeters(fleet, pickup) <= fleet.serviceRadiusMeters;

/** The numbers under which fleets know the account, by fleet id. */
export async function linkedAccounts(
  ctx: RequestContext,
  corporationId: string,
): Promise<Map<string, string>> {
  const links = await ctx.app.database.orm
    .select()
    .from(fleetAccounts)
    .where(
      and(
        eq(fleetAccounts.channelId, ctx.channel.id),
        eq(fleetAccounts.corporationId, corporationId),
        isNull(fleetAccounts.deletedAt),
      ),
    );
  return new Map(links.map(({ fleetId, accountNumber }) => [fleetId, accountNumber]));
}

/**
 * How an account can pay for an offer: what the offer takes and the channel allows. Only a fleet
 * that knows the account can bill it; cash needs no link.
 */
export const paymentTypesOf = (
  ctx: RequestContext,
  offer: OfferRow,
  isLinked: boolean,
): PaymentType[] =>
  ctx.channel.allowedPaymentMethods.filter(
    (type) => offer.paymentTypes.includes(type) && (type !== 'businessAccount' || isLinked),
  );

/** An offer with its fleet; null when there is none, or its fleet does not serve the pickup. */
export async function offerAt(
  ctx: RequestContext,
  offerId: string,
  pickup: Coordinates,
): Promise<{ offer: OfferRow; fleet: FleetRow } | null> {
  const [found] = await ctx.app.database.orm
    .select({ offer: fleetOffers, fleet: fleets })
    .from(fleetOffers)
    .innerJoin(
      fleets,
      and(eq(fleets.channelId, fleetOffers.channelId), eq(fleets.id, fleetOffers.fleetId)),
    )
    .where(
      and(
        eq(fleetOffers.channelId, ctx.channel.id),
        eq(fleetOffers.id, offerId),
        isNull(fleetOffers.deletedAt),
        isNull(fleets.deletedAt),
      ),
    );
  return found && serves(found.fleet, pickup) ? found : null;
}
