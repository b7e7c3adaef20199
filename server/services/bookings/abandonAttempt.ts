import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AbandonedAttempt } from '../../../contract/booking/request.ts';
import { CANCELLED_STATUSES, canMove } from '../../../contract/booking/status.ts';
import type { RequestContext } from '../../context.ts';
import { abandonedAttempts, bookings } from '../../db/tables/index.ts';
import { lockNames } from '../../db/statements/together.ts';
import { inTransaction } from '../../db/transaction.ts';
import { withPlaceholders } from '../../db/statements/writtenOnce.ts';
import { type Call, requireAccount } from '../verb.ts';
import { cancelBookingIn } from './cancelBooking.ts';
import { resultOf } from './record.ts';

/**
 * Stops an attempt whose outcome the booker does not know, for instance because the connection
 * broke. Afterwards the attempt has no trip and no hold on a card, whether its request came before,
 * comes later, or is under way. Repeating the call gives the same answer.
 * @throws DomainError FORBIDDEN; BOOKING_NOT_CANCELLABLE when the trip is too far under way; the
 *   attempt is then not stopped
 */
export async function abandonAttempt({
  ctx,
  input: { attempt },
}: Call<{ attempt: string }>): Promise<AbandonedAttempt> {
  const owner = {
    channelId: ctx.channel.id,
    bookedById: ctx.actor.userId,
    attempt,
  };
  return inTransaction(ctx.app.database, async (tx) => {
    await lockNames(tx, [attemptLock(ctx, attempt)]);
    await tx.insert(abandonedAttempts).values(owner).onConflictDoNothing();
    const [booking] = await tx
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.channelId, owner.channelId),
          eq(bookings.bookedById, owner.bookedById),
          eq(bookings.attempt, attempt),
        ),
      )
      // Reports about its payment or its taxi must wait, so that what is read here stays true.
      .for('update');
    if (!booking) return { booking: null };
    requireAccount(ctx, booking.corporationId);
    const { id, state, status } = booking;
    // A booking that expired, was declined or was cancelled has no hold.
    const isOver = !canMove(state, 'CANCELLED') || CANCELLED_STATUSES.some((one) => one === status);
    return { booking: isOver ? resultOf(booking) : await cancelBookingIn(tx, ctx, id) };
  });
}

/**
 * The lock that requests of an attempt and calls that stop it take before they read or write
 * anything of the attempt, so that they wait for each other.
 */
export const attemptLock = ({ channel, actor }: RequestContext, attempt: string): string =>
  `attempt ${channel.id} ${actor.userId} ${attempt}`;

/**
 * Whether an attempt was stopped, for a statement with placeholders for it. To be sent with the attempt locked.
 */
export const isAbandoned: SQL<boolean> = sql<boolean>`exists (${withPlaceholders((orm) =>
  orm
    .select({ attempt: abandonedAttempts.attempt })
    .from(abandonedAttempts)
    .where(
      and(
        eq(abandonedAttempts.channelId, sql.placeholder('channelId')),
        eq(abandonedAttempts.bookedById, sql.placeholder('bookedById')),
        eq(abandonedAttempts.attempt, sql.placeholder('attempt')),
      ),
    ),
)})`;
