import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { DeclineReason } from '../../../contract/booking/decline.ts';
import type { BookingState } from '../../../contract/booking/status.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { AdapterError } from '../../adapters/outside.ts';
import { CardDeclined } from '../../adapters/payments/cardDeclined.ts';
import type { Hold, HoldStatus } from '../../adapters/payments/types.ts';
import type { AppContext, Transaction } from '../../context.ts';
import { bookingPayments, type BookingPaymentState, bookings } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type BookingRow, recordEvents } from '../bookings/record.ts';
import {
  enqueueSettlement,
  findPayment,
  isBookingOf,
  isPaymentOf,
  type PaymentKey,
  type PaymentRow,
} from './payment.ts';

/** States in which a card can still be charged; from each one the booking can be abandoned. */
const UNBOOKED: readonly BookingState[] = ['REQUESTED', 'PAYMENT_PENDING', 'AUTHORIZED'];
/** Answers of the processor that mean that this card will not pay. */
const ABOUT_THE_CARD = new Set([400, 402, 404]);

export const isAboutTheCard = (error: unknown): boolean =>
  error instanceof AdapterError &&
  error.code === 'refused' &&
  error.status !== undefined &&
  ABOUT_THE_CARD.has(error.status);

/**
 * The booking's hold as the processor has it. It is made at the first call, and found again by its
 * key when that call's answer was lost. It makes outside calls, so never use it inside a
 * transaction.
 * @throws AdapterError
 */
export function holdOf(app: AppContext, booking: BookingRow, payment: PaymentRow): Promise<Hold> {
  if (payment.intentId !== null) return app.payments.getHold(payment.intentId);
  const { channelId, bookedById, attempt, id: bookingId } = booking;
  const { amount, currency, customerId, providerMethodId: methodId } = payment;
  return app.payments.createHold({
    key: `${channelId}:${bookedById}:${attempt}`,
    amount,
    currency,
    customerId,
    methodId,
    channelId,
    bookingId,
  });
}

/**
 * The next state of a payment after news of its hold; it never leaves a final state or goes back.
 */
function nextState(state: BookingPaymentState, status: HoldStatus): BookingPaymentState {
  if (state === 'CAPTURED' || state === 'RELEASED') return state;
  if (status === 'captured') return 'CAPTURED';
  if (status === 'released') return 'RELEASED';
  if (status === 'held') return 'AUTHORIZED';
  return state === 'CREATING' ? 'PENDING' : state;
}

const BOOKING_STATES: Partial<Record<HoldStatus, BookingState>> = {
  waiting: 'PAYMENT_PENDING',
  held: 'AUTHORIZED',
  declined: 'FAILED',
  released: 'FAILED',
};
const STATES_BEFORE: Partial<Record<BookingState, readonly BookingState[]>> = {
  PAYMENT_PENDING: ['REQUESTED'],
  AUTHORIZED: ['REQUESTED', 'PAYMENT_PENDING'],
  FAILED: UNBOOKED,
};

async function moveBooking(
  tx: Transaction,
  key: PaymentKey,
  hold: Hold,
  now: Date,
): Promise<BookingRow | null> {
  const to = BOOKING_STATES[hold.status];
  const before = to && STATES_BEFORE[to];
  if (!before) return null;
  const charge = { charge: { held: hold.amount, charged: 0, outstanding: 0 } };
  const [moved] = await tx
    .update(bookings)
    .set({
      state: to,
      updatedAt: now,
      ...(to === 'AUTHORIZED' && {
        payment: sql`${bookings.payment} || ${JSON.stringify(charge)}::jsonb`,
      }),
    })
    .where(
      and(
        isBookingOf(key),
        inArray(bookings.state, [...before]),
        // If it was paid too late, it is not booked any more, and the hold is released.
        gt(bookings.expiresAt, now),
      ),
    )
    .returning();
  if (moved) await recordEvents(tx, [moved], now);
  return moved ?? null;
}

/** The bank itself has released a hold, so the trip's cost cannot be taken from it any more. */
async function showNothingHeld(tx: Transaction, key: PaymentKey): Promise<void> {
  await tx
    .update(bookings)
    .set({ payment: sql`jsonb_set(${bookings.payment}, '{charge,held}', '0')` })
    .where(isBookingOf(key));
}

