import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { amountDue } from '../../../contract/booking/payment.ts';
import { CANCELLED_STATUSES, PAST_STATUSES } from '../../../contract/booking/status.ts';
import type { TripPayment } from '../../../contract/booking/trip.ts';
import { AdapterError } from '../../adapters/outside.ts';
import type { Hold } from '../../adapters/payments/types.ts';
import type { AppContext } from '../../context.ts';
import { bookingPayments, bookings } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { BookingRow } from '../bookings/record.ts';
import { holdOf, isAboutTheCard } from './hold.ts';
import { isBookingOf, isPaymentOf, type PaymentKey, type PaymentRow } from './payment.ts';

const BATCH = 100;

/**
 * Takes from a card what its trip owes, at most what is held, and releases the rest. Safe to run
 * again after any interruption, because it first reads the state of the hold. While the cost of a
 * trip is not known yet, nothing is done.
 * @throws AdapterError when the processor cannot be reached; the job is then tried again
 */
export async function settlePayment(app: AppContext, key: PaymentKey): Promise<void> {
  const [found] = await app.database.orm
    .select({ booking: bookings, payment: bookingPayments })
    .from(bookingPayments)
    .innerJoin(
      bookings,
      and(
        eq(bookings.channelId, bookingPayments.channelId),
        eq(bookings.id, bookingPayments.bookingId),
      ),
    )
    .where(isPaymentOf(key));
  if (!found || found.payment.provider !== app.payments.provider) return;
  const { booking, payment } = found;
  const due = amountDue(booking, app.now());
  if (due === null) return;
  const hold = await settledHold(app, booking, payment, due);
  await keep(app, key, hold, due);
}

/** @returns the final hold; null where the card was refused and none was made */
async function settledHold(
  app: AppContext,
  booking: BookingRow,
  payment: PaymentRow,
  due: number,
): Promise<Hold | null> {
  let hold: Hold;
  try {
    hold = await holdOf(app, booking, payment);
  } catch (error) {
    if (payment.intentId === null && isAboutTheCard(error)) return null;
    throw error;
  }
  if (isOver(hold)) return hold;
  const after =
    hold.status === 'held' && due > 0
      ? await app.payments.captureHold(hold.intentId, Math.min(due, hold.amount))
      : await app.payments.releaseHold(hold.intentId);
  if (isOver(after)) return after;
  // The bank is still working on it: ending the payment now would leave its hold without anything
  // to release it.
  throw new AdapterError('payments', 'unavailable', `left a hold ${after.status}`);
}

const isOver = ({ status }: Hold) => status === 'captured' || status === 'released';

/** Stores what was taken, and what is still owed, for the operator to see. */
async function keep(
  app: AppContext,
  key: PaymentKey,
  hold: Hold | null,
  due: number,
): Promise<void> {
  const charged = hold?.captured ?? 0;
  const outstanding = Math.max(0, due - charged);
  const charge: NonNullable<TripPayment['charge']> = { held: 0, charged, outstanding };
  await inTransaction(app.database, async (tx) => {
    const [payment] = await tx.select().from(bookingPayments).where(isPaymentOf(key)).for('update');
    const state = hold?.status === 'captured' ? 'CAPTURED' : 'RELEASED';
    if (payment && payment.state !== state)
      await tx
        .update(bookingPayments)
        .set({
          state,
          captured: charged,
          intentId: hold?.intentId ?? payment.intentId,
          updatedAt: app.now(),
        })
        .where(isPaymentOf(key));
    const written = JSON.stringify({ charge });
    const changed = await tx
      .update(bookings)
      .set({ payment: sql`${bookings.payment} || ${written}::jsonb` })
      .where(
        and(
          isBookingOf(key),
          sql`${bookings.payment} -> 'charge' is distinct from ${JSON.stringify(charge)}::jsonb`,
        ),
      )
      .returning({ id: bookings.id });
    if (outstanding > 0 && changed.length > 0)
      app.log.warn({ ...key, outstanding }, 'a trip costs more than its card could be charged');
  });
}

/**
 * Settles payments that no job settled, because its process died, or the processor was unavailable
 * for too long.
 */
export async function settleDuePayments(app: AppContext): Promise<void> {
  for (let after: string | null = null; ;) {
    const due: PaymentKey[] = await duePayments(app, after);
    for (const key of due) {
      try {
        await settlePayment(app, key);
      } catch (error) {
        if (error instanceof AdapterError)
          app.log.warn({ ...key, err: error }, 'a card could not be settled');
        // One that cannot be settled must not stop the others.
        else app.log.error({ ...key, error }, 'a card could not be settled');
      }
    }
    after = due.at(-1)?.bookingId ?? null;
    if (due.length < BATCH) return;
  }
}

const duePayments = (app: AppContext, after: string | null): Promise<PaymentKey[]> =>
  app.database.orm
    .select({ channelId: bookingPayments.channelId, bookingId: bookingPayments.bookingId })
    .from(bookingPayments)
    .innerJoin(
      bookings,
      and(
        eq(bookings.channelId, bookingPayments.channelId),
        eq(bookings.id, bookingPayments.bookingId),
      ),
    )
    .where(
      and(
        inArray(bookingPayments.state, ['CREATING', 'PENDING', 'AUTHORIZED']),
        or(
          inArray(bookings.state, ['FAILED', 'EXPIRED', 'CANCELLED']),
          inArray(bookings.status, [...PAST_STATUSES, ...CANCELLED_STATUSES]),
        ),
        after === null ? undefined : gt(bookingPayments.bookingId, after),
      ),
    )
    .orderBy(asc(bookingPayments.bookingId))
    .limit(BATCH);
