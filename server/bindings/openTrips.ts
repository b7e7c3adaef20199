import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { CURRENT_STATUSES, FUTURE_STATUSES } from '../../contract/booking/status.ts';
import { DomainError } from '../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../context.ts';
import { bookings } from '../db/tables/index.ts';

/**
 * Keeps what trips under way or ahead depend on: somebody waits for that taxi.
 * @throws DomainError STILL_IN_USE
 */
export async function refuseWithOpenTrips(
  condition: SQL,
  tx: Transaction,
  ctx: RequestContext,
): Promise<void> {
  const [trip] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.channelId, ctx.channel.id),
        condition,
        inArray(bookings.status, [...CURRENT_STATUSES, ...FUTURE_STATUSES]),
      ),
    )
    .limit(1);
  if (trip) throw new DomainError('STILL_IN_USE');
}
