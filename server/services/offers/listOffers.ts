import { and, asc, eq, inArray, isNull, desc, isNotNull } from 'drizzle-orm';
import type { Offer } from '../../../contract/booking/calls.ts';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import { bagRoom } from '../../../contract/booking/vehicleRoom.ts';
import { AdapterError } from '../../adapters/outside.ts';
import type { RequestContext } from '../../context.ts';
import { fleetOffers, bookings } from '../../db/tables/index.ts';
import { type Call, requireAccount } from '../verb.ts';
import {
  type FleetRow,
  fleetsServing,
  linkedAccounts,
  type OfferRow,
  paymentTypesOf,
} from './serving.ts';

type Known = Pick<Offer, 'id' | 'fleetId' | 'name'>;

/**
 * Finds among offers what a passenger of an account was last driven in: the offer itself, else the
 * same class of that fleet, else the same class of another fleet.
 */
export async function lastUsed(
  ctx: RequestContext,
  { corporationId, passengerId }: { corporationId: string; passengerId: string | null },
): Promise<<T extends Known>(offers: readonly T[]) => T | undefined> {
  if (passengerId === null) return () => undefined;
  const b = bookings;
  const [trip] = await ctx.app.database.orm
    .select({ offerId: b.offerId, fleetId: b.fleetId, vehicle: b.vehicle })
    .from(b)
    .where(
      and(
        eq(b.channelId, ctx.channel.id),
        eq(b.corporationId, corporationId),
        eq(b.passengerId, passengerId),
        // Only confirmed trips have a status.
        isNotNull(b.status),
      ),
    )
    .orderBy(desc(b.createdAt))
    .limit(1);
  if (!trip) return () => undefined;
  const { offerId, fleetId, vehicle } = trip;
  return (offers) =>
    offers.find(({ id }) => id === offerId) ??
    offers.find((offer) => offer.name === vehicle.name && offer.fleetId === fleetId) ??
    offers.find(({ name }) => name === vehicle.name);
}

/** The speed of city driving; a minute is added for setting off. */
const METRES_PER_MINUTE = 400;
const SETTING_OFF_MINUTES = 1;

/** A vehicle class that serves a pickup and that the account can pay for. */
export interface PayableOffer {
  offer: OfferRow;
  fleet: FleetRow;
  paymentTypes: Offer['paymentTypes'];
}

/**
 * What the fleets that serve a pickup can send and the account can pay for, in the fleets' own order.
 * @throws DomainError FORBIDDEN for somebody else's account
 */
export async function payableOffers(
  ctx: RequestContext,
  { pickup, corporationId }: { pickup: Coordinates; corporationId: string },
): Promise<PayableOffer[]> {
  requireAccount(ctx, corporationId);
  const [serving, links] = await Promise.all([
    fleetsServing(ctx, pickup),
    linkedAccounts(ctx, corporationId),
  ]);
  if (serving.length === 0) return [];
  const fleetById = new Map(serving.map((fleet) => [fleet.id, fleet]));
  const offers = await ctx.app.database.orm
    .select()
    .from(fleetOffers)
    .where(
      and(
        eq(fleetOffers.channelId, ctx.channel.id),
        inArray(fleetOffers.fleetId, [...fleetById.keys()]),
        isNull(fleetOffers.deletedAt),
      ),
    )
    .orderBy(
      asc(fleetOffers.seats),
      asc(fleetOffers.minimumFare),
      asc(fleetOffers.name),
      asc(fleetOffers.id),
    );
  return offers.flatMap((offer) => {
    const fleet = fleetById.get(offer.fleetId);
    const paymentTypes = paymentTypesOf(ctx, offer, links.has(offer.fleetId));
    return fleet && paymentTypes.length > 0 ? [{ offer, fleet, paymentTypes }] : [];
  });
}

/** A payable offer as it is answered. */
export const shownOffer = (
  { offer, fleet, paymentTypes }: PayableOffer,
  etaMinutes: number | null,
): Omit<Offer, 'isLastUsed'> => ({
  id: offer.id,
  fleetId: offer.fleetId,
  name: offer.name,
  seats: offer.seats,
  bags: bagRoom(offer),
  etaMinutes,
  paymentTypes,
  properties: { companyName: fleet.companyName },
});

/**
 * What the fleets that serve a pickup can send and the account can pay for, in the fleets' own order.
 * What the passenger was last driven in is marked.
 * @throws DomainError FORBIDDEN for somebody else's account
 */
export async function listOffers({
  ctx,
  input,
}: Call<{
  pickup: Coordinates;
  corporationId: string;
  passengerId: string | null;
}>): Promise<Offer[]> {
  const [payable, findLastUsed] = await Promise.all([
    payableOffers(ctx, input),
    lastUsed(ctx, input),
  ]);
  const fleets = new Map(payable.map(({ fleet }) => [fleet.id, fleet]));
  const etaByFleet = new Map(
    await Promise.all(
      [...fleets.values()].map(
        async (fleet) => [fleet.id, await etaMinutes(ctx, fleet, input.pickup)] as const,
      ),
    ),
  );
  const offers = payable.map((one) => shownOffer(one, etaByFleet.get(one.fleet.id) ?? null));
  const last = findLastUsed(offers);
  return offers.map((offer) => ({ ...offer, isLastUsed: offer === last }));
}

async function etaMinutes(
  ctx: RequestContext,
  fleet: FleetRow,
  pickup: Coordinates,
): Promise<number | null> {
  try {
    const nearest = await ctx.app.dispatch.nearest(fleet.id, pickup);
    if (!nearest) return null;
    return SETTING_OFF_MINUTES + Math.ceil(distanceMeters(nearest, pickup) / METRES_PER_MINUTE);
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    ctx.app.log.warn({ fleetId: fleet.id, err: error }, 'no arrival time from dispatch');
    return null;
  }
}
