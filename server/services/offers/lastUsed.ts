import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Offer } from '../../../contract/booking/calls.ts';
import type { RequestContext } from '../../context.ts';
import { bookings } from '../../db/tables/index.ts';

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
