import { Hono } from 'hono';
import Stripe from 'stripe';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPayments } from '../../server/adapters/payments/index.ts';
import type { Payments } from '../../server/adapters/payments/types.ts';
import { PAYMENTS_STAND_IN_PATH } from '../../server/sandbox/payments/settings.ts';
import { startTestServer } from '../support/server.ts';

/**
 * Stripe's published test cards: the number that is typed into a page, and the name in server-side
 * tests.
 */
const CARDS = {
  passes: ['4242424242424242', 'pm_card_visa'],
  authenticates: ['4000002500003155', 'pm_card_authenticationRequiredOnSetup'],
  declined: ['4000000000000002', 'pm_card_visa_chargeDeclined'],
  insufficientFunds: ['4000000000009995', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
  expired: ['4000000000000069', 'pm_card_chargeDeclinedExpiredCard'],
  wrongCvc: ['4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc'],
  declinedLater: ['4000000000000341', 'pm_card_chargeCustomerFail'],
} as const;
type CardName = keyof typeof CARDS;

/** The result of a step in the cardholder's browser: a status, or the code of the refusal. */
interface Step {
  status: string | null;
  code: string | null;
  declineCode: string | null;
}

/** A processor together with the cardholder's side, which real pages reach through Stripe.js. */
interface Processor {
  payments: Payments;
  confirmSetup(clientSecret: string, card: CardName): Promise<Step & { methodId: string | null }>;
  confirmHold(clientSecret: string): Promise<Step>;
  close(): Promise<void>;
}

const PI_OF = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

async function playedByTheStandIn(): Promise<Processor> {
  const server = await startTestServer();
  const app = new Hono();
  app.route(PAYMENTS_STAND_IN_PATH, server.cards.standIn.app);
  async function post(path: string, fields: Record<string, string>) {
    const response = await app.request(`${PAYMENTS_STAND_IN_PATH}/v1/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
    });
    const body = (await response.json()) as {
      status?: string;
      payment_method?: string;
      error?: { code?: string; decline_code?: string };
    };
    return {
      status: body.status ?? null,
      code: body.error?.code ?? null,
      declineCode: body.error?.decline_code ?? null,
      methodId: body.payment_method ?? null,
    };
  }
  return {
    payments: server.context.payments,
    confirmSetup: (secret, card) =>
      post(`setup_intents/${PI_OF(secret)}/confirm`, {
        client_secret: secret,
        'payment_method_data[card][number]': CARDS[card][0],
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2099',
        'payment_method_data[card][cvc]': '123',
      }),
    confirmHold: (secret) =>
      post(`payment_intents/${PI_OF(secret)}/confirm`, { client_secret: secret }),
    close: () => server.close(),
  };
}

function stripeItself(secretKey: string): Processor {
  const stripe = new Stripe(secretKey);
  async function stepOf(
    work: Promise<Stripe.SetupIntent | Stripe.PaymentIntent>,
  ): Promise<Step & { methodId: string | null }> {
    try {
      const { status, payment_method: method } = await work;
      const methodId = typeof method === 'string' ? method : (method?.id ?? null);
      return { status, code: null, declineCode: null, methodId };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
      // Stripe leaves out fields that do not apply, although its types say otherwise.
      const { code, decline_code: declineCode }: { code?: string; decline_code?: string } = error;
      // Where the code says everything, Stripe repeats it as the bank's.
      return {
        status: null,
        code: code ?? null,
        declineCode: declineCode === code ? null : (declineCode ?? null),
        methodId: null,
      };
    }
  }
  return {
    payments: createPayments({ provider: 'stripe', secretKey, webhookSecret: 'whsec_unused' }),
    confirmSetup: (secret, card) =>
      stepOf(stripe.setupIntents.confirm(PI_OF(secret), { payment_method: CARDS[card][1] })),
    confirmHold: (secret) => stepOf(stripe.paymentIntents.confirm(PI_OF(secret))),
    close: () => Promise.resolve(),
  };
}

const key = process.env['STRIPE_SECRET_KEY'] ?? '';
const isTestKey = /^[sr]k_test_/.test(key);
const processors: [string, () => Promise<Processor>][] = [
  ['the stand-in', playedByTheStandIn],
  ...(isTestKey
    ? [['Stripe in test mode', async () => stripeItself(key)] as [string, () => Promise<Processor>]]
    : []),
];

/** The same tests for both, so that what passes without an account also passes with one. */
describe.each(processors)('cards at %s', (_name, start) => {
  let processor: Processor;
  let customerId: string;
  beforeAll(async () => {
    processor = await start();
    customerId = await processor.payments.createCustomer({
      channelId: 'contract',
      corporationId: uuidv7(),
      name: 'Contract tests',
      email: 'contract@tests.example',
    });
  });
  afterAll(() => processor.close());
  const setUp = async (card: CardName) =>
    processor.confirmSetup(await processor.payments.createSetup(customerId), card);
  const savedCard = async (card: CardName) => {
    const { status, methodId } = await setUp(card);
    expect(status).toBe('succeeded');
    return methodId!;
  };
  const hold = (methodId: string, holdKey = uuidv7()) =>
    processor.payments.createHold({
      key: holdKey,
      amount: 2500,
      currency: 'GBP',
      customerId,
      methodId,
      channelId: 'contract',
      bookingId: uuidv7(),
    });

  it('are saved with what may be shown of them, always in the same way, and deleted once', async () => {
    const [one, two] = [await savedCard('passes'), await savedCard('passes')];
    const [first, second] = await Promise.all([
      processor.payments.getCard(one),
      processor.payments.getCard(two),
    ]);
    expect(first).toMatchObject({ methodId: one, customerId, brand: 'visa', number: '4242' });
    expect(first!.fingerprint).toBe(second!.fingerprint);
    expect(first!.fingerprint).not.toBeNull();
    await processor.payments.detachCard(one);
    await processor.payments.detachCard(one);
    expect((await processor.payments.getCard(one))?.customerId ?? null).toBeNull();
    expect(await processor.payments.getCard('pm_nobody')).toBeNull();
  });

  it.each([
    ['declined', 'card_declined', 'generic_decline'],
    ['insufficientFunds', 'card_declined', 'insufficient_funds'],
    ['expired', 'expired_card', null],
    ['wrongCvc', 'incorrect_cvc', null],
  ] as const)('that are %s cannot be saved', async (card, code, declineCode) => {
    expect(await setUp(card)).toMatchObject({ status: null, code, declineCode });
  });

  it('are saved once their bank has its answer, and not before', async () => {
    expect(await setUp('authenticates')).toMatchObject({ status: 'requires_action' });
  });

  it('hold an amount once for each key, charge a part of it and release the rest', async () => {
    const methodId = await savedCard('passes');
    const holdKey = uuidv7();
    const made = await hold(methodId, holdKey);
    expect(made).toMatchObject({ status: 'waiting', amount: 2500, captured: 0 });
    expect((await processor.confirmHold(made.clientSecret)).status).toBe('requires_capture');
    const { intentId } = made;
    expect(await processor.payments.getHold(intentId)).toMatchObject({ status: 'held' });
    const taken = await processor.payments.captureHold(intentId, 1800);
    expect(taken).toMatchObject({ status: 'captured', captured: 1800 });
    // Too late for either, so the answer is the present state.
    expect(await processor.payments.captureHold(intentId, 1800)).toEqual(taken);
    expect(await processor.payments.releaseHold(intentId)).toEqual(taken);
  });

  it('release a hold, even twice', async () => {
    const made = await hold(await savedCard('passes'));
    await processor.confirmHold(made.clientSecret);
    const released = await processor.payments.releaseHold(made.intentId);
    expect(released).toMatchObject({ status: 'released', captured: 0 });
    expect(await processor.payments.releaseHold(made.intentId)).toEqual(released);
  });

  it('hold nothing if the bank refuses them later', async () => {
    const made = await hold(await savedCard('declinedLater'));
    const refused = await processor.confirmHold(made.clientSecret);
    expect(refused).toMatchObject({ status: null, code: 'card_declined' });
    expect(await processor.payments.getHold(made.intentId)).toMatchObject({ status: 'declined' });
  });
});
