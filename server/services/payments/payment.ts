import { and, eq } from 'drizzle-orm';
import type { AppContext, Queryable } from '../../context.ts';
import { bookingPayments, bookings } from '../../db/tables/index.ts';

export type PaymentRow = typeof bookingPayments.$inferSelect;

/** The booking that a payment belongs to. */
export interface PaymentKey {
  channelId: string;
  bookingId: string;
}

export const isPaymentOf = ({ channelId, bookingId }: PaymentKey) =>
  and(eq(bookingPayments.channelId, channelId), eq(bookingPayments.bookingId, bookingId));

export const isBookingOf = ({ channelId, bookingId }: PaymentKey) =>
  and(eq(bookings.channelId, channelId), eq(bookings.id, bookingId));

/** Null for a booking that no card pays for. */
export async function findPayment(on: Queryable, key: PaymentKey): Promise<PaymentRow | null> {
  const [payment] = await on.select().from(bookingPayments).where(isPaymentOf(key));
  return payment ?? null;
}

/**
 * Has the card of a booking brought to where the booking stands. Pass the transaction that moved
 * it; a booking without a card has nothing to settle.
 */
export async function enqueueSettlement(
  app: AppContext,
  on: Queryable,
  key: PaymentKey,
): Promise<void> {
  if (!(await findPayment(on, key))) return;
  const { channelId, bookingId } = key;
  const payload = { channelId, bookingId };
  await app.jobs.enqueue(on, 'settle-payment', payload, { singletonKey: bookingId });
}
