import type { PaymentIntent, SetupIntent, StripeError } from '@stripe/stripe-js';

/** The path at which the server's stand-in answers like Stripe's own API. */
const STAND_IN = '/sandbox/payments/v1';

export type Intent = PaymentIntent | SetupIntent;
export type Answered<I extends Intent> = { intent: I } | { error: StripeError };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The id is the part of a client secret before `_secret_`. */
const idOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

/**
 * Posts to an intent, authorised by its client secret.
 * @throws when the server's answer is not one that Stripe would give
 */
async function post<I extends Intent>(
  collection: string,
  clientSecret: string,
  action: string,
  fields: Record<string, string>,
): Promise<Answered<I>> {
  const path = `${STAND_IN}/${collection}/${encodeURIComponent(idOf(clientSecret))}/${action}`;
  const response = await fetch(new URL(path, location.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_secret: clientSecret, ...fields }).toString(),
  });
  const json: unknown = await response.json();
  if (response.ok && isRecord(json)) return { intent: json as unknown as I };
  if (isRecord(json) && isRecord(json['error']))
    return { error: json['error'] as unknown as StripeError };
  throw new Error(`The payment stand-in answered ${response.status}.`);
}

export const paymentIntents = {
  confirm: (clientSecret: string) =>
    post<PaymentIntent>('payment_intents', clientSecret, 'confirm', {}),
  authenticate: (clientSecret: string, outcome: 'complete' | 'fail') =>
    post<PaymentIntent>('payment_intents', clientSecret, 'authenticate', { outcome }),
};

export const setupIntents = {
  confirm: (clientSecret: string, fields: Record<string, string>) =>
    post<SetupIntent>('setup_intents', clientSecret, 'confirm', fields),
  authenticate: (clientSecret: string, outcome: 'complete' | 'fail') =>
    post<SetupIntent>('setup_intents', clientSecret, 'authenticate', { outcome }),
};
