import { and, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import type { DispatchBooking, DispatchTrip } from '../../../contract/booking/dispatch.ts';
import { fareTotal } from '../../../contract/booking/fare.ts';
import { addMinutes } from '../../../contract/booking/schedule.ts';
import { isFinal } from '../../../contract/booking/status.ts';
import { AdapterError } from '../../adapters/outside.ts';
import type { AppContext } from '../../context.ts';
import { gathered } from '../../db/statements/gathered.ts';
import { isAnyRow } from '../../db/isAnyOf.ts';
import { bookings } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { billedNumber } from '../accountFields/billedNumber.ts';
import { pickupColumns, pickupValuesOf } from '../bookings/pickupValues.ts';
import { type BookingRow, recordEvents } from '../bookings/record.ts';
import { enqueueSettlement } from '../payments/payment.ts';
import { adoptTrip } from './adoptTrip.ts';

/** Nobody wants a taxi that late: the trip then fails, which its booker can see. */
const TOO_LATE_MINUTES = 60;
/** Whether it is too late to tell dispatch about a trip. */
export const isTooLate = (app: AppContext, { pickupAt }: BookingRow): boolean =>
  pickupAt < addMinutes(app.now(), -TOO_LATE_MINUTES);

export interface BookingKey {
  channelId: string;
  bookingId: string;
}

/** Answers by which dispatch says that it will never accept the booking. */
const FINAL_REFUSALS = new Set([400, 409, 422]);
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof AdapterError && error.status !== undefined && FINAL_REFUSALS.has(error.status);

export const isKey = ({ channelId, bookingId }: BookingKey) =>
  and(eq(bookings.channelId, channelId), eq(bookings.id, bookingId));

const areKeys = (keys: readonly BookingKey[]) =>
  isAnyRow(
    bookings,
    keys.map(({ channelId, bookingId: id }) => ({ channelId, id })),
  );

/** A booking, with the number by which its fleet bills the account. */
type BilledBooking = BookingRow & { accountNumber: string | null };

const billedBooking = gathered<BookingKey, BilledBooking | null>(async ({ orm }, keys) => {
  const found = await orm
    .select({
      ...getTableColumns(bookings),
      accountNumber: billedNumber(orm, bookings),
    })
    .from(bookings)
    .where(areKeys(keys))
    .prepare('billed_bookings')
    .execute();
  const byId = new Map(found.map((booking) => [booking.id, booking]));
  return keys.map(({ bookingId }) => byId.get(bookingId) ?? null);
});

export const findBooking = (app: AppContext, key: BookingKey): Promise<BilledBooking | null> =>
  billedBooking(app.database, key);

interface Taken extends BookingKey {
  dispatchId: string;
  now: Date;
}
/** Stores the ids that dispatch gave to bookings; false for a booking that was cancelled meanwhile. */
const keepTaken = gathered<Taken, boolean>(async ({ orm }, taken) => {
  const given = JSON.stringify(
    taken.map(({ bookingId, dispatchId }) => ({ bookingId, dispatchId })),
  );
  const standing = await orm
    .update(bookings)
    .set({ dispatchId: sql`taken."dispatchId"`, updatedAt: taken[0]!.now })
    .from(sql`jsonb_to_recordset(${given}::jsonb) as taken ("bookingId" uuid, "dispatchId" text)`)
    .where(
      and(
        areKeys(taken),
        sql`${bookings.id} = taken."bookingId"`,
        ne(bookings.status, 'CUSTOMER_CANCELLED'),
      ),
    )
    .returning({ id: bookings.id })
    .prepare('taken_bookings')
    .execute();
  const ids = new Set(standing.map(({ id }) => id));
  return taken.map(({ bookingId }) => ids.has(bookingId));
});

/**
 * Hands a confirmed booking to its fleet's dispatch system. Safe to run again after any
 * interruption: dispatch accepts each booking once, and one that was cancelled meanwhile is called
 * off.
 * @throws AdapterError when dispatch cannot be reached; the job is then tried again
 */
export async function pushBooking(app: AppContext, key: BookingKey): Promise<void> {
  const booking = await findBooking(app, key);
  if (!booking) return;
  if (booking.status === 'CUSTOMER_CANCELLED') return cancelAtDispatch(app, key);
  if (booking.state !== 'CONFIRMED' || booking.status === null || isFinal(booking.status)) return;
  if (isTooLate(app, booking)) {
    // It may have been handed over and driven, if only the answer was lost.
    const known = await app.dispatch.getBooking(booking.fleetId, booking.id);
    return known ? adoptTrip(app, booking, known) : giveUp(app, booking);
  }
  let trip: DispatchTrip;
  try {
    trip = await app.dispatch.createBooking(toDispatch(app, await firstTold(app, booking)));
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    app.log.warn({ ...key, err: error }, 'dispatch refused a booking');
    return giveUp(app, booking);
  }
  const { dispatchId } = trip;
  if (await keepTaken(app.database, { ...key, dispatchId, now: app.now() })) return;
  // It was cancelled while it was being sent, and dispatch may have got the cancellation before the booking.
  await inTransaction(app.database, async (tx) => {
    const [row] = await tx
      .update(bookings)
      .set({ dispatchId, updatedAt: app.now() })
      .where(isKey(key))
      .returning();
    if (row?.status === 'CUSTOMER_CANCELLED')
      await app.jobs.enqueue(tx, 'dispatch-cancel', key, { singletonKey: key.bookingId });
  });
}

/**
 * A booking as it was first sent to dispatch, used each time that it is handed over: an answer may
 * have been lost, and a pickup time that has changed since is reported as a change.
 */
async function firstTold(app: AppContext, booking: BilledBooking): Promise<BilledBooking> {
  // Stored when the booking was confirmed, except by older releases.
  const row = booking.dispatchPickup ? booking : await keepFirst(app, booking);
  if (!row?.dispatchPickup) return booking;
  const { fareEstimate } = row.dispatchPickup;
  const total = fareEstimate && fareTotal(fareEstimate, row.numberOfVehicles);
  return { ...booking, ...row, ...pickupColumns(row.dispatchPickup), total };
}

async function keepFirst(app: AppContext, booking: BookingRow): Promise<BookingRow | undefined> {
  const first = JSON.stringify(pickupValuesOf(booking));
  const [row] = await app.database.orm
    .update(bookings)
    .set({ dispatchPickup: sql`coalesce(${bookings.dispatchPickup}, ${first}::jsonb)` })
    .where(isKey({ channelId: booking.channelId, bookingId: booking.id }))
    .returning();
  return row;
}

/**
 * Tells dispatch that a trip was cancelled. A trip that dispatch does not know counts as cancelled.
 * A price in the answer replaces the fee that we calculated.
 * @throws AdapterError when dispatch cannot be reached; the job is then tried again
 */
export async function cancelAtDispatch(app: AppContext, key: BookingKey): Promise<void> {
  const booking = await findBooking(app, key);
  if (booking?.status !== 'CUSTOMER_CANCELLED') return;
  try {
    const trip = await app.dispatch.cancelBooking(booking.fleetId, booking.id);
    if (trip && !isFinal(trip.report.status))
      app.log.error(
        { ...key, status: trip.report.status },
        'dispatch continues with a cancelled trip',
      );
    else if (trip?.report.pricing) await adoptTrip(app, booking, trip);
  } catch (error) {
    throwUntilTooLate(app, booking, 'a cancellation', error);
  }
}

/**
 * Repeats what dispatch could not be told until the trip is over; then gives up, which the operator
 * can see in the log.
 * @param what dispatch was to be told, for the log
 * @throws the error itself before that
 */
export function throwUntilTooLate(
  app: AppContext,
  booking: BookingRow,
  what: string,
  error: unknown,
): void {
  if (!(error instanceof AdapterError) || !isTooLate(app, booking)) throw error;
  const { channelId, id: bookingId } = booking;
  app.log.error(
    { channelId, bookingId, isFinal: true, err: error },
    `dispatch was never told of ${what}`,
  );
}

/** Marks a trip that will not be driven. */
async function giveUp(app: AppContext, booking: BookingRow): Promise<void> {
  const now = app.now();
  await inTransaction(app.database, async (tx) => {
    const changed = await tx
      .update(bookings)
      .set({
        status: 'DISPATCH_CANCELLED',
        estimatedTimeArrival: null,
        destinationEtaMinutes: null,
        updatedAt: now,
      })
      .where(
        and(
          isKey({ channelId: booking.channelId, bookingId: booking.id }),
          eq(bookings.state, 'CONFIRMED'),
          inArray(bookings.status, booking.status === null ? [] : [booking.status]),
        ),
      )
      .returning();
    await recordEvents(tx, changed, now);
    for (const { channelId, id } of changed)
      await enqueueSettlement(app, tx, { channelId, bookingId: id });
  });
}

/** A booking in the form in which dispatch gets it. */
export function toDispatch(app: AppContext, booking: BilledBooking): DispatchBooking {
  const { channelId, fleetId } = booking;
  const channel = app.config.channels.find(({ id }) => id === channelId);
  const { givenName, familyName, phone } = booking.userInfo;
  return {
    bookingId: booking.id,
    channelId,
    fleetId,
    accountNumber: booking.paymentType === 'businessAccount' ? booking.accountNumber : null,
    scheduleType: booking.scheduleType,
    status: booking.status ?? 'NEW',
    pickupAt: booking.pickupAt.toISOString(),
    pickupTime: booking.pickupTime,
    pickupTimeZone: booking.pickupTimeZone,
    origin: booking.origin,
    destination: booking.destination,
    waypoints: booking.waypoints,
    vehicle: booking.vehicle.name,
    numberOfVehicles: booking.numberOfVehicles,
    passenger: { givenName, familyName, phone },
    paymentType: booking.paymentType,
    notes: booking.notes,
    accountFields: booking.businessAccountConfig?.fields ?? [],
    flightInfo: booking.bookingProperties?.flightInfo ?? null,
    distanceMeters: booking.distanceMeters,
    durationSeconds: booking.durationSeconds,
    currency: booking.fareEstimate?.currency ?? channel?.currency ?? 'GBP',
    quotedTotal: booking.total,
    cancellation: booking.fareEstimate?.cancellation ?? null,
  };
}
