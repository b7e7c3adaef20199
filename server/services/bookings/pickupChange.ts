import { and, eq, gt, lte } from 'drizzle-orm';
import type { z } from 'zod';
import { termsWhenMoved } from '../../../contract/booking/cancellation.ts';
import type { BookingResult, pickupChangeSchema } from '../../../contract/booking/request.ts';
import {
  addMinutes,
  CARD_DAYS_AHEAD,
  creditCardAllowed,
} from '../../../contract/booking/schedule.ts';
import { isEditable } from '../../../contract/booking/status.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { AppContext, RequestContext, Transaction } from '../../context.ts';
import { bookingPickupChanges, bookings, type PickupValues } from '../../db/tables/index.ts';
import { recordNotice } from '../notices/notices.ts';
import { quote } from '../offers/estimateFare.ts';
import { offerAt } from '../offers/serving.ts';
import { refuseByPolicy } from '../policies/refuseByPolicy.ts';
import { employeesBehind } from '../policies/rulesFor.ts';
import { audit } from '../../db/audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Call, requireAccount } from '../verb.ts';
import { lockPassenger } from './duplicates.ts';
import { refuseHigherFare } from './plan.ts';
import { type BookingRow, bookingOf, resultOf, visibleTo } from './record.ts';
import { pickupColumns, pickupValuesOf } from './pickupValues.ts';
import { legOrderErrors, lockLegs } from './returnLeg.ts';
import { scheduleOf } from './rules.ts';
import { refuseUnserved } from './served.ts';

/** A change that is not confirmed is dropped after this long. */
const CHANGE_LIFE_MINUTES = 15;

type AskedChange = z.output<typeof pickupChangeSchema>;

const canChange = ({ state, status }: BookingRow) =>
  state === 'CONFIRMED' && status !== null && isEditable(status);

const isChangeOf = (ctx: RequestContext, bookingId: string) =>
  and(
    eq(bookingPickupChanges.channelId, ctx.channel.id),
    eq(bookingPickupChanges.bookingId, bookingId),
    eq(bookingPickupChanges.requestedById, ctx.actor.userId),
  );

/**
 * Requests another pickup time: it is checked and priced, and the trip stays as it is until the
 * same person confirms. A second request replaces the first.
 * @throws DomainError NOT_FOUND, FORBIDDEN, BOOKING_NOT_CHANGEABLE, ACCOUNT_INACTIVE,
 *   VALIDATION_FAILED, OFFER_NOT_AVAILABLE, FARE_NOT_AVAILABLE, NOT_ALLOWED_BY_POLICY, FARE_CHANGED when more is
 *   asked for than the booker expected
 */
export async function requestPickupChange({
  ctx,
  input: { id, ...asked },
}: Call<{ id: string } & AskedChange>): Promise<BookingResult> {
  const { orm } = ctx.app.database;
  const now = ctx.app.now();
  const booking = await bookingOf(orm, ctx, id);
  requireAccount(ctx, booking.corporationId);
  if (!canChange(booking)) throw new DomainError('BOOKING_NOT_CHANGEABLE');
  await refuseUnserved(orm, booking);
  const wanted = await planChange(ctx, booking, asked, now);
  const change = {
    state: 'PENDING' as const,
    wanted,
    updatedAt: now,
    expiresAt: addMinutes(now, CHANGE_LIFE_MINUTES),
  };
  const { bookingId, channelId, requestedById } = bookingPickupChanges;
  await inTransaction(ctx.app.database, async (tx) => {
    await tx
      .insert(bookingPickupChanges)
      .values({
        channelId: ctx.channel.id,
        bookingId: id,
        requestedById: ctx.actor.userId,
        ...change,
      })
      .onConflictDoUpdate({ target: [channelId, bookingId, requestedById], set: change });
    await audit(tx, ctx, {
      action: 'request-change',
      resource: 'bookings',
      resourceId: id,
      fields: ['pickupTime'],
    });
  });
  return { ...resultOf(booking), requiresBookingConfirmation: true };
}

async function planChange(
  ctx: RequestContext,
  booking: BookingRow,
  { pickupTime, expectedFare }: AskedChange,
  now: Date,
): Promise<PickupValues> {
  const { origin, destination, waypoints } = booking;
  const schedule = scheduleOf({ origin, pickupTime }, now);
  if ('errors' in schedule) throw new DomainError('VALIDATION_FAILED', schedule);
  const errors = await legOrderErrors(ctx.app.database.orm, ctx, booking, schedule);
  // The hold dates from the booking and cannot last longer.
  if (
    booking.paymentType === 'creditCard' &&
    !creditCardAllowed(schedule.pickupAt, booking.createdAt)
  )
    errors['pickupTime'] = { code: 'cardTooFarAhead', params: { days: CARD_DAYS_AHEAD } };
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
  const found = await offerAt(ctx, booking.offerId, origin);
  if (!found) throw new DomainError('OFFER_NOT_AVAILABLE');
  const stops = [origin, ...waypoints, destination];
  // A booked trip can be moved even where its fleet has since shortened its longest trip.
  const booked = { offer: found.offer, fleet: null };
  const { geometry: _drawn, ...fareEstimate } = await quote(ctx, booked, stops, pickupTime);
  const { numberOfVehicles } = booking;
  refuseHigherFare(ctx, { expectedFare, numberOfVehicles }, fareEstimate);
  const wanted = {
    pickupTime,
    pickupAt: schedule.pickupAt.toISOString(),
    pickupTimeZone: schedule.pickupTimeZone,
    distanceMeters: fareEstimate.distanceMeters,
    durationSeconds: fareEstimate.durationSeconds,
    fareEstimate,
  };
  await refuseByPolicy(ctx.app.database.orm, ctx, { ...booking, ...wanted });
  return wanted;
}

