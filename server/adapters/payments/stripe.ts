import Stripe from 'stripe';
import type { Fetch } from '../outside.ts';
import type { PaymentProvider } from './types.ts';

const TIMEOUT_MS = 8000;
const RETRIES = 1;

export interface PaymentsOptions {
  provider: PaymentProvider;
  secretKey: string;
  webhookSecret: string;
  /** Root of the stand-in, whose paths are Stripe's; absent for Stripe itself. */
  url?: string;
  /** How to reach it when it is not over the network: in the same process, in tests. */
  fetch?: Fetch;
  /** How often a call without an answer is immediately repeated. */
  retries?: number;
}

/** Stripe's SDK, for Stripe itself or for the stand-in that speaks its interface. */
export function createStripe({ secretKey, url, fetch: reach, retries }: PaymentsOptions): Stripe {
  const options = {
    maxNetworkRetries: retries ?? RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
  };
  if (url === undefined) return new Stripe(secretKey, options);
  const { hostname, port, pathname } = new URL(url);
  const send = reach ?? fetch;
  // The SDK knows Stripe's paths only; the stand-in has them under a path of its own.
  const toStandIn = (target: string | URL | Request, init?: RequestInit) => {
    const asked = new URL(target instanceof Request ? target.url : target);
    asked.pathname = `${pathname.replace(/\/$/, '')}${asked.pathname}`;
    return send(asked, init ?? {});
  };
  return new Stripe(secretKey, {
    ...options,
    host: hostname,
    port: port === '' ? 80 : Number(port),
    protocol: 'http',
    httpClient: Stripe.createFetchHttpClient(toStandIn),
  });
}
