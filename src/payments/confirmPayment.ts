import type { StripeError } from '@stripe/stripe-js';
import { type DeclineReason, declineReasonOf } from '../../contract/booking/decline.ts';
import { textForCardholder } from './cardRefusal.ts';
import { loadCardProcessor } from './cardProcessor.ts';

/** `message` is the card processor's text for the cardholder, in the user's language if available. */
export type PaymentOutcome =
  | { kind: 'confirmed' }
  | { kind: 'failed'; reason: DeclineReason; message: string | null };

/** The card is charged later, once the trip is over; until then the amount is held or on its way. */
const IS_HELD = new Set(['requires_capture', 'succeeded', 'processing']);
/** Nothing was decided: the same payment may be tried again. */
const UNDECIDED = new Set<StripeError['type']>([
  'api_connection_error',
  'api_error',
  'rate_limit_error',
]);

/**
 * Asks the cardholder's bank to hold a booking's amount, and asks the cardholder if the bank wants
 * it. Repeating this for a confirmed payment returns the same result.
 * @param clientSecret `authorizationClientSecret` of the booking
 * @throws when there was no answer: the payment may or may not be confirmed, and can be tried again
 */
export async function confirmPayment(clientSecret: string): Promise<PaymentOutcome> {
  const processor = await loadCardProcessor();
  const { paymentIntent, error } = await processor.confirmCardPayment(clientSecret);
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (status && IS_HELD.has(status)) return { kind: 'confirmed' };
  if (error && UNDECIDED.has(error.type))
    throw new Error(error.message ?? 'The card processor gave no answer.');
  // An invalid request means that another tab has paid or given up this payment meanwhile.
  const reason = error?.type === 'invalid_request_error' ? 'bank' : declineReasonOf(error);
  return { kind: 'failed', reason, message: textForCardholder(error) };
}
