import type { StripeError } from '@stripe/stripe-js';
import type { CardProcessor } from '../cardProcessor.ts';
import { standInElements, typedCardOf } from './cardElement.ts';
import { askCardholder } from './challenge.ts';
import { type Answered, type Intent, paymentIntents, setupIntents } from './standInCalls.ts';

interface IntentCalls<I extends Intent> {
  authenticate(clientSecret: string, outcome: 'complete' | 'fail'): Promise<Answered<I>>;
}

/** Stripe.js calls it a failed authentication when the bank's question is left open. */
const ABANDONED: StripeError = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
};

/** Parts that the console never uses. */
const NOT_PLAYED = {
  error: {
    type: 'invalid_request_error' as const,
    message: 'The payment stand-in takes no such request.',
  },
};

/** Asks the cardholder if the bank wants it. */
async function authenticated<I extends Intent>(
  clientSecret: string,
  answered: Answered<I>,
  calls: IntentCalls<I>,
): Promise<Answered<I>> {
  if ('error' in answered || answered.intent.status !== 'requires_action') return answered;
  const { intent } = answered;
  const isPayment = intent.object === 'payment_intent';
  const outcome = await askCardholder({
    purpose: isPayment ? 'payment' : 'setup',
    amount: isPayment ? intent.amount : null,
    currency: isPayment ? intent.currency : null,
  });
  return outcome === 'abandon' ? { error: ABANDONED } : calls.authenticate(clientSecret, outcome);
}

/** Replaces Stripe.js where no Stripe account is configured; talks to the server's own stand-in. */
export const standInProcessor: CardProcessor = {
  elements: standInElements,
  // Cards are set up with an intent, never tokenised: react-stripe-js only checks that these exist.
  createToken: () => Promise.resolve(NOT_PLAYED),
  createPaymentMethod: () => Promise.resolve(NOT_PLAYED),
  async confirmCardPayment(clientSecret) {
    const first = await paymentIntents.confirm(clientSecret);
    const last = await authenticated(clientSecret, first, paymentIntents);
    return 'error' in last ? { error: last.error } : { paymentIntent: last.intent };
  },
  async confirmCardSetup(clientSecret, data) {
    const method = data?.payment_method;
    const card = typeof method === 'object' && 'card' in method ? typedCardOf(method.card) : null;
    if (!card || typeof method !== 'object') return NOT_PLAYED;
    const { name, address } = method.billing_details ?? {};
    const first = await setupIntents.confirm(clientSecret, {
      ...Object.fromEntries(
        Object.entries(card).map(([field, typed]) => [
          `payment_method_data[card][${field}]`,
          typed,
        ]),
      ),
      'payment_method_data[billing_details][name]': name ?? '',
      'payment_method_data[billing_details][address][postal_code]': address?.postal_code ?? '',
    });
    const last = await authenticated(clientSecret, first, setupIntents);
    return 'error' in last ? { error: last.error } : { setupIntent: last.intent };
  },
};
