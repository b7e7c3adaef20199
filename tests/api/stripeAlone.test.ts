import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentMethod } from '../../contract/resources/paymentMethods.ts';
import { SIGNED_IN, SIGNED_IN_COOKIE } from '../../contract/core/deviceCookies.ts';
import { inspectStripe, WEBHOOK_EVENTS } from '../../server/adapters/payments/inspect.ts';
import { PAYMENT_EVENTS_PATH } from '../../server/adapters/payments/types.ts';
import { readConfig } from '../../server/config/env.ts';
import { createApp } from '../../server/http/createApp.ts';
import { createTokenVerifier } from '../../server/identity/verify.ts';
import { choosePayments } from '../../server/outsideServices.ts';
import { PAYMENTS_STAND_IN_PATH } from '../../server/sandbox/payments/settings.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_of_nobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_of_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
};

// A stand-in for the built console, because the real one may not have been built yet.
const dist = mkdtempSync(join(tmpdir(), 'taxi-stripe-'));
writeFileSync(join(dist, 'index.html'), '<html><head></head><body></body></html>');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

it('makes nothing of the stand-in reachable once Stripe has keys', async () => {
  const { context, fixtures } = server;
  const { database, log } = context;
  const { northwind } = fixtures.corporations;
  // Before there are keys, the stand-in answers here and keeps a card.
  const before = await choosePayments(context.config, database, log);
  expect(before.payments.provider).toBe('sandbox');
  expect(before.standIn).not.toBeNull();
  const card = await server.cards.saveCard(northwind);

  const config = { ...context.config, payments: readConfig(KEYS).payments };
  const { payments, standIn } = await choosePayments(config, database, log);
  expect(payments.provider).toBe('stripe');
  expect(standIn).toBeNull();
  const app = createApp(
    { ...context, config, payments },
    { verifyAccessToken: createTokenVerifier(context), dist },
  );
  const origin = server.originOf(CHANNEL_A);
  for (const path of [
    'setup_intents',
    'customers',
    'payment_intents',
    'payment_intents/pi_1/confirm',
  ]) {
    const url = `${origin}${PAYMENTS_STAND_IN_PATH}/v1/${path}`;
    expect((await app.request(url, { method: 'POST', body: 'x=1' })).status).toBe(404);
  }
  const token = await server.tokenFor(fixtures.users.northwindAdmin, CHANNEL_A);
  const headers = { authorization: `Bearer ${token}` };
  const url = `${origin}/v1/payment-methods?corporationId=${northwind.id}`;
  const listed = (await (await app.request(url, { headers })).json()) as PaymentMethod[];
  expect(listed.map(({ type }) => type)).toEqual(['businessAccount', 'cash']);
  const one = await app.request(`${origin}/v1/payment-methods/${card}`, { headers });
  expect(one.status).toBe(404);
  // The page gets Stripe's key, which makes it load Stripe instead of the stand-in.
  const known = { cookie: `${SIGNED_IN_COOKIE}=${SIGNED_IN.now}` };
  const page = await (await app.request(`${origin}/`, { headers: known })).text();
  expect(page).toContain('"stripePublishableKey":"pk_test_of_nobody"');
  // An event that is signed as by the stand-in is not accepted.
  const event = await app.request(`${origin}${PAYMENT_EVENTS_PATH}`, {
    method: 'POST',
    body: '{}',
    headers: { 'stripe-signature': 't=1,v1=00' },
  });
  expect(event.status).toBe(400);
});

/** Plays Stripe's answers about an account. */
function account(webhooks: object[] | 403, currencies: string[], country = 'GB') {
  const answers: Record<string, unknown> = {
    '/v1/balance': { object: 'balance', livemode: false },
    '/v1/webhook_endpoints': webhooks === 403 ? null : { object: 'list', data: webhooks },
    '/v1/account': { object: 'account', country },
    [`/v1/country_specs/${country}`]: { supported_payment_currencies: currencies },
  };
  return (url: URL) => {
    const answer = answers[url.pathname];
    return Promise.resolve(
      answer
        ? Response.json(answer)
        : Response.json({ error: { type: 'invalid_request_error' } }, { status: 403 }),
    );
  };
}
const look = (fetch: ReturnType<typeof account>, currencies = ['GBP']) =>
  inspectStripe(
    {
      provider: 'stripe',
      secretKey: KEYS.STRIPE_SECRET_KEY,
      webhookSecret: KEYS.STRIPE_WEBHOOK_SECRET,
      url: 'http://stripe.test',
      fetch: (url) => fetch(new URL(url)),
      retries: 0,
    },
    { webhookUrl: 'https://taxis.example/v1/payments/events', currencies },
  );
const hook = { url: 'https://taxis.example/v1/payments/events', status: 'enabled' };

it('checks whether webhook and currencies of a Stripe account fit', async () => {
  const fits = { ...hook, enabled_events: [...WEBHOOK_EVENTS] };
  expect(await look(account([fits], ['gbp']))).toEqual({ isLive: false, wrong: [], unseen: [] });
  expect((await look(account([{ ...hook, enabled_events: ['*'] }], ['gbp']))).wrong).toEqual([]);
  const problems = async (...given: Parameters<typeof look>) =>
    (await look(...given)).wrong.map(({ problem }) => problem);
  expect(await problems(account([], ['gbp']))).toEqual([
    'no webhook endpoint reports to https://taxis.example/v1/payments/events',
  ]);
  expect(await problems(account([{ ...fits, status: 'disabled' }], ['gbp']))).toEqual([
    expect.stringContaining('is disabled'),
  ]);
  expect(
    await problems(account([{ ...hook, enabled_events: WEBHOOK_EVENTS.slice(1) }], ['gbp'])),
  ).toEqual([expect.stringContaining('does not report payment_intent.amount_capturable_updated')]);
  expect(await problems(account([fits], ['gbp']), ['GBP', 'AUD'])).toEqual([
    'a Stripe account of GB takes no AUD',
  ]);
  expect((await look(account(403, ['gbp']))).unseen).toEqual(['its webhook endpoints']);
});
