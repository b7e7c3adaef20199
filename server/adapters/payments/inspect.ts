import type Stripe from 'stripe';
import { createStripe, type PaymentsOptions } from './stripe.ts';

/** The webhook events that move bookings on. */
export const WEBHOOK_EVENTS = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.succeeded',
] as const;

export interface Inspection {
  /** Whether real money moves. */
  isLive: boolean;
  /** What does not fit, with the remedies. */
  wrong: { problem: string; remedy: string }[];
  /** What could not be checked, because a restricted key may not read everything. */
  unseen: string[];
}

interface Expected {
  /** The address to which Stripe must report. */
  webhookUrl: string;
  /** ISO 4217 codes of all channels that take cards. */
  currencies: readonly string[];
}

/** Whether the key works but may not read this. */
const isWithheld = (error: unknown): boolean =>
  (error as { statusCode?: number }).statusCode === 403;

function webhookProblem(
  endpoints: readonly Stripe.WebhookEndpoint[],
  webhookUrl: string,
): Inspection['wrong'][number] | null {
  const endpoint = endpoints.find(({ url }) => url === webhookUrl);
  if (!endpoint)
    return {
      problem: `no webhook endpoint reports to ${webhookUrl}`,
      remedy: `Add it in Stripe (Developers, Webhooks) for ${WEBHOOK_EVENTS.join(', ')}, or set PUBLIC_URL to the address that it has.`,
    };
  if (endpoint.status !== 'enabled')
    return {
      problem: `the webhook endpoint ${webhookUrl} is ${endpoint.status}`,
      remedy: 'Enable it in Stripe (Developers, Webhooks).',
    };
  const takes = new Set(endpoint.enabled_events);
  const missing = takes.has('*') ? [] : WEBHOOK_EVENTS.filter((event) => !takes.has(event));
  if (missing.length === 0) return null;
  return {
    problem: `the webhook endpoint ${webhookUrl} does not report ${missing.join(', ')}`,
    remedy: 'Add these events to it in Stripe (Developers, Webhooks).',
  };
}

/**
 * Checks whether a Stripe account fits the configuration: its key, its webhook and its currencies.
 * No call can check the signing secret; the first event shows whether it is right.
 * @throws StripeError where the key does not work at all
 */
export async function inspectStripe(
  options: PaymentsOptions,
  { webhookUrl, currencies }: Expected,
): Promise<Inspection> {
  const stripe = createStripe(options);
  const { livemode } = await stripe.balance.retrieve();
  const found: Inspection = { isLive: livemode, wrong: [], unseen: [] };
  const look = async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!isWithheld(error)) throw error;
      found.unseen.push(what);
    }
  };
  await look('its webhook endpoints', async () => {
    const endpoints = await stripe.webhookEndpoints.list({ limit: 100 });
    const problem = webhookProblem(endpoints.data, webhookUrl);
    if (problem) found.wrong.push(problem);
  });
  await look('its currencies', async () => {
    const { country } = await stripe.accounts.retrieveCurrent();
    if (!country) return;
    const spec = await stripe.countrySpecs.retrieve(country);
    const taken = new Set(spec.supported_payment_currencies);
    for (const currency of currencies)
      if (!taken.has(currency.toLowerCase()))
        found.wrong.push({
          problem: `a Stripe account of ${country} takes no ${currency}`,
          remedy: `Set the channel's currency to one that it takes, or take creditCard out of its allowedPaymentMethods.`,
        });
  });
  return found;
}
