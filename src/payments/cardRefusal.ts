import type { StripeError } from '@stripe/stripe-js';
import { type DeclineReason, declineReasonOf } from '../../contract/booking/decline.ts';

/** Errors of the fields themselves, which the processor shows at the fields in its own words. */
const NUMBER = new Set(['incorrect_number', 'invalid_number']);

/** Why a card could not be set up, if its owner can do something about it. */
export type CardRefusal = DeclineReason | 'number';

/** @returns undefined if the card is not the reason: then the processor's own text is shown */
export function cardRefusal(error: StripeError): CardRefusal | undefined {
  if (NUMBER.has(error.code ?? '')) return 'number';
  return error.type === 'card_error' ? declineReasonOf(error) : undefined;
}

/** @returns the processor's text for the cardholder, null where it only has one for developers */
export const textForCardholder = (error: StripeError | undefined): string | null =>
  error?.type === 'invalid_request_error' ? null : (error?.message ?? null);
