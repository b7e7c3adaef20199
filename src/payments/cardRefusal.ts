import type { StripeError } from '@stripe/stripe-js';
import { type DeclineReason, declineReasonOf } from '../../contract/booking/decline.ts';

/** Errors of the fields themselves, which the processor tells in its own words where they stand. */
const NUMBER = new Set(['incorrect_number', 'invalid_number']);

/** Why a card could not be set up, as far as its owner can do something about it. */
export type CardRefusal = DeclineReason | 'number';

/** @returns undefined for what is no matter of the card: there the processor's own words stand */
export function cardRefusal(error: StripeError): CardRefusal | undefined {
  if (NUMBER.has(error.code ?? '')) return 'number';
  return error.type === 'card_error' ? declineReasonOf(error) : undefined;
}
