import { and, eq, exists, gt, inArray, ne, notExists, or, sql } from 'drizzle-orm';
import type { BookingResult } from '../../../contract/booking/request.ts';
import { type BookingStatus, statesBefore } from '../../../contract/booking/status.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import { isoText } from '../../db/isoText.ts';
import { bookings } from '../../db/tables/index.ts';
import { ownTrackingLink } from '../../db/trackingLink.ts';
import { inTransaction } from '../../db/transaction.ts';
import { given, writtenOnce } from '../../db/statements/writtenOnce.ts';
import {
  activePassengerOf,
  behindGuestOf,
  requireActivePassenger,
} from '../people/activePassenger.ts';
import { type Call, requireAccount } from '../verb.ts';
import { applyPickupChange } from './pickupChange.ts';
import { requireHold } from './paidByCard.ts';
import { type BookingRow, bookingOf, hasExpired, commitWithRecords, resultOf } from './record.ts';
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

const b = bookings;
/** As in `pickupValuesOf`. */
const pickupValues = sql`jsonb_build_object(
  'pickupTime', ${b.pickupTime},
  'pickupAt', ${isoText(b.pickupAt)},
  'pickupTimeZone', ${b.pickupTimeZone},
  'distanceMeters', ${b.distanceMeters},
  'durationSeconds', ${b.durationSeconds},
  'fareEstimate', ${b.fareEstimate})`;

/** Confirms a trip if nothing is in its way. Its conditions are all that confirming a trip requires. */
const confirming = writtenOnce(
  (orm) =>
    orm
      .update(b)
      .set({
        state: 'CONFIRMED',
        status: sql<BookingStatus>`case ${b.scheduleType} when 'ASAP' then 'NEW' else 'PREBOOKED' end`,
        trackingLink: ownTrackingLink,
        // What dispatch is told first, even if the pickup is changed before that.
        dispatchPickup: pickupValues,
        updatedAt: given('now', b.updatedAt),
      })
      .where(
        and(
          eq(b.channelId, given('channelId', b.channelId)),
          sql`${b.corporationId} = any(${sql.placeholder('corporationIds')}::uuid[])`,
          eq(b.id, given('id', b.id)),
          inArray(b.state, statesBefore('CONFIRMED')),
          gt(b.expiresAt, given('now', b.expiresAt)),
          // Only with the amount held on the card, which its bank has just been asked about.
          or(
            ne(b.paymentType, 'creditCard'),
            and(eq(b.state, 'AUTHORIZED'), sql`${sql.placeholder('isBankAsked')}::boolean`),
          ),
          sql`(${b.passengerType} <> 'employee' or ${b.passengerId} is null or ${exists(
            activePassengerOf(orm),
          )})`,
          // A guest is refused if only inactive employees have the phone or e-mail, as in `isInactiveEmployee`.
          or(
            ne(b.passengerType, 'guest'),
            notExists(behindGuestOf(orm, 'inactive')),
            exists(behindGuestOf(orm, 'active')),
          ),
          ...Object.values(served(orm)),
        ),
      )
      .returning(told),
  told,
  'confirm_booking',
);

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
  // Nearly every trip that no card pays for can be confirmed without being read first.
  const atOnce = await inTransaction(database, (tx) => confirmIn(tx, ctx, { id }));
  if (atOnce) return atOnce;
  const requested = await bookingOf(database.orm, ctx, id);
  requireAccount(ctx, requested.corporationId);
  // Checked before the card's bank is asked for a hold, and again with the confirmation.
  if (requested.state !== 'CONFIRMED') await refuseUnserved(database.orm, requested);
  await requireHold(ctx, requested, ctx.app.now());
  return inTransaction(
    database,
    async (tx) =>
      (await confirmIn(tx, ctx, { id, isBankAsked: true })) ??
      (await withoutConfirmation(tx, ctx, requested)),
  );
}

/**
 * Confirms a trip with everything that follows from that, and commits the transaction.
 * @returns null if there is no such trip, or if anything is in its way: nothing has happened then
 */
async function confirmIn(
  tx: Transaction,
  ctx: RequestContext,
  { id, isBankAsked = false }: { id: string; isBankAsked?: boolean },
): Promise<BookingResult | null> {
  const channelId = ctx.channel.id;
  const now = ctx.app.now();
  const corporationIds = [...ctx.actor.corporationIds];
  const [confirmed] = await confirming(tx, { channelId, corporationIds, id, now, isBankAsked });
  if (!confirmed) return null;
  const payload = { channelId, bookingId: id };
  await ctx.app.jobs.enqueue(tx, 'dispatch-create', payload, { singletonKey: id });
  const body = resultOf(confirmed);
  const answer = { status: 200, body };
  await commitWithRecords(tx, ctx, { action: 'confirm', booking: confirmed, at: now, answer });
  return body;
}

/** What is done, or what is wrong, when nothing could be confirmed. */
async function withoutConfirmation(
  tx: Transaction,
  ctx: RequestContext,
  { id, state }: BookingRow,
): Promise<BookingResult> {
  const booking = await bookingOf(tx, ctx, id);
  // A confirmed trip stays, or was cancelled together with its passenger: its pickup may still change.
  if (state !== 'CONFIRMED') {
    await requireActivePassenger(tx, booking);
    await refuseUnserved(tx, booking);
  }
  if (booking.state === 'CONFIRMED')
    return resultOf((await applyPickupChange(tx, ctx, id)) ?? booking);
  const expired = hasExpired(booking, ctx.app.now());
  throw new DomainError(expired ? 'BOOKING_EXPIRED' : 'BOOKING_NOT_CONFIRMABLE');
}
