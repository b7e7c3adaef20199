import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { AbandonedAttempt } from '../../../contract/booking/request.ts';
import { CANCELLED_STATUSES, canMove } from '../../../contract/booking/status.ts';
import type { Queryable, RequestContext } from '../../context.ts';
import { abandonedAttempts, bookings } from '../../db/tables/index.ts';
import { lockNames } from '../../db/lockNames.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Call, requireAccount } from '../verb.ts';
import { callOff } from './cancelBooking.ts';
import { resultOf } from './record.ts';

/**
 * Stops an attempt whose outcome the booker was not told, for instance because the connection broke.
 * Afterwards it has no trip and no hold on a card, whether its request came, is under way, or comes
 * later. Stopping it again answers the same.
 * @throws DomainError FORBIDDEN; BOOKING_NOT_CANCELLABLE when the trip is too far under way, and
 *   the attempt then stands
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
    const [made] = await tx
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.channelId, owner.channelId),
          eq(bookings.bookedById, owner.bookedById),
          eq(bookings.attempt, attempt),
        ),
      )
      // News of its payment or its taxi waits, so that what is seen here still holds below.
      .for('update');
    if (!made) return { booking: null };
    requireAccount(ctx, made.corporationId);
    const { id, state, status } = made;
    // What expired, was declined or called off holds nothing.
    const isOver = !canMove(state, 'CANCELLED') || CANCELLED_STATUSES.some((one) => one === status);
    return { booking: isOver ? resultOf(made) : await callOff(tx, ctx, id) };
  });
}

/**
 * What those who request an attempt and those who give it up lock, before anything else of the attempt
 * is read or written: they wait for each other.
 */
export const attemptLock = ({ channel, actor }: RequestContext, attempt: string): string =>
  `attempt ${channel.id} ${actor.userId} ${attempt}`;

/** Whether an attempt was given up; asked with the attempt locked. */
export const isAbandoned = (on: Queryable, ctx: RequestContext, attempt: string): SQL<boolean> =>
  sql<boolean>`${exists(
    on
      .select({ attempt: abandonedAttempts.attempt })
      .from(abandonedAttempts)
      .where(
        and(
          eq(abandonedAttempts.channelId, ctx.channel.id),
          eq(abandonedAttempts.bookedById, ctx.actor.userId),
          eq(abandonedAttempts.attempt, attempt),
        ),
      ),
  )}`;
