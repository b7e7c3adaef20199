import Stripe from 'stripe';
import { declineReasonOf } from '../../../contract/booking/decline.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { AdapterError, countedCall } from '../outside.ts';
import { createStripe, type PaymentsOptions } from './stripe.ts';
import { CardDeclined } from './cardDeclined.ts';
import type { Hold, HoldEvent, HoldStatus, Payments } from './types.ts';

export type { Payments } from './types.ts';

const SERVICE = 'payments';
/** The greatest age of an event's signature, in seconds. */
const SIGNATURE_WINDOW = 300;

const STATUSES: Record<string, HoldStatus> = {
  requires_confirmation: 'waiting',
  requires_action: 'waiting',
  processing: 'waiting',
  requires_payment_method: 'declined',
  requires_capture: 'held',
  succeeded: 'captured',
  canceled: 'released',
};

function toHold(intent: Stripe.PaymentIntent): Hold {
  // A status that Stripe adds later must not decide anything.
  const status = STATUSES[intent.status] ?? 'waiting';
  return {
    intentId: intent.id,
    clientSecret: intent.client_secret ?? '',
    status,
    decline: status === 'declined' ? declineReasonOf(intent.last_payment_error) : null,
    amount: intent.amount,
    captured: intent.amount_received,
    channelId: intent.metadata['channelId'] ?? '',
    bookingId: intent.metadata['bookingId'] ?? '',
  };
}

/**
 * Problems with credentials, the network or Stripe itself may pass; others are about this request.
 */
function toAdapterError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode: status } = error;
  const isRefusal = status !== undefined && status < 500 && status !== 409 && status !== 429;
  const code = isRefusal ? 'refused' : 'unavailable';
  const what = error.code ?? error.type;
  if (error instanceof Stripe.errors.StripeCardError)
    return new CardDeclined(`declined a card (${error.decline_code ?? what})`, {
      reason: declineReasonOf(error),
      status,
    });
  return new AdapterError(SERVICE, code, `answered ${status ?? 'nothing'} (${what})`, {
    status,
    word: what,
  });
}

const asked = <T>(answer: Promise<T>): Promise<T> =>
  countedCall(SERVICE, async () => {
    try {
      return await answer;
    } catch (error) {
      throw toAdapterError(error);
    }
  });

/** Cards over Stripe's SDK: Stripe itself, or the stand-in that speaks its interface. */
export function createPayments(options: PaymentsOptions): Payments {
  const stripe = createStripe(options);

  /** Asks for a change; where it comes too late, answers the state of the hold. */
  async function changed(intentId: string, change: Promise<Stripe.PaymentIntent>): Promise<Hold> {
    const unlessTooLate = change.catch((error: unknown) => {
      if (
        error instanceof Stripe.errors.StripeError &&
        error.code === 'payment_intent_unexpected_state'
      )
        return null;
      throw error;
    });
    const intent = await asked(unlessTooLate);
    return toHold(intent ?? (await asked(stripe.paymentIntents.retrieve(intentId))));
  }

  return {
    provider: options.provider,
    async createCustomer({ channelId, corporationId, name, email }) {
      const customer = await asked(
        stripe.customers.create(
          { name, email, metadata: { channelId, corporationId } },
          { idempotencyKey: `customer:${channelId}:${corporationId}` },
        ),
      );
      return customer.id;
    },
    async createSetup(customer) {
      const intent = await asked(
        stripe.setupIntents.create({
          customer,
          usage: 'on_session',
          allowed_payment_method_types: ['card'],
        }),
      );
      return intent.client_secret ?? '';
    },
    async getCard(methodId) {
      try {
        const method = await asked(stripe.paymentMethods.retrieve(methodId));
        const { card, customer, billing_details } = method;
        if (!card) return null;
        return {
          methodId: method.id,
          customerId: typeof customer === 'string' ? customer : (customer?.id ?? null),
          fingerprint: card.fingerprint ?? null,
          brand: card.brand,
          number: card.last4,
          expiryYear: card.exp_year,
          expiryMonth: card.exp_month,
          cardHolderName: billing_details.name,
        };
      } catch (error) {
        if (error instanceof AdapterError && error.code === 'refused' && error.status === 404)
          return null;
        throw error;
      }
    },
    async detachCard(methodId) {
      try {
        await asked(stripe.paymentMethods.detach(methodId));
      } catch (error) {
        const isGone =
          error instanceof AdapterError && (error.status === 400 || error.status === 404);
        if (!isGone) throw error;
      }
    },
    async createHold({ key, amount, currency, customerId, methodId, channelId, bookingId }) {
      const intent = await asked(
        stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            customer: customerId,
            payment_method: methodId,
            allowed_payment_method_types: ['card'],
            capture_method: 'manual',
            metadata: { channelId, bookingId },
          },
          { idempotencyKey: key },
        ),
      );
      // A repeated key gets the answer of the first time, so the present state is read.
      return toHold(await asked(stripe.paymentIntents.retrieve(intent.id)));
    },
    getHold: async (intentId) => toHold(await asked(stripe.paymentIntents.retrieve(intentId))),
    captureHold: (intentId, amount) =>
      changed(intentId, stripe.paymentIntents.capture(intentId, { amount_to_capture: amount })),
    releaseHold: (intentId) => changed(intentId, stripe.paymentIntents.cancel(intentId)),
    async readEvent(body, signature, now): Promise<HoldEvent | null> {
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          options.webhookSecret,
          SIGNATURE_WINDOW,
          undefined,
          now.getTime(),
        );
      } catch (cause) {
        throw new DomainError('PAYMENT_SIGNATURE_INVALID', { cause });
      }
      const { object } = event.data;
      if (!('object' in object) || object.object !== 'payment_intent') return null;
      const { channelId, bookingId } = object.metadata;
      // Payments in the same Stripe account that are not ours.
      if (!channelId || !bookingId) return null;
      return { intentId: object.id, channelId, bookingId };
    },
  };
}
