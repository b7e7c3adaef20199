import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { CURRENT_STATUSES, statesBefore } from '../../../contract/booking/status.ts';
import { addMinutes } from '../../../contract/booking/schedule.ts';
import { AdapterError } from '../../adapters/outside.ts';
import type { AppContext } from '../../context.ts';
import { bookings } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { adoptTrip } from '../dispatch/adoptTrip.ts';
import { pushBooking } from '../dispatch/pushBooking.ts';
import { settleDuePayments } from '../payments/settle.ts';
import { dropExpiredChanges } from './pickupChange.ts';
import { type BookingRow, recordEvents } from './record.ts';

/** Dispatch is asked about a booking that it has not accepted after this long. */
const UNTAKEN_MINUTES = 1;
/** Dispatch is asked about a trip under way when it has reported nothing for this long. */
const SILENT_MINUTES = 5;
const BATCH = 100;
const AT_ONCE = 5;

/**
 * Repairs what a crash, a lost event or a silent dispatch system left behind. Running it again
 * changes nothing more.
 */
export async function reconcileBookings(app: AppContext): Promise<void> {
  await expireRequests(app);
  await settleDuePayments(app);
  await dropExpiredChanges(app);
  for (let after: string | null = null; ;) {
    const silent: BookingRow[] = await silentBookings(app, after);
    for (let start = 0; start < silent.length; start += AT_ONCE) {
      const some = silent.slice(start, start + AT_ONCE);
      await Promise.all(some.map((booking) => askAfter(app, booking)));
    }
    after = silent.at(-1)?.id ?? null;
    if (silent.length < BATCH) return;
  }
}

/** Expires requests that were not confirmed in time. */
async function expireRequests(app: AppContext): Promise<void> {
  const now = app.now();
  await inTransaction(app.database, async (tx) => {
    const expired = await tx
      .update(bookings)
      .set({ state: 'EXPIRED', updatedAt: now })
      .where(and(inArray(bookings.state, statesBefore('EXPIRED')), lte(bookings.expiresAt, now)))
      .returning();
    await recordEvents(tx, expired, now);
  });
}

function silentBookings(app: AppContext, after: string | null): Promise<BookingRow[]> {
  const now = app.now();
  return app.database.orm
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.state, 'CONFIRMED'),
        inArray(bookings.status, [...CURRENT_STATUSES, 'PREBOOKED']),
        or(
          and(
            isNull(bookings.dispatchId),
            lt(bookings.updatedAt, addMinutes(now, -UNTAKEN_MINUTES)),
          ),
          and(
            isNotNull(bookings.dispatchId),
            lt(bookings.updatedAt, addMinutes(now, -SILENT_MINUTES)),
            // Before its pickup there is nothing to report about a trip.
            lt(bookings.pickupAt, addMinutes(now, SILENT_MINUTES)),
          ),
        ),
        after === null ? undefined : gt(bookings.id, after),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(BATCH);
}

async function askAfter(app: AppContext, booking: BookingRow): Promise<void> {
  const { channelId, fleetId, id: bookingId } = booking;
  try {
    const trip = await app.dispatch.getBooking(fleetId, bookingId);
    if (!trip) return await pushBooking(app, { channelId, bookingId });
    await adoptTrip(app, booking, trip);
  } catch (error) {
    const about = { channelId, bookingId };
    if (error instanceof AdapterError)
      app.log.warn({ ...about, err: error }, 'dispatch could not be asked');
    // A booking that cannot be repaired must not hold up the ones after it.
    else app.log.error({ ...about, error }, 'a booking could not be reconciled');
  }
}
