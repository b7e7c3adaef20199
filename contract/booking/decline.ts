/**
 * Why a payment failed, in the groups that need different advice: the card will not pay, it lacks
 * the money, it has expired, its security code is wrong, the bank's question was not answered, or
 * the bank could not say.
 */
export const DECLINE_REASONS = ['card', 'funds', 'expired', 'cvc', 'bank', 'passing'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Stripe's codes of errors and declines; any other code means `card`. */
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

/**
 * What an error from Stripe, to the browser or to the server, says about a card. No error means
 * that the cardholder left the bank's question unanswered.
 */
export function declineReasonOf(
  error:
    | { code?: string | null | undefined; decline_code?: string | null | undefined }
    | null
    | undefined,
): DeclineReason {
  if (!error) return 'bank';
  return REASONS[error.decline_code ?? ''] ?? REASONS[error.code ?? ''] ?? 'card';
}

/** A reason as an answer of the API names it; null for anything else. */
export const readDeclineReason = (named: unknown): DeclineReason | null =>
  DECLINE_REASONS.find((reason) => reason === named) ?? null;
