import { and, eq, sql } from 'drizzle-orm';
import type { AbandonedAttempt } from '../../../contract/booking/request.ts';
import { CANCELLED_STATUSES, canMove } from '../../../contract/booking/status.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import { abandonedAttempts, bookings } from '../../db/tables/index.ts';
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
    await lockAttempt(tx, ctx, attempt);
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
 * Makes those who request an attempt and those who give it up wait for each other until this
 * transaction ends. Call it before anything else of the attempt is read or written.
 */
export async function lockAttempt(
  tx: Transaction,
  ctx: RequestContext,
  attempt: string,
): Promise<void> {
  const lock = `attempt ${ctx.channel.id} ${ctx.actor.userId} ${attempt}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
}

/**
 * Refuses a request that comes after its attempt was given up. Call it with the attempt locked.
 * @throws DomainError BOOKING_ABANDONED
 */
export async function refuseAbandoned(
  tx: Transaction,
  ctx: RequestContext,
  attempt: string,
): Promise<void> {
  const [given] = await tx
    .select({ attempt: abandonedAttempts.attempt })
    .from(abandonedAttempts)
    .where(
      and(
        eq(abandonedAttempts.channelId, ctx.channel.id),
        eq(abandonedAttempts.bookedById, ctx.actor.userId),
        eq(abandonedAttempts.attempt, attempt),
      ),
    );
  if (given) throw new DomainError('BOOKING_ABANDONED');
}
