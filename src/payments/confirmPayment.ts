import type { StripeError } from '@stripe/stripe-js';
import { loadCardProcessor } from './cardProcessor.ts';

/**
 * Why a payment failed, as far as the way on depends on it: the card will not pay, it lacks the
 * money, it has expired, its security code is wrong, the bank was not answered, or the bank could
 * not say.
 */
export const DECLINE_REASONS = ['card', 'funds', 'expired', 'cvc', 'bank', 'passing'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** `message` is the card processor's own, in the user's language where it has one. */
export type PaymentOutcome =
  | { kind: 'confirmed' }
  | { kind: 'failed'; reason: DeclineReason; message: string | null };

/** Stripe's codes of errors and declines; every other one is about the card as such. */
const REASONS: Partial<Record<string, DeclineReason>> = {
  insufficient_funds: 'funds',
  withdrawal_count_limit_exceeded: 'funds',
  expired_card: 'expired',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
  invalid_expiry_month: 'expired',
  invalid_expiry_year: 'expired',
  payment_intent_authentication_failure: 'bank',
  setup_intent_authentication_failure: 'bank',
  authentication_required: 'bank',
  processing_error: 'passing',
  try_again_later: 'passing',
  issuer_not_available: 'passing',
};

/** Without an error the cardholder left the bank's question unanswered. */
export function reasonOf(error: StripeError | undefined): DeclineReason {
  if (!error) return 'bank';
  return REASONS[error.decline_code ?? ''] ?? REASONS[error.code ?? ''] ?? 'card';
}

/** The card is charged later, once the trip is over; until then the amount is held or on its way. */
const IS_HELD = new Set(['requires_capture', 'succeeded', 'processing']);
/** Nobody decided: the same payment may be asked for again. */
const UNDECIDED = new Set<StripeError['type']>([
  'api_connection_error',
  'api_error',
  'rate_limit_error',
]);

/**
 * Has the cardholder's bank hold a booking's amount; asks the cardholder where the bank wants it.
 * Repeating it for a payment that is confirmed already answers the same.
 * @param clientSecret `authorizationClientSecret` of the booking
 * @throws when nobody answered: the payment may or may not be confirmed, and can be tried again
 */
export async function confirmPayment(clientSecret: string): Promise<PaymentOutcome> {
  const processor = await loadCardProcessor();
  const { paymentIntent, error } = await processor.confirmCardPayment(clientSecret);
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (status && IS_HELD.has(status)) return { kind: 'confirmed' };
  if (error && UNDECIDED.has(error.type))
    throw new Error(error.message ?? 'The card processor gave no answer.');
  return { kind: 'failed', reason: reasonOf(error), message: error?.message ?? null };
}
