import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { ADDRESS_SUGGESTION_LIMIT } from '../../../contract/booking/geo.ts';
import type { Place } from '../../../contract/booking/request.ts';
import { isSameDoor } from '../../../contract/booking/sameDoor.ts';
import { bookings } from '../../db/tables/index.ts';
import { type Call, requireAccount } from '../verb.ts';

/** Enough to find a few places among the many trips between the same two. */
const TRIPS_READ = 30;

const isSame = (a: Place, b: Place): boolean => a.address === b.address || isSameDoor(a, b);

/**
 * The pickups and dropoffs of a passenger's latest trips, each place once, at most five. A
 * passenger of another account has none.
 * @throws DomainError FORBIDDEN for somebody else's account
 */
export async function recentPlaces({
  ctx,
  input: { corporationId, passengerId },
}: Call<{ corporationId: string; passengerId: string }>): Promise<Place[]> {
  requireAccount(ctx, corporationId);
  const b = bookings;
  const trips = await ctx.app.database.orm
    .select({ origin: b.origin, destination: b.destination })
    .from(b)
    .where(
      and(
        eq(b.channelId, ctx.channel.id),
        eq(b.corporationId, corporationId),
        eq(b.passengerId, passengerId),
        isNotNull(b.status),
      ),
    )
    .orderBy(desc(b.createdAt))
    .limit(TRIPS_READ);
  const places: Place[] = [];
  for (const place of trips.flatMap(({ origin, destination }) => [origin, destination]))
    if (!places.some((known) => isSame(known, place))) places.push(place);
  return places.slice(0, ADDRESS_SUGGESTION_LIMIT);
}
