import { and, eq, exists, gt, inArray, ne, notExists, or, sql } from 'drizzle-orm';
import type { BookingResult } from '../../../contract/booking/request.ts';
import { type BookingStatus, statesBefore } from '../../../contract/booking/status.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import { bookings } from '../../db/tables/index.ts';
import { ownTrackingLink } from '../../db/trackingLink.ts';
import { inTransaction } from '../../db/transaction.ts';
import { given, writtenOnce } from '../../db/writtenOnce.ts';
import {
  activePassengerOf,
  inactiveBehindGuestOf,
  requireActivePassenger,
} from '../people/activePassenger.ts';
import { type Call, requireAccount } from '../verb.ts';
import { applyPickupChange } from './pickupChange.ts';
import { requireHold } from './paidByCard.ts';
import { pickupValuesOf } from './pickupValues.ts';
import {
  type BookingRow,
  bookingOf,
  hasExpired,
  recordFirst,
  resultOf,
  visibleTo,
} from './record.ts';
import { refuseUnserved, served } from './served.ts';

/** The fields of a confirmed booking that its history and its notices need. */
const told = {
  channelId: bookings.channelId,
  id: bookings.id,
  state: bookings.state,
  status: bookings.status,
  passengerType: bookings.passengerType,
  passengerId: bookings.passengerId,
};

/** What confirming a trip changes, whichever trip it is. */
const confirmation = {
  state: 'CONFIRMED' as const,
  status: sql<BookingStatus>`case ${bookings.scheduleType} when 'ASAP' then 'NEW' else 'PREBOOKED' end`,
  trackingLink: ownTrackingLink,
};

/**
 * Makes a requested trip binding: one transaction confirms it and queues its way to dispatch. For a
 * confirmed trip it applies the change of the pickup time that the caller asked for. Confirming
 * again gives the same answer.
 * @throws DomainError NOT_FOUND, FORBIDDEN, BOOKING_EXPIRED, BOOKING_NOT_CONFIRMABLE,
 *   PAYMENT_NOT_CONFIRMED, PAYMENT_DECLINED, PASSENGER_INACTIVE, ACCOUNT_INACTIVE,
 *   OFFER_NOT_AVAILABLE, NOT_ALLOWED_BY_POLICY, BOOKING_NOT_CHANGEABLE, BOOKING_CHANGE_EXPIRED, VALIDATION_FAILED; AdapterError when the card
 *   processor cannot be reached
 */
export async function confirmBooking({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<BookingResult> {
  const { database } = ctx.app;
  const atOnce = await confirmAtOnce(ctx, id);
  if (atOnce) return atOnce;
  const requested = await bookingOf(database.orm, ctx, id);
  requireAccount(ctx, requested.corporationId);
  // Checked before the card's bank is asked for a hold, and again with the confirmation.
  if (requested.state !== 'CONFIRMED') await refuseUnserved(database.orm, requested);
  await requireHold(ctx, requested, ctx.app.now());
  // Asking for the hold takes a while, and its result is stored before the confirmation.
  const now = ctx.app.now();
  return inTransaction(database, async (tx) => {
    // A confirmed trip stays, or was cancelled together with its passenger: its pickup may still
    // change.
    if (requested.state !== 'CONFIRMED') {
      await requireActivePassenger(tx, requested);
      await refuseUnserved(tx, requested);
    }
    const [confirmed] = await tx
      .update(bookings)
      .set({
        ...confirmation,
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
    return tellOf(tx, ctx, confirmed, now);
  });
}

/** Everything that follows from a confirmation, which also commits the transaction. */
async function tellOf(
  tx: Transaction,
  ctx: RequestContext,
  confirmed: Pick<BookingRow, keyof typeof told>,
  at: Date,
): Promise<BookingResult> {
  const { channelId, id } = confirmed;
  const payload = { channelId, bookingId: id };
  await ctx.app.jobs.enqueue(tx, 'dispatch-create', payload, { singletonKey: id });
  const body = resultOf(confirmed);
  const answer = { status: 200, body };
  await recordFirst(tx, ctx, { action: 'confirm', booking: confirmed, at, answer });
  return body;
}

const b = bookings;
/** As in `pickupValuesOf`. */
const pickupValues = sql`jsonb_build_object(
  'pickupTime', ${b.pickupTime},
  'pickupAt', to_char(${b.pickupAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'pickupTimeZone', ${b.pickupTimeZone},
  'distanceMeters', ${b.distanceMeters},
  'durationSeconds', ${b.durationSeconds},
  'fareEstimate', ${b.fareEstimate})`;

const confirming = writtenOnce(
  (orm) =>
    orm
      .update(b)
      .set({ ...confirmation, dispatchPickup: pickupValues, updatedAt: given('now', b.updatedAt) })
      .where(
        and(
          eq(b.channelId, given('channelId', b.channelId)),
          sql`${b.corporationId} = any(${sql.placeholder('corporationIds')}::uuid[])`,
          eq(b.id, given('id', b.id)),
          inArray(b.state, statesBefore('CONFIRMED')),
          gt(b.expiresAt, given('now', b.expiresAt)),
          ne(b.paymentType, 'creditCard'),
          sql`(${b.passengerType} <> 'employee' or ${b.passengerId} is null or ${exists(
            activePassengerOf(orm),
          )})`,
          or(ne(b.passengerType, 'guest'), notExists(inactiveBehindGuestOf(orm))),
          ...Object.values(served(orm)),
        ),
      )
      .returning(told),
  told,
  'confirm_at_once',
);

/**
 * Confirms a trip that no card pays for without reading it first, as nearly all confirmations can be.
 * @returns null if there is no such trip, or if anything is in its way, which the caller finds out
 */
async function confirmAtOnce(ctx: RequestContext, id: string): Promise<BookingResult | null> {
  const { role, corporationIds } = ctx.actor;
  if (role !== 'corporationAdmin') return null;
  const now = ctx.app.now();
  return inTransaction(ctx.app.database, async (tx) => {
    const of = { channelId: ctx.channel.id, corporationIds: [...corporationIds], id, now };
    const [confirmed] = await confirming(tx, of);
    return confirmed ? tellOf(tx, ctx, confirmed, now) : null;
  });
}