/**
 * Applies the change that the caller requested, and tells dispatch. Without a waiting change it
 * does nothing. Pass the transaction that confirms.
 * @returns the changed booking; null when there was nothing to apply
 * @throws DomainError BOOKING_NOT_CHANGEABLE, BOOKING_CHANGE_EXPIRED, ACCOUNT_INACTIVE,
 *   OFFER_NOT_AVAILABLE, NOT_ALLOWED_BY_POLICY,
 *   VALIDATION_FAILED where the other leg was moved so that the two are out of order
 */
export async function applyPickupChange(
  tx: Transaction,
  ctx: RequestContext,
  id: string,
): Promise<BookingRow | null> {
  const now = ctx.app.now();
  const wanted = await takeChange(tx, ctx, id, now);
  if (!wanted) return null;
  if (new Date(wanted.pickupAt) < addMinutes(now, -1))
    throw new DomainError('BOOKING_CHANGE_EXPIRED');
  const before = await lockTrip(tx, ctx, id);
  await refuseUnserved(tx, before);
  // The other leg may have been moved since this change was requested.
  const { pickupTime, pickupAt } = wanted;
  const moved = { pickupTime, pickupAt: new Date(pickupAt) };
  const errors = await legOrderErrors(tx, ctx, before, moved);
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
  const changed = await storePickup(tx, ctx, before, wanted, now);
  await refuseByPolicy(tx, ctx, changed);
  await audit(tx, ctx, {
    action: 'change',
    resource: 'bookings',
    resourceId: id,
    changes: { pickupTime: { from: before.pickupTime, to: changed.pickupTime } },
  });
  await recordNotice(tx, 'pickupChanged', [changed], now);
  const payload = { channelId: ctx.channel.id, bookingId: id };
  await ctx.app.jobs.enqueue(tx, 'dispatch-update', payload, { singletonKey: id });
  return changed;
}

/**
 * Uses up the change that waits for the caller's confirmation.
 * @returns what was wanted; null when no change waits
 * @throws DomainError BOOKING_CHANGE_EXPIRED when it was not confirmed in time
 */
async function takeChange(
  tx: Transaction,
  ctx: RequestContext,
  id: string,
  now: Date,
): Promise<PickupValues | null> {
  // If two confirmations come together, the second waits here and then finds nothing to apply.
  const [change] = await tx
    .update(bookingPickupChanges)
    .set({ state: 'APPLIED', updatedAt: now })
    .where(
      and(
        isChangeOf(ctx, id),
        eq(bookingPickupChanges.state, 'PENDING'),
        gt(bookingPickupChanges.expiresAt, now),
      ),
    )
    .returning();
  if (change) return change.wanted;
  await refuseExpired(tx, ctx, id);
  return null;
}

/** The trip, locked together with its passenger and its other leg. */
async function lockTrip(tx: Transaction, ctx: RequestContext, id: string): Promise<BookingRow> {
  const found = await bookingOf(tx, ctx, id);
  const behind = found.passengerType === 'guest' ? await employeesBehind(tx, found) : [];
  await lockPassenger(tx, found, behind);
  await lockLegs(tx, found);
  const [locked] = await tx
    .select()
    .from(bookings)
    .where(and(visibleTo(ctx), eq(bookings.id, id)))
    .for('update');
  if (!locked) throw new DomainError('NOT_FOUND');
  return locked;
}

/** @throws DomainError BOOKING_NOT_CHANGEABLE for a trip that is no longer a future one */
async function storePickup(
  tx: Transaction,
  ctx: RequestContext,
  before: BookingRow,
  wanted: PickupValues,
  now: Date,
): Promise<BookingRow> {
  const fareEstimate = wanted.fareEstimate && {
    ...wanted.fareEstimate,
    cancellation: termsWhenMoved(before, wanted.fareEstimate.cancellation ?? null, now),
  };
  const [changed] = await tx
    .update(bookings)
    .set({
      ...pickupColumns({ ...wanted, fareEstimate }),
      dispatchPickup: before.dispatchPickup ?? pickupValuesOf(before),
      updatedAt: now,
    })
    .where(
      and(
        visibleTo(ctx),
        eq(bookings.id, before.id),
        eq(bookings.state, 'CONFIRMED'),
        eq(bookings.status, 'PREBOOKED'),
      ),
    )
    .returning();
  if (!changed) throw new DomainError('BOOKING_NOT_CHANGEABLE');
  return changed;
}

/** Refuses a confirmation that comes too late, so that nobody believes the change was made. */
async function refuseExpired(tx: Transaction, ctx: RequestContext, id: string): Promise<void> {
  const [change] = await tx.select().from(bookingPickupChanges).where(isChangeOf(ctx, id));
  if (change?.state === 'PENDING' || change?.state === 'DROPPED')
    throw new DomainError('BOOKING_CHANGE_EXPIRED');
}

/** Drops changes that were not confirmed in time. Running it again changes nothing more. */
export async function dropExpiredChanges(app: AppContext): Promise<void> {
  const now = app.now();
  await app.database.orm
    .update(bookingPickupChanges)
    .set({ state: 'DROPPED', updatedAt: now })
    .where(
      and(eq(bookingPickupChanges.state, 'PENDING'), lte(bookingPickupChanges.expiresAt, now)),
    );
}
