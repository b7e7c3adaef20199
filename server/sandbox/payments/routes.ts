import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Transaction } from '../../context.ts';
import type { Database } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import {
  type Action,
  type Call,
  createCustomer,
  createPayment,
  createSetup,
  missing,
  paymentActions,
  refuse,
  setupActions,
  text,
} from './calls.ts';
import { type FormValues, parseForm } from './form.ts';
import type { StandInPayment, StandInSetup } from '../../db/tables/sandboxPayments.ts';
import { findObject, type KeptAnswer, lockObject, onceForKey, putObject } from './store.ts';

/** What a browser may do with an intent's client secret; everything else needs the key. */
const CARDHOLDER_ACTIONS = new Set(['confirm', 'authenticate']);

/** The part of Stripe's HTTP interface that the product uses, on objects in the database. */
export function standInRoutes(options: {
  database: Database;
  secretKey: string;
  now: () => Date;
  /** There may be webhooks to deliver. */
  onChange: () => void;
}): Hono {
  const { database, secretKey, now } = options;
  const app = new Hono();
  const hasKey = (c: Context) => c.req.header('authorization') === `Bearer ${secretKey}`;
  const send = (c: Context, { status, body }: KeptAnswer) =>
    c.body(JSON.stringify(body), status as ContentfulStatusCode, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    });
  const unauthorised = refuse(401, {
    type: 'invalid_request_error',
    message: 'Invalid API key or client secret.',
  });

  async function answer(
    c: Context,
    isAllowed: (form: FormValues) => boolean,
    work: (call: Call) => Promise<KeptAnswer>,
  ): Promise<Response> {
    const body = await c.req.text();
    const form = parseForm(body);
    if (!isAllowed(form)) return send(c, unauthorised);
    const requestHash = createHash('sha256').update(`${c.req.path}\n${body}`).digest('hex');
    const key = c.req.header('idempotency-key') ?? null;
    const kept = await inTransaction(database, (tx) =>
      onceForKey(tx, key, requestHash, () =>
        work({ tx, form, id: c.req.param('id') ?? '', now: now() }),
      ),
    );
    if (!kept)
      return send(
        c,
        refuse(400, {
          type: 'idempotency_error',
          message: 'This idempotency key was used with other parameters.',
        }),
      );
    options.onChange();
    return send(c, kept);
  }
  const post = (path: string, work: (call: Call) => Promise<KeptAnswer>) =>
    // A caller without a key is refused before the form is read.
    app.post(path, async (c) => (hasKey(c) ? answer(c, () => true, work) : send(c, unauthorised)));

  post('/v1/customers', createCustomer);
  post('/v1/setup_intents', createSetup);
  post('/v1/payment_intents', createPayment);
  post('/v1/payment_methods/:id/detach', async ({ tx, id, now }) => {
    const method = await lockObject(tx, 'payment_method', id);
    if (!method?.customer) return missing('PaymentMethod', id);
    const detached = { ...method, customer: null };
    await putObject(tx, detached, now);
    return { status: 200, body: detached };
  });

  async function act<I extends StandInPayment | StandInSetup>(
    c: Context,
    find: (tx: Transaction, id: string) => Promise<I | null>,
    known: Record<string, Action<I>>,
  ): Promise<Response> {
    const name = c.req.param('action') ?? '';
    const action = known[name];
    if (!action) return send(c, missing('action', name));
    const isCardholder = (form: FormValues) =>
      CARDHOLDER_ACTIONS.has(name) && text(form['client_secret']) !== null;
    return answer(
      c,
      (form) => hasKey(c) || isCardholder(form),
      async (call) => {
        const intent = await find(call.tx, call.id);
        const shown = text(call.form['client_secret']);
        if (!intent || (shown !== null && shown !== intent.client_secret))
          return missing('intent', call.id);
        return action(call, intent);
      },
    );
  }
  app.post('/v1/payment_intents/:id/:action', (c) =>
    act(c, (tx, id) => lockObject(tx, 'payment_intent', id), paymentActions),
  );
  app.post('/v1/setup_intents/:id/:action', (c) =>
    act(c, (tx, id) => lockObject(tx, 'setup_intent', id), setupActions),
  );

  for (const kind of ['payment_intent', 'setup_intent', 'payment_method', 'customer'] as const)
    app.get(`/v1/${kind}s/:id`, async (c) => {
      if (!hasKey(c)) return send(c, unauthorised);
      const id = c.req.param('id') ?? '';
      const found = await findObject(database.orm, kind, id);
      return send(c, found ? { status: 200, body: found } : missing(kind, id));
    });

  return app;
}
