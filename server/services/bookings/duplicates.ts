import { and, eq, gt, gte, inArray, lte, ne, or, sql } from 'drizzle-orm';
import {
  type ComparableTrip,
  DUPLICATE_WINDOW_MINUTES,
  isDuplicate,
} from '../../../contract/booking/duplicate.ts';
import { addMinutes } from '../../../contract/booking/schedule.ts';
import {
  CURRENT_STATUSES,
  FUTURE_STATUSES,
  statesBefore,
} from '../../../contract/booking/status.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import { audit } from '../../db/audit.ts';
import { lockNames } from '../../db/statements/together.ts';
import { bookings } from '../../db/tables/index.ts';
import { enqueueSettlement, isBookingOf } from '../payments/payment.ts';
import type { Held } from '../policies/rulesFor.ts';
import { attemptIdOf, isOfLine, isReturnLeg } from './attempt.ts';
import { type BookingRow, recordEvents } from './record.ts';

/** After this long, nobody is waiting any more for the taxi of a trip as soon as possible. */
const ASAP_LIFE_MINUTES = 1440;

const comparable = (row: BookingRow): ComparableTrip => ({ ...row, phone: row.userInfo.phone });

/** The passenger, for whom two bookings must not be made at the same time. */
type Booked = Pick<BookingRow, 'channelId' | 'corporationId'> & {
  passengerId?: string | null;
  userInfo: BookingRow['userInfo'];
};

/**
 * The locks for booking for a person, always in the same order so that no two callers deadlock.
 * @param behind the employees as whom a guest is judged: who books for one of them waits too
 */
export const passengerLocks = (
  { channelId, corporationId, passengerId, userInfo }: Booked,
  behind: readonly Held[] = [],
): string[] => {
  const ids = new Set([passengerId, ...behind.map(({ employee }) => employee?.id)]);
  return [userInfo.phone && `phone ${userInfo.phone}`, ...[...ids].map((id) => id && `id ${id}`)]
    .flatMap((name) => (name ? [`booking ${channelId} ${corporationId} ${name}`] : []))
    .toSorted();
};

/**
 * Makes other bookings for the same person wait until this transaction ends, so that of two
 * simultaneous requests the second sees the first. Call it before anything is written.
 */
export const lockPassenger = (
  tx: Transaction,
  booking: Booked,
  behind?: readonly Held[],
): Promise<void> => lockNames(tx, passengerLocks(booking, behind));

/**
 * Refuses a booking that looks like one that the account already has. An outbound trip and its
 * return are not duplicates. If the booker left the other one while its payment was open, that one
 * is cancelled: if it were paid after all, there would be two trips and two holds. Call it with the
 * passenger locked.
 * @throws DomainError DUPLICATE_BOOKING_NOT_ACKNOWLEDGED with the other's `bookingId`, `pickupTime`,
 *   `pickupAt`, `pickupTimeZone` and `state`; until that is CONFIRMED, nobody can look at the other
 */
export async function refuseDuplicate(
  tx: Transaction,
  ctx: RequestContext,
  booking: BookingRow,
): Promise<void> {
  const twins = await twinsOf(tx, booking, ctx.app.now());
  const isLeftAtBank = ({ state, bookedById }: BookingRow) =>
    state === 'PAYMENT_PENDING' && bookedById === booking.bookedById;
  const standing =
    twins.find(({ state }) => state === 'CONFIRMED') ?? twins.find((twin) => !isLeftAtBank(twin));
  if (standing) throw duplicateOf(standing);
  for (const left of twins) if (!(await takePlaceOf(tx, ctx, left))) throw duplicateOf(left);
}

/** Bookings that may still become trips, and trips that are under way or ahead. */
const isLive = (now: Date) =>
  or(
    and(inArray(bookings.state, statesBefore('EXPIRED')), gt(bookings.expiresAt, now)),
    and(
      eq(bookings.state, 'CONFIRMED'),
      inArray(bookings.status, [...CURRENT_STATUSES, ...FUTURE_STATUSES]),
    ),
  );

/**
 * Refuses a line of a file of trips that is a trip already, whoever of the account sent it. Attempts of
 * a file are named by what their lines say. Call it with the passenger locked.
 * @throws DomainError DUPLICATE_BOOKING_NOT_ACKNOWLEDGED as `refuseDuplicate`
 */
export async function refuseSameLine(
  tx: Transaction,
  { channelId, corporationId, id, attempt, pickupAt }: BookingRow,
  now: Date,
): Promise<void> {
  if (!isOfLine(attempt)) return;
  const [other] = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.channelId, channelId),
        eq(bookings.corporationId, corporationId),
        eq(bookings.pickupAt, pickupAt),
        eq(sql`split_part(${bookings.attempt}, ':', 1)`, attemptIdOf(attempt)),
        ne(bookings.id, id),
        isLive(now),
      ),
    )
    .limit(1);
  if (other) throw duplicateOf(other);
}

const duplicateOf = ({
  id: bookingId,
  pickupTime,
  pickupAt,
  pickupTimeZone,
  state,
}: BookingRow): DomainError =>
  new DomainError('DUPLICATE_BOOKING_NOT_ACKNOWLEDGED', {
    params: { bookingId, pickupTime, pickupAt: pickupAt.toISOString(), pickupTimeZone, state },
  });

/** @returns false when it was paid meanwhile */
async function takePlaceOf(
  tx: Transaction,
  ctx: RequestContext,
  { channelId, id: bookingId }: BookingRow,
): Promise<boolean> {
  const key = { channelId, bookingId };
  const now = ctx.app.now();
  const left = await tx
    .update(bookings)
    .set({ state: 'CANCELLED', updatedAt: now })
    .where(and(isBookingOf(key), eq(bookings.state, 'PAYMENT_PENDING')))
    .returning();
  if (left.length === 0) return false;
  await recordEvents(tx, left, now);
  await audit(tx, ctx, { action: 'cancel', resource: 'bookings', resourceId: bookingId });
  await enqueueSettlement(ctx.app, tx, key);
  return true;
}

/** Bookings that look like this one and may still be driven. */
async function twinsOf(tx: Transaction, booking: BookingRow, now: Date): Promise<BookingRow[]> {
  const { pickupAt, userInfo, passengerId } = booking;
  const near = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.channelId, booking.channelId),
        eq(bookings.corporationId, booking.corporationId),
        ne(bookings.id, booking.id),
        gte(bookings.pickupAt, addMinutes(pickupAt, -ASAP_LIFE_MINUTES)),
        lte(bookings.pickupAt, addMinutes(pickupAt, DUPLICATE_WINDOW_MINUTES)),
        isLive(now),
        or(
          passengerId === null ? undefined : eq(bookings.passengerId, passengerId),
          sql`${bookings.userInfo} ->> 'phone' = ${userInfo.phone}`,
        ),
      ),
    );
  const isOwnLeg = (other: BookingRow) =>
    other.bookedById === booking.bookedById &&
    attemptIdOf(other.attempt) === attemptIdOf(booking.attempt) &&
    isReturnLeg(other.attempt) !== isReturnLeg(booking.attempt);
  return near.filter(
    (other) => !isOwnLeg(other) && isDuplicate(comparable(booking), comparable(other), now),
  );
}
