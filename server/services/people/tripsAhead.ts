import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { CANCELLABLE_STATUSES } from '../../../contract/booking/status.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import { bookings } from '../../db/tables/index.ts';
import { cancelBookingIn } from '../bookings/cancelBooking.ts';
import { visibleTo } from '../bookings/record.ts';

/** Trips of employees that can still be cancelled. */
export const aheadOf = (ctx: RequestContext, whose: SQL | undefined) =>
  and(
    visibleTo(ctx),
    eq(bookings.passengerType, 'employee'),
    eq(bookings.state, 'CONFIRMED'),
    inArray(bookings.status, [...CANCELLABLE_STATUSES]),
    whose,
  );

/**
 * Calls off the future trips of somebody who is being deactivated or deleted. The caller has locked
 * their row, so that no trip of theirs is confirmed meanwhile.
 */
export async function cancelTripsAhead(
  tx: Transaction,
  ctx: RequestContext,
  passengerId: string,
): Promise<void> {
  const ahead = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(aheadOf(ctx, eq(bookings.passengerId, passengerId)))
    .orderBy(asc(bookings.id))
    .for('update');
  for (const { id } of ahead) await cancelBookingIn(tx, ctx, id);
}
