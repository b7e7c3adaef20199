import { and, desc, eq } from 'drizzle-orm';
import { isFinal } from '../../../contract/booking/status.ts';
import type { AppContext } from '../../context.ts';
import { bookingPickupChanges, bookings } from '../../db/tables/index.ts';
import type { BookingRow } from '../bookings/record.ts';
import { giveNotice } from '../notices/notices.ts';
import {
  type BookingKey,
  findBooking,
  isKey,
  pushBooking,
  toDispatch,
  untold,
  willNeverDo,
} from './pushBooking.ts';

/**
 * Tells dispatch of a trip's new pickup time. Safe to run again after any cut. Where dispatch
 * refuses, the trip gets back the time that dispatch still has.
 * @throws AdapterError when dispatch cannot be reached; the job is then tried again
 */
export async function pushChange(app: AppContext, key: BookingKey): Promise<void> {
  let told: Date | null = null;
  for (;;) {
    const booking = await findBooking(app, key);
    if (booking?.state !== 'CONFIRMED' || booking.status === null || isFinal(booking.status))
      return;
    // Changed again while it was told: this call may have come after the one that told that.
    if (told?.getTime() === booking.pickupAt.getTime()) return;
    told = booking.pickupAt;
    try {
      const body = await toDispatch(app, booking);
      if (await app.dispatch.updateBooking(body)) continue;
      // The change overtook its booking, which may arrive at any moment as it was before.
      await pushBooking(app, key);
      await app.dispatch.updateBooking(body);
    } catch (error) {
      if (!willNeverDo(error)) return untold(app, booking, 'another pickup time', error);
      app.log.warn({ ...key, err: error }, 'dispatch refused another pickup time');
      return takeBack(app, booking);
    }
  }
}

async function takeBack(app: AppContext, booking: BookingRow): Promise<void> {
  const { channelId, id: bookingId, pickupAt } = booking;
  const changes = bookingPickupChanges;
  await app.database.orm.transaction(async (tx) => {
    const applied = await tx
      .select()
      .from(changes)
      .where(
        and(
          eq(changes.channelId, channelId),
          eq(changes.bookingId, bookingId),
          eq(changes.state, 'APPLIED'),
        ),
      )
      .orderBy(desc(changes.updatedAt));
    const change = applied.find(({ wanted }) => wanted.pickupAt === pickupAt.toISOString());
    if (!change?.previous) return;
    const { previous, requestedById } = change;
    await tx
      .update(changes)
      .set({ state: 'REFUSED', updatedAt: app.now() })
      .where(
        and(
          eq(changes.channelId, channelId),
          eq(changes.bookingId, bookingId),
          eq(changes.requestedById, requestedById),
        ),
      );
    const takenBack = await tx
      .update(bookings)
      .set({ ...previous, pickupAt: new Date(previous.pickupAt), updatedAt: app.now() })
      .where(and(isKey({ channelId, bookingId }), eq(bookings.pickupAt, pickupAt)))
      .returning();
    await giveNotice(tx, 'pickupChanged', takenBack, app.now());
  });
}
