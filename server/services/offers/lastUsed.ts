import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Offer } from '../../../contract/booking/calls.ts';
import type { RequestContext } from '../../context.ts';
import { bookings } from '../../db/tables/index.ts';

type Known = Pick<Offer, 'id' | 'fleetId' | 'name'>;

/**
 * What the caller booked last for an account, to be found among offers: the offer itself, else the
 * same class of that fleet, else the same class of another one.
 */
export async function lastUsed(
  ctx: RequestContext,
  corporationId: string,
): Promise<<T extends Known>(offers: readonly T[]) => T | undefined> {
  const b = bookings;
  const [trip] = await ctx.app.database.orm
    .select({ offerId: b.offerId, fleetId: b.fleetId, vehicle: b.vehicle })
    .from(b)
    .where(
      and(
        eq(b.channelId, ctx.channel.id),
        eq(b.corporationId, corporationId),
        eq(b.bookedById, ctx.actor.userId),
        // Both as the index of a booker's last trips has them: confirmed, for somebody who is known.
        isNotNull(b.passengerId),
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
