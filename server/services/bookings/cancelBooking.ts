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
 * Cancels a trip, as long as the driver is not at the door. If something else changes the trip at
 * the same moment (a confirmation, a report of dispatch), one of the two is refused as too late.
 * Cancelling again gives the same answer. A late cancellation costs the fee in the terms of the
 * trip's price.
 * @throws DomainError NOT_FOUND, FORBIDDEN, BOOKING_NOT_CANCELLABLE
 */
export async function cancelBooking({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<BookingResult> {
  const { database } = ctx.app;
  requireAccount(ctx, (await bookingOf(database.orm, ctx, id)).corporationId);
  return inTransaction(database, (tx) => cancelBookingIn(tx, ctx, id));
}

/**
 * Cancels a trip in the transaction of the caller, who has checked that the account is theirs.
 * @throws DomainError NOT_FOUND, BOOKING_NOT_CANCELLABLE
 */
export async function cancelBookingIn(
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
      // The cost that the booker was shown.
      pricingDetails: pricingWhenCancelled(before, now),
      // A booking that was never confirmed has no status and is not listed among the trips.
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
    // A request that failed or expired meanwhile never becomes a trip, as the caller wanted.
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
