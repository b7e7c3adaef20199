import { Hono } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import type { Fetch } from '../../server/adapters/outside.ts';
import { createPayments } from '../../server/adapters/payments/index.ts';
import type { AppContext } from '../../server/context.ts';
import type { Database } from '../../server/db/open.ts';
import {
  paymentCustomers,
  paymentMethods,
  sandboxPaymentEvents,
  sandboxPaymentObjects,
} from '../../server/db/tables/index.ts';
import type { StandInPayment } from '../../server/db/tables/sandboxPayments.ts';
import { placeCard, placeCustomer } from '../../server/sandbox/payments/savedCards.ts';
import { PAYMENTS_STAND_IN_PATH } from '../../server/sandbox/payments/settings.ts';
import { createPaymentsStandIn } from '../../server/sandbox/payments/standIn.ts';

const ORIGIN = 'http://localhost:4350';
const SECRETS = { secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' };

/** Test card numbers, by how the card behaves. */
export const CARD_NUMBERS = {
  passes: '4242424242424242',
  authenticates: '4000002500003155',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
} as const;

interface OnePayment {
  id: string;
  clientSecret: string;
  status: StandInPayment['status'];
  held: number;
  charged: number;
}

/**
 * The card processor's stand-in in this process, reached through the real SDK without a network.
 * Its routes are on `app`, and its ledger says what it holds and has charged.
 */
export function startTestPayments(database: Database, rest: Pick<AppContext, 'log' | 'now'>) {
  const mounted = new Hono();
  let toServer: Fetch = () => Promise.reject(new TypeError('fetch failed'));
  const standIn = createPaymentsStandIn({
    database,
    ...SECRETS,
    ...rest,
    reportTo: ORIGIN,
    fetch: (url, init) => toServer(url, init),
  });
  mounted.route(PAYMENTS_STAND_IN_PATH, standIn.app);
  /** The way that our calls take to the stand-in; a test puts faults here. */
  const road: { toStandIn: Fetch } = {
    toStandIn: async (url, init) => mounted.request(url.href, init),
  };
  const payments = createPayments({
    provider: 'sandbox',
    ...SECRETS,
    url: `${ORIGIN}${PAYMENTS_STAND_IN_PATH}`,
    fetch: (url, init) => road.toStandIn(url, init),
    retries: 0,
  });

  async function ledger(): Promise<OnePayment[]> {
    const rows = await database.orm
      .select({ data: sandboxPaymentObjects.data })
      .from(sandboxPaymentObjects);
    return rows.flatMap(({ data }) =>
      data.object === 'payment_intent'
        ? [
            {
              id: data.id,
              clientSecret: data.client_secret,
              status: data.status,
              held: data.amount_capturable,
              charged: data.amount_received,
            },
          ]
        : [],
    );
  }
  /** Posts to an intent as the cardholder's browser would. */
  async function asCardholder(clientSecret: string, action: string, outcome = '') {
    const [id] = clientSecret.split('_secret_');
    const response = await mounted.request(
      `${ORIGIN}${PAYMENTS_STAND_IN_PATH}/v1/payment_intents/${id}/${action}`,
      {
        method: 'POST',
        body: new URLSearchParams({ client_secret: clientSecret, outcome }).toString(),
      },
    );
    const body = (await response.json()) as { status?: string; error?: { decline_code?: string } };
    return body.status ?? body.error?.decline_code ?? 'refused';
  }

  return {
    payments,
    webhookSecret: SECRETS.webhookSecret,
    standIn,
    road,
    ledger,
    /** Webhooks that wait to be delivered. */
    events: () => database.orm.select().from(sandboxPaymentEvents),
    /** Sends the webhooks to a server. */
    reportTo(fetch: Fetch) {
      toServer = fetch;
    },
    confirm: (clientSecret: string) => asCardholder(clientSecret, 'confirm'),
    authenticate: (clientSecret: string, outcome: 'complete' | 'fail') =>
      asCardholder(clientSecret, 'authenticate', outcome),
    /** Saves a card for an account. @returns its id */
    async saveCard(
      { id: corporationId, channelId, name }: { id: string; channelId: string; name: string },
      behaviour: keyof typeof CARD_NUMBERS = 'passes',
    ): Promise<string> {
      const { orm } = database;
      const now = rest.now();
      const expiry = { expiryYear: now.getUTCFullYear() + 2, expiryMonth: 5 };
      const email = 'office@cards.example';
      const placed = await placeCustomer(orm, { channelId, corporationId, name, email }, now);
      await orm
        .insert(paymentCustomers)
        .values({ channelId, corporationId, provider: 'sandbox', customerId: placed })
        .onConflictDoNothing();
      const customers = await orm.select().from(paymentCustomers);
      const { customerId } = customers.find((one) => one.corporationId === corporationId)!;
      const number = CARD_NUMBERS[behaviour];
      const method = await placeCard(orm, customerId, { number, name, ...expiry }, now);
      const id = uuidv7();
      await orm.insert(paymentMethods).values({
        channelId,
        id,
        corporationId,
        provider: 'sandbox',
        providerMethodId: method.id,
        brand: method.card.brand,
        number: method.card.last4,
        ...expiry,
        cardHolderName: name,
      });
      return id;
    },
  };
}
export type TestPayments = ReturnType<typeof startTestPayments>;
