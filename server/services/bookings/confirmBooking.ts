import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { BookingResult } from '../../../contract/booking/request.ts';
import { statesBefore } from '../../../contract/booking/status.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { bookings } from '../../db/tables/index.ts';
import { ownTrackingLink } from '../../db/trackingLink.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireActivePassenger } from '../people/activePassenger.ts';
import { type Call, requireAccount } from '../verb.ts';
import { applyPickupChange } from './pickupChange.ts';
import { requireHold } from './paidByCard.ts';
import { pickupValuesOf } from './pickupValues.ts';
import { bookingOf, hasExpired, recordFirst, resultOf, visibleTo } from './record.ts';

/** The fields of a confirmed booking that its history and its notices need. */
const told = {
  channelId: bookings.channelId,
  id: bookings.id,
  state: bookings.state,
  status: bookings.status,
  passengerType: bookings.passengerType,
  passengerId: bookings.passengerId,
};

/**
 * Makes a requested trip binding: one transaction confirms it and queues its way to dispatch. For a
 * confirmed trip it applies the change of the pickup time that the caller asked for. Confirming
 * again gives the same answer.
 * @throws DomainError NOT_FOUND, FORBIDDEN, BOOKING_EXPIRED, BOOKING_NOT_CONFIRMABLE,
 *   PAYMENT_NOT_CONFIRMED, PAYMENT_DECLINED, PASSENGER_INACTIVE, BOOKING_NOT_CHANGEABLE, BOOKING_CHANGE_EXPIRED;
 *   AdapterError when the card processor cannot be reached
 */
export async function confirmBooking({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<BookingResult> {
  const { database, jobs } = ctx.app;
  const requested = await bookingOf(database.orm, ctx, id);
  requireAccount(ctx, requested.corporationId);
  await requireHold(ctx, requested, ctx.app.now());
  // Asking for the hold takes a while, and its result is stored before the confirmation.
  const now = ctx.app.now();
  return inTransaction(database, async (tx) => {
    // A confirmed trip stays, or was cancelled together with its passenger: its pickup may still
    // change.
    if (requested.state !== 'CONFIRMED') await requireActivePassenger(tx, requested);
    const [confirmed] = await tx
      .update(bookings)
      .set({
        state: 'CONFIRMED',
        status: sql`case ${bookings.scheduleType} when 'ASAP' then 'NEW' else 'PREBOOKED' end`,
        trackingLink: ownTrackingLink,
        // What dispatch is told first, even if the pickup is changed before that.
        dispatchPickup: pickupValuesOf(requested),
        updatedAt: now,
      })
      .where(
        and(
          visibleTo(ctx),
          eq(bookings.id, id),
          inArray(bookings.state, statesBefore('CONFIRMED')),
          gt(bookings.expiresAt, now),
          // Only with the amount held on the card, whoever confirms.
          or(ne(bookings.paymentType, 'creditCard'), eq(bookings.state, 'AUTHORIZED')),
        ),
      )
      .returning(told)
      .prepare(`confirm_booking_${ctx.actor.role}`)
      .execute();
    if (!confirmed) {
      const booking = await bookingOf(tx, ctx, id);
      if (booking.state === 'CONFIRMED')
        return resultOf((await applyPickupChange(tx, ctx, id)) ?? booking);
      const expired = hasExpired(booking, now);
      throw new DomainError(expired ? 'BOOKING_EXPIRED' : 'BOOKING_NOT_CONFIRMABLE');
    }
    const payload = { channelId: ctx.channel.id, bookingId: id };
    await jobs.enqueue(tx, 'dispatch-create', payload, { singletonKey: id });
    const body = resultOf(confirmed);
    const answer = { status: 200, body };
    await recordFirst(tx, ctx, { action: 'confirm', booking: confirmed, at: now, answer });
    return body;
  });
}
