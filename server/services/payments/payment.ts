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

/** Finds a booking's payment; null for a booking that is not paid by card. */
export async function findPayment(on: Queryable, key: PaymentKey): Promise<PaymentRow | null> {
  const [payment] = await on.select().from(bookingPayments).where(isPaymentOf(key));
  return payment ?? null;
}

/**
 * Queues the settlement of a booking's card after the booking changed its state. Pass the
 * transaction that changed it; a booking without a card has nothing to settle.
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
