import { Hono } from 'hono';
import { PAYMENT_EVENTS_PATH } from '../adapters/payments/types.ts';
import type { AppContext } from '../context.ts';
import { reaching } from '../db/rowSecurity/reaching.ts';
import { receivePaymentEvent } from '../services/payments/receiveEvent.ts';
import { ifAdmitted } from './admitted.ts';
import { limitBodies } from './bodies.ts';
import type { HttpEnv } from './httpEnv.ts';

const MAX_BYTES = 256 * 1024;

/**
 * Where the card processor reports: without a bearer token, since the signature says who calls.
 * Mount it at the root; failures are thrown, for the app to answer as problems.
 */
export function paymentEvents(app: AppContext): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.post(PAYMENT_EVENTS_PATH, limitBodies(MAX_BYTES), async (c) => {
    c.set('route', PAYMENT_EVENTS_PATH);
    const signature = c.req.header('stripe-signature') ?? '';
    const event = await app.payments.readEvent(await c.req.text(), signature, app.now());
    return ifAdmitted(c, app, 'booking', async () => {
      if (event) await receivePaymentEvent(reaching(app, { channelId: event.channelId }), event);
      return c.json({ received: true });
    });
  });
  return routes;
}
