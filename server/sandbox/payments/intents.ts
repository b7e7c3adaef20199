import { chargeRefusalOf, setupRefusalOf } from './cards.ts';
import type {
  StandInError,
  StandInMethod,
  StandInPayment,
  StandInSetup,
} from '../../db/tables/sandboxPayments.ts';

type Intent = StandInPayment | StandInSetup;

/** The result of a step: the intent afterwards, the event to send, and any error. */
export interface Step<I extends Intent> {
  intent: I;
  /** Webhook to send; null when nothing happened. */
  event: string | null;
  error: StandInError | null;
}

const AUTHENTICATION_FAILED: StandInError = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Choose another one and try again.',
};

/** Stripe's answer to a step for which it is too late or too early. */
function unexpected<I extends Intent>(intent: I, step: string): Step<I> {
  const isPayment = intent.object === 'payment_intent';
  const error: StandInError = {
    type: 'invalid_request_error',
    code: isPayment ? 'payment_intent_unexpected_state' : 'setup_intent_unexpected_state',
    message: `You cannot ${step} this intent because it has a status of ${intent.status}.`,
  };
  return { intent, event: null, error };
}

const held = (intent: StandInPayment): Step<StandInPayment> => ({
  intent: {
    ...intent,
    status: 'requires_capture',
    amount_capturable: intent.amount,
    next_action: null,
    last_payment_error: null,
  },
  event: 'payment_intent.amount_capturable_updated',
  error: null,
});

const failedPayment = (intent: StandInPayment, error: StandInError): Step<StandInPayment> => ({
  intent: {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  },
  event: 'payment_intent.payment_failed',
  error,
});

/**
 * The cardholder confirms: the bank holds the amount, refuses, or asks the cardholder to prove who
 * they are.
 */
export function confirmPayment(
  intent: StandInPayment,
  method: StandInMethod | null,
): Step<StandInPayment> {
  // Confirmed again before the bank's question is answered, which is then asked again.
  if (intent.status === 'requires_action') return { intent, event: null, error: null };
  if (intent.status !== 'requires_confirmation') return unexpected(intent, 'confirm');
  if (!method?.customer)
    return failedPayment(intent, {
      type: 'card_error',
      code: 'payment_method_unavailable',
      message: 'The card is no longer available.',
    });
  const refusal = chargeRefusalOf(method.behaviour);
  if (refusal) return failedPayment(intent, refusal);
  if (method.behaviour !== 'authenticates') return held(intent);
  return {
    intent: { ...intent, status: 'requires_action', next_action: { type: 'use_stripe_sdk' } },
    event: 'payment_intent.requires_action',
    error: null,
  };
}

/** The bank's question is answered. */
export function authenticatePayment(
  intent: StandInPayment,
  isPassed: boolean,
): Step<StandInPayment> {
  if (intent.status !== 'requires_action') return unexpected(intent, 'authenticate');
  return isPassed ? held(intent) : failedPayment(intent, AUTHENTICATION_FAILED);
}

/** Takes at most what is held, once; the rest is released. */
export function capturePayment(intent: StandInPayment, amount: number): Step<StandInPayment> {
  if (intent.status !== 'requires_capture') return unexpected(intent, 'capture');
  if (!(amount > 0 && amount <= intent.amount_capturable))
    return {
      intent,
      event: null,
      error: {
        type: 'invalid_request_error',
        code: 'amount_too_large',
        message: `The amount to capture must be from 1 to ${intent.amount_capturable}.`,
        param: 'amount_to_capture',
      },
    };
  return {
    intent: { ...intent, status: 'succeeded', amount_capturable: 0, amount_received: amount },
    event: 'payment_intent.succeeded',
    error: null,
  };
}

export function cancelPayment(
  intent: StandInPayment,
  reason: string | null,
  now: Date,
): Step<StandInPayment> {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    return unexpected(intent, 'cancel');
  return {
    intent: {
      ...intent,
      status: 'canceled',
      amount_capturable: 0,
      next_action: null,
      canceled_at: Math.floor(now.getTime() / 1000),
      cancellation_reason: reason,
    },
    event: 'payment_intent.canceled',
    error: null,
  };
}

const kept = (intent: StandInSetup): Step<StandInSetup> => ({
  intent: { ...intent, status: 'succeeded', next_action: null, last_setup_error: null },
  event: 'setup_intent.succeeded',
  error: null,
});

const failedSetup = (intent: StandInSetup, error: StandInError): Step<StandInSetup> => ({
  intent: {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  },
  event: 'setup_intent.setup_failed',
  error,
});

/** The cardholder saves a card for later. */
export function confirmSetup(intent: StandInSetup, method: StandInMethod): Step<StandInSetup> {
  if (intent.status !== 'requires_payment_method') return unexpected(intent, 'confirm');
  const refusal = setupRefusalOf(method.behaviour);
  if (refusal) return failedSetup(intent, refusal);
  const named = { ...intent, payment_method: method.id };
  if (method.behaviour !== 'authenticates') return kept(named);
  return {
    intent: { ...named, status: 'requires_action', next_action: { type: 'use_stripe_sdk' } },
    event: 'setup_intent.requires_action',
    error: null,
  };
}

export function authenticateSetup(intent: StandInSetup, isPassed: boolean): Step<StandInSetup> {
  if (intent.status !== 'requires_action') return unexpected(intent, 'authenticate');
  const failure = { ...AUTHENTICATION_FAILED, code: 'setup_intent_authentication_failure' };
  return isPassed ? kept(intent) : failedSetup(intent, failure);
}