/**
 * Brings payment and booking to the state of the hold. News that is old, repeated or out of order
 * changes nothing: `hold` is its present state at the processor, not what an event said.
 * @returns the booking afterwards
 * @throws DomainError NOT_FOUND
 */
export function applyHold(app: AppContext, key: PaymentKey, hold: Hold): Promise<BookingRow> {
  const now = app.now();
  return inTransaction(app.database, async (tx) => {
    const [payment] = await tx.select().from(bookingPayments).where(isPaymentOf(key)).for('update');
    if (!payment || (payment.intentId !== null && payment.intentId !== hold.intentId))
      throw new DomainError('NOT_FOUND');
    const state = nextState(payment.state, hold.status);
    const declineReason = hold.decline ?? payment.declineReason;
    const isDeclined = declineReason !== payment.declineReason;
    const { intentId, captured } = hold;
    if (state !== payment.state || payment.intentId === null || isDeclined)
      await tx
        .update(bookingPayments)
        .set({ state, intentId, captured, declineReason, updatedAt: now })
        .where(isPaymentOf(key));
    if (state === 'RELEASED' && payment.state === 'AUTHORIZED') await showNothingHeld(tx, key);
    const moved = await moveBooking(tx, key, hold, now);
    const [booking] = moved ? [moved] : await tx.select().from(bookings).where(isBookingOf(key));
    if (!booking) throw new DomainError('NOT_FOUND');
    const isOver = booking.state !== 'CONFIRMED' && !UNBOOKED.includes(booking.state);
    const isOpen = state === 'PENDING' || state === 'AUTHORIZED';
    if (isOver && isOpen) await enqueueSettlement(app, tx, key);
    return booking;
  });
}

/** The processor does not accept the card: nothing is held, and nothing will be booked. */
async function failBooking(
  app: AppContext,
  key: PaymentKey,
  declineReason: DeclineReason | null,
): Promise<void> {
  const now = app.now();
  await inTransaction(app.database, async (tx) => {
    await tx
      .update(bookingPayments)
      .set({ state: 'RELEASED', declineReason, updatedAt: now })
      .where(and(isPaymentOf(key), eq(bookingPayments.state, 'CREATING')));
    const failed = await tx
      .update(bookings)
      .set({ state: 'FAILED', updatedAt: now })
      .where(and(isBookingOf(key), inArray(bookings.state, [...UNBOOKED])))
      .returning();
    await recordEvents(tx, failed, now);
  });
}

/** The error for a declined card, with the reason where the processor gave one. */
const declined = (reason: DeclineReason | null, cause?: unknown) =>
  new DomainError('PAYMENT_DECLINED', { params: reason === null ? {} : { reason }, cause });

/**
 * Repeats the refusal of a booking whose card was declined.
 * @throws DomainError PAYMENT_DECLINED
 */
export async function refuseDeclined(app: AppContext, booking: BookingRow): Promise<void> {
  if (booking.state !== 'FAILED') return;
  const { channelId, id: bookingId } = booking;
  const payment = await findPayment(app.database.orm, { channelId, bookingId });
  throw declined(payment?.declineReason ?? null);
}

/**
 * Asks the processor for the state of the booking's hold, making one if there is none, and brings
 * the booking to that state.
 * @returns the booking, and the secret with which its cardholder confirms
 * @throws DomainError PAYMENT_DECLINED, BOOKING_NOT_CONFIRMABLE for a booking without a payment;
 *   AdapterError when the processor cannot be reached
 */
export async function askForHold(
  app: AppContext,
  booking: BookingRow,
): Promise<{ booking: BookingRow; clientSecret: string }> {
  const key = { channelId: booking.channelId, bookingId: booking.id };
  const payment = await findPayment(app.database.orm, key);
  if (!payment || payment.provider !== app.payments.provider)
    throw new DomainError('BOOKING_NOT_CONFIRMABLE');
  let hold: Hold;
  try {
    hold = await holdOf(app, booking, payment);
  } catch (error) {
    if (payment.intentId !== null || !isAboutTheCard(error)) throw error;
    const reason = error instanceof CardDeclined ? error.reason : null;
    await failBooking(app, key, reason);
    throw declined(reason, error);
  }
  const applied = await applyHold(app, key, hold);
  if (applied.state === 'FAILED') throw declined(hold.decline ?? payment.declineReason);
  return { booking: applied, clientSecret: hold.clientSecret };
}
