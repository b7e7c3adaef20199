import type { Transaction } from '../../context.ts';
import { readCard } from './cards.ts';
import type { FormValues } from './form.ts';
import {
  authenticatePayment,
  authenticateSetup,
  cancelPayment,
  capturePayment,
  confirmPayment,
  confirmSetup,
  type Step,
} from './intents.ts';
import type {
  StandInError,
  StandInMethod,
  StandInPayment,
  StandInSetup,
} from '../../db/tables/sandboxPayments.ts';
import { addEvent, findObject, type KeptAnswer, newId, putObject } from './store.ts';

/** One POST: its form, and the transaction of its answer. */
export interface Call {
  tx: Transaction;
  form: FormValues;
  id: string;
  now: Date;
}

export const text = (value: FormValues[string] | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
const group = (value: FormValues[string] | undefined): FormValues =>
  typeof value === 'object' ? value : {};
const texts = (value: FormValues[string] | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(group(value)).flatMap(([name, one]) =>
      typeof one === 'string' ? [[name, one]] : [],
    ),
  );
const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

export const refuse = (status: number, error: StandInError): KeptAnswer => ({
  status,
  body: { error },
});
export const missing = (what: string, id: string): KeptAnswer =>
  refuse(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
  });
const invalid = (param: string, message: string): KeptAnswer =>
  refuse(400, { type: 'invalid_request_error', code: 'parameter_invalid', param, message });

/** Stores an intent after a step, queues its event, and answers as Stripe does. */
async function take<I extends StandInPayment | StandInSetup>(
  { tx, now }: Call,
  step: Step<I>,
): Promise<KeptAnswer> {
  if (step.event !== null) {
    await putObject(tx, step.intent, now);
    await addEvent(tx, step.event, step.intent, now);
  }
  if (!step.error) return { status: 200, body: step.intent };
  const status = step.error.type === 'card_error' ? 402 : 400;
  return refuse(status, { ...step.error, [step.intent.object]: step.intent });
}

export async function createPayment({ tx, form, now }: Call): Promise<KeptAnswer> {
  const amount = Number(text(form['amount']));
  if (!Number.isSafeInteger(amount) || amount < 1) return invalid('amount', 'Invalid integer');
  const customer = text(form['customer']);
  const methodId = text(form['payment_method']) ?? '';
  const method = await findObject(tx, 'payment_method', methodId);
  if (!method || !method.customer || method.customer !== customer)
    return missing('PaymentMethod', methodId);
  const id = newId('pi');
  const intent: StandInPayment = {
    object: 'payment_intent',
    id,
    created: seconds(now),
    client_secret: newId(`${id}_secret`),
    customer,
    payment_method: method.id,
    allowed_payment_method_types: ['card'],
    next_action: null,
    metadata: texts(form['metadata']),
    status: 'requires_confirmation',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    currency: text(form['currency']) ?? 'gbp',
    capture_method: 'manual',
    last_payment_error: null,
    canceled_at: null,
    cancellation_reason: null,
  };
  await putObject(tx, intent, now);
  return { status: 200, body: intent };
}

export async function createSetup({ tx, form, now }: Call): Promise<KeptAnswer> {
  const customer = text(form['customer']) ?? '';
  if (!(await findObject(tx, 'customer', customer))) return missing('customer', customer);
  const id = newId('seti');
  const intent: StandInSetup = {
    object: 'setup_intent',
    id,
    created: seconds(now),
    client_secret: newId(`${id}_secret`),
    customer,
    payment_method: null,
    allowed_payment_method_types: ['card'],
    next_action: null,
    metadata: texts(form['metadata']),
    status: 'requires_payment_method',
    last_setup_error: null,
  };
  await putObject(tx, intent, now);
  return { status: 200, body: intent };
}

export async function createCustomer({ tx, form, now }: Call): Promise<KeptAnswer> {
  const customer = {
    object: 'customer' as const,
    id: newId('cus'),
    created: seconds(now),
    name: text(form['name']),
    email: text(form['email']),
    metadata: texts(form['metadata']),
  };
  await putObject(tx, customer, now);
  return { status: 200, body: customer };
}

/** The card for confirming a setup, as typed in the page and sent by Stripe's own fields. */
async function typedMethod(call: Call): Promise<StandInMethod | { error: StandInError }> {
  const data = group(call.form['payment_method_data']);
  const card = group(data['card']);
  const billing = group(data['billing_details']);
  const read = readCard(
    {
      number: text(card['number']) ?? '',
      exp_month: Number(text(card['exp_month'])),
      exp_year: Number(text(card['exp_year'])),
      cvc: text(card['cvc']) ?? '',
    },
    call.now,
  );
  if ('error' in read) return read;
  return {
    object: 'payment_method',
    id: newId('pm'),
    created: seconds(call.now),
    type: 'card',
    customer: null,
    billing_details: {
      name: text(billing['name']),
      address: { postal_code: text(group(billing['address'])['postal_code']) },
    },
    ...read,
  };
}

/** A card belongs to its customer once the setup has succeeded. */
async function takeSetup(call: Call, step: Step<StandInSetup>): Promise<KeptAnswer> {
  const { intent } = step;
  if (intent.status === 'succeeded' && intent.payment_method) {
    const method = await findObject(call.tx, 'payment_method', intent.payment_method);
    if (method) await putObject(call.tx, { ...method, customer: intent.customer }, call.now);
  }
  return take(call, step);
}

export type Action<I> = (call: Call, intent: I) => Promise<KeptAnswer>;

export const paymentActions: Record<string, Action<StandInPayment>> = {
  async confirm(call, intent) {
    const method = await findObject(call.tx, 'payment_method', intent.payment_method ?? '');
    return take(call, confirmPayment(intent, method));
  },
  authenticate: (call, intent) =>
    take(call, authenticatePayment(intent, text(call.form['outcome']) === 'complete')),
  capture: (call, intent) =>
    take(
      call,
      capturePayment(intent, Number(text(call.form['amount_to_capture']) ?? intent.amount)),
    ),
  cancel: (call, intent) =>
    take(call, cancelPayment(intent, text(call.form['cancellation_reason']), call.now)),
};
export const setupActions: Record<string, Action<StandInSetup>> = {
  async confirm(call, intent) {
    const method = await typedMethod(call);
    if ('error' in method) return refuse(402, { ...method.error, setup_intent: intent });
    await putObject(call.tx, method, call.now);
    return takeSetup(call, confirmSetup(intent, method));
  },
  authenticate: (call, intent) =>
    takeSetup(call, authenticateSetup(intent, text(call.form['outcome']) === 'complete')),
};
