import { and, eq, type SQLChunk, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { BookingResult } from '../../../contract/booking/request.ts';
import { statesBefore } from '../../../contract/booking/status.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { KeptAnswer, Queryable, RequestContext, Transaction } from '../../context.ts';
import { auditing } from '../../db/audit.ts';
import { bookingEvents, bookings } from '../../db/tables/index.ts';
import { writeAndCommit } from '../../db/statements/together.ts';
import { insertOfRow } from '../../db/statements/writtenOnce.ts';
import { isOfReach } from '../accountsInReach.ts';
import { recordNoticesOfChanges, noticesOf } from '../notices/notices.ts';

export type BookingRow = typeof bookings.$inferSelect;

/** Bookings of the caller's accounts; of the whole channel for a fleet manager. */
export const visibleTo = (ctx: RequestContext) =>
  and(eq(bookings.channelId, ctx.channel.id), isOfReach(ctx, bookings.corporationId));

/** @throws DomainError NOT_FOUND, also for a booking the caller may not see */
export async function bookingOf(
  on: Queryable,
  ctx: RequestContext,
  id: string,
): Promise<BookingRow> {
  const [booking] = await on
    .select()
    .from(bookings)
    .where(and(visibleTo(ctx), eq(bookings.id, id)))
    .prepare(`booking_of_${ctx.actor.role}`)
    .execute();
  if (!booking) throw new DomainError('NOT_FOUND');
  return booking;
}

/**
 * The moment of an event, later than every earlier event of its booking: the clocks of several
 * processes differ, and two moves may happen in one millisecond. The caller has locked the booking,
 * so nothing can be added meanwhile.
 */
const afterAllBefore = (channelId: SQLChunk, bookingId: SQLChunk, at: SQLChunk) => sql`greatest(
  ${at}::timestamptz,
  (select max(e.occurred_at) + interval '1 millisecond' from ${bookingEvents} e
    where e.channel_id = ${channelId} and e.booking_id = ${bookingId}::uuid))`;

/**
 * Records the present states of bookings in their history, and gives notice to the people who have
 * to know. Pass the transaction that moved them.
 */
export async function recordEvents(
  on: Queryable,
  changed: readonly Moved[],
  occurredAt: Date,
): Promise<void> {
  if (changed.length === 0) return;
  await recordNoticesOfChanges(on, changed, occurredAt);
  const at = occurredAt.toISOString();
  await on.insert(bookingEvents).values(
    changed.map(({ channelId, id, state, status }) => ({
      channelId,
      bookingId: id,
      state,
      status,
      occurredAt: afterAllBefore(channelId, id, at),
    })),
  );
}

type Moved = Pick<BookingRow, 'channelId' | 'id' | 'state' | 'status'>;

const oneEvent = insertOfRow(bookingEvents, ['id', 'channelId', 'bookingId', 'state', 'status'], {
  occurredAt: afterAllBefore(
    sql.placeholder('channelId'),
    sql.placeholder('bookingId'),
    sql.placeholder('at'),
  ),
});

/**
 * The last statement of a transaction in which a booking takes a step for the first time, and its commit: the same
 * records, who caused the step, and the answer to that call. Nobody has been told of this step before, so it does not
 * check that.
 * @param answer null if it is not known yet
 */
export async function commitWithRecords(
  tx: Transaction,
  ctx: RequestContext,
  {
    action,
    booking,
    at,
    answer,
  }: { action: 'request' | 'confirm'; booking: Moved; at: Date; answer: KeptAnswer | null },
): Promise<void> {
  const { id: bookingId, channelId, state, status } = booking;
  const event = { id: uuidv7(), channelId, bookingId, state, status, at: at.toISOString() };
  const writes = [
    ...noticesOf(booking, at),
    { statement: oneEvent, values: event },
    auditing(ctx, { action, resource: 'bookings', resourceId: bookingId }),
  ];
  if (answer && ctx.commitWithAnswer) await ctx.commitWithAnswer(tx, answer, writes);
  else await writeAndCommit(tx, writes);
}

/** Whether a request has expired, or will be marked as expired by the next reconciliation. */
export const hasExpired = ({ state, expiresAt }: BookingRow, now: Date): boolean =>
  state === 'EXPIRED' || (statesBefore('EXPIRED').includes(state) && expiresAt <= now);

/**
 * What the booker has to do next.
 * @param clientSecret the secret for confirming the payment, if it has to be confirmed
 */
export const resultOf = (
  booking: Pick<BookingRow, 'id' | 'state' | 'status' | 'passengerType' | 'passengerId'>,
  clientSecret: string | null = null,
): BookingResult => ({
  bookingId: booking.id,
  state: booking.state,
  status: booking.status,
  requiresConfirmation: booking.state === 'PAYMENT_PENDING',
  authorizationClientSecret: booking.state === 'PAYMENT_PENDING' ? clientSecret : null,
  requiresBookingConfirmation: booking.state === 'REQUESTED' || booking.state === 'AUTHORIZED',
  businessGuestId: booking.passengerType === 'guest' ? booking.passengerId : null,
});
