import { and, eq } from 'drizzle-orm';
import { isFinal } from '../../../contract/booking/status.ts';
import type { AppContext } from '../../context.ts';
import { bookingPickupChanges, bookings } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { pickupColumns, pickupValuesOf } from '../bookings/pickupValues.ts';
import type { BookingRow } from '../bookings/record.ts';
import { recordNotice } from '../notices/notices.ts';
import {
  type BookingKey,
  findBooking,
  isKey,
  pushBooking,
  toDispatch,
  throwUntilTooLate,
  isFinalRefusal,
} from './pushBooking.ts';

/**
 * Tells dispatch of a trip's new pickup time. Safe to run again after any interruption. Where
 * dispatch refuses, the trip returns to the time that dispatch accepted last.
 * @throws AdapterError when dispatch cannot be reached; the job is then tried again
 */
export async function pushChange(app: AppContext, key: BookingKey): Promise<void> {
  let told: Date | null = null;
  for (;;) {
    const booking = await findBooking(app, key);
    if (booking?.state !== 'CONFIRMED' || booking.status === null || isFinal(booking.status))
      return;
    // Repeated while the time changes, because this call may arrive after the one with a newer
    // time.
    if (told?.getTime() === booking.pickupAt.getTime()) return;
    told = booking.pickupAt;
    try {
      const body = toDispatch(app, booking);
      if (!(await app.dispatch.updateBooking(body))) {
        // The change overtook its booking, which may still arrive at any moment with the former
        // time.
        await pushBooking(app, key);
        await app.dispatch.updateBooking(body);
      }
      await keepAcknowledged(app, booking);
    } catch (error) {
      if (!isFinalRefusal(error))
        return throwUntilTooLate(app, booking, 'another pickup time', error);
      app.log.warn({ ...key, err: error }, 'dispatch refused another pickup time');
      // Sends once more the time that it is assumed to have: the answer to a later change may have
      // been lost.
      await takeBack(app, booking);
    }
  }
}

async function keepAcknowledged(app: AppContext, booking: BookingRow): Promise<void> {
  const { channelId, id: bookingId } = booking;
  await app.database.orm
    .update(bookings)
    .set({ dispatchPickup: pickupValuesOf(booking) })
    .where(isKey({ channelId, bookingId }));
}

/** Gives a trip the pickup that dispatch has, unless it was changed again after the refusal. */
async function takeBack(app: AppContext, booking: BookingRow): Promise<void> {
  const { channelId, id: bookingId, pickupAt } = booking;
  const changes = bookingPickupChanges;
  await inTransaction(app.database, async (tx) => {
    const [now] = await tx
      .select()
      .from(bookings)
      .where(and(isKey({ channelId, bookingId }), eq(bookings.pickupAt, pickupAt)))
      .for('update');
    const acknowledged = now?.dispatchPickup;
    if (!acknowledged || acknowledged.pickupAt === pickupAt.toISOString()) return;
    await tx
      .update(changes)
      .set({ state: 'REFUSED', updatedAt: app.now() })
      .where(
        and(
          eq(changes.channelId, channelId),
          eq(changes.bookingId, bookingId),
          eq(changes.state, 'APPLIED'),
        ),
      );
    const takenBack = await tx
      .update(bookings)
      .set({ ...pickupColumns(acknowledged), updatedAt: app.now() })
      .where(isKey({ channelId, bookingId }))
      .returning();
    await recordNotice(tx, 'pickupChanged', takenBack, app.now());
  });
}
