import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { pricingWhenCancelled } from '../../../contract/booking/cancellation.ts';
import type { BookingResult } from '../../../contract/booking/request.ts';
import { CANCELLABLE_STATUSES, statesBefore } from '../../../contract/booking/status.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import { bookings } from '../../db/tables/index.ts';
import { enqueueSettlement } from '../payments/payment.ts';
import { audit } from '../../db/audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Call, requireAccount } from '../verb.ts';
import { bookingOf, recordEvents, resultOf, visibleTo } from './record.ts';

/**
 * Calls a trip off, until the driver stands at the door. Whatever races it (a confirmation, news
 * from dispatch), one of them is told that it came too late. Cancelling again answers the same. A trip
 * that is called off late costs the fee that its price's terms name.
 * @throws DomainError NOT_FOUND, FORBIDDEN, BOOKING_NOT_CANCELLABLE
 */
export async function cancelBooking({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<BookingResult> {
  const { database } = ctx.app;
  requireAccount(ctx, (await bookingOf(database.orm, ctx, id)).corporationId);
  return inTransaction(database, (tx) => callOff(tx, ctx, id));
}

/**
 * Calls a trip off in a transaction of the caller, who has seen to it that the account is theirs.
 * @throws DomainError NOT_FOUND, BOOKING_NOT_CANCELLABLE
 */
export async function callOff(
  tx: Transaction,
  ctx: RequestContext,
  id: string,
): Promise<BookingResult> {
  const now = ctx.app.now();
  const isIt = and(visibleTo(ctx), eq(bookings.id, id));
  const [before] = await tx.select().from(bookings).where(isIt).for('update');
  if (!before) throw new DomainError('NOT_FOUND');
  const [cancelled] = await tx
    .update(bookings)
    .set({
      state: 'CANCELLED',
      // What its booker was told that it costs now.
      pricingDetails: pricingWhenCancelled(before, now),
      // What was never confirmed has no status, and no place among the trips.
      status: sql`case ${bookings.state} when 'CONFIRMED' then 'CUSTOMER_CANCELLED' end`,
      estimatedTimeArrival: null,
      destinationEtaMinutes: null,
      driverLocation: null,
      updatedAt: now,
    })
    .where(
      and(
        isIt,
        or(
          and(eq(bookings.state, 'CONFIRMED'), inArray(bookings.status, [...CANCELLABLE_STATUSES])),
          inArray(
            bookings.state,
            statesBefore('CANCELLED').filter((state) => state !== 'CONFIRMED'),
          ),
        ),
      ),
    )
    .returning();
  if (!cancelled) {
    // A request that failed or expired meanwhile never becomes a trip, which is what was asked for.
    const isOver = ['CANCELLED', 'FAILED', 'EXPIRED'].includes(before.state);
    if (isOver) return resultOf(before);
    throw new DomainError('BOOKING_NOT_CANCELLABLE');
  }
  await recordEvents(tx, [cancelled], now);
  await audit(tx, ctx, { action: 'cancel', resource: 'bookings', resourceId: id });
  const payload = { channelId: ctx.channel.id, bookingId: id };
  await enqueueSettlement(ctx.app, tx, payload);
  if (cancelled.status !== null) {
    await ctx.app.jobs.enqueue(tx, 'dispatch-cancel', payload, { singletonKey: id });
  }
  return resultOf(cancelled);
}
