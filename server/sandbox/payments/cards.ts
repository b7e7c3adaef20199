import { createHash } from 'node:crypto';
import type {
  CardBehaviour,
  StandInError,
  StandInMethod,
} from '../../db/tables/sandboxPayments.ts';

interface TestCard {
  brand: string;
  behaviour: CardBehaviour;
}

/** The Stripe test cards that the stand-in knows; every other number is refused. */
const TEST_CARDS: Record<string, TestCard> = {
  '4242424242424242': { brand: 'visa', behaviour: 'passes' },
  '5555555555554444': { brand: 'mastercard', behaviour: 'passes' },
  '378282246310005': { brand: 'amex', behaviour: 'passes' },
  '4000002500003155': { brand: 'visa', behaviour: 'authenticates' },
  '4000000000000002': { brand: 'visa', behaviour: 'declined' },
  '4000000000009995': { brand: 'visa', behaviour: 'insufficient_funds' },
  '4000000000000069': { brand: 'visa', behaviour: 'expired' },
  '4000000000000127': { brand: 'visa', behaviour: 'incorrect_cvc' },
  '4000000000000341': { brand: 'visa', behaviour: 'declined_later' },
};

export interface CardDetails {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc: string;
}

/** A card as it is stored, without its number. */
export interface ReadCard {
  card: StandInMethod['card'];
  behaviour: CardBehaviour;
}

const cardError = (code: string, message: string, param: string): StandInError => ({
  type: 'card_error',
  code,
  message,
  param,
});

/** @returns the card for typed details, or the error that Stripe would give */
export function readCard(details: CardDetails, now: Date): ReadCard | { error: StandInError } {
  const number = details.number.replaceAll(/\D/g, '');
  const known = TEST_CARDS[number];
  if (!known)
    return {
      error: cardError('incorrect_number', 'Your card number is not a test card.', 'number'),
    };
  const { exp_month, exp_year, cvc } = details;
  if (!(exp_month >= 1 && exp_month <= 12))
    return {
      error: cardError('invalid_expiry_month', 'The expiry month is invalid.', 'exp_month'),
    };
  // The card is valid until the end of its month.
  if (Date.UTC(exp_year, exp_month) <= now.getTime())
    return { error: cardError('expired_card', 'Your card has expired.', 'exp_year') };
  if (!/^\d{3,4}$/.test(cvc))
    return { error: cardError('invalid_cvc', 'The security code is invalid.', 'cvc') };
  const { brand, behaviour } = known;
  const fingerprint = createHash('sha256').update(number).digest('hex').slice(0, 16);
  const last4 = number.slice(-4);
  return { card: { brand, last4, exp_month, exp_year, fingerprint }, behaviour };
}

const declined = (decline_code: string, message: string): StandInError => ({
  type: 'card_error',
  code: 'card_declined',
  decline_code,
  message,
});

const GENERIC = declined('generic_decline', 'Your card was declined.');

/** The bank's refusal of a card or a charge; none where it agrees, or asks the cardholder. */
const REFUSALS: Partial<Record<CardBehaviour, StandInError>> = {
  declined: GENERIC,
  insufficient_funds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  expired: cardError('expired_card', 'Your card has expired.', 'exp_month'),
  incorrect_cvc: cardError('incorrect_cvc', "Your card's security code is incorrect.", 'cvc'),
};

/** The bank's refusal when a card is set up. */
export const setupRefusalOf = (behaviour: CardBehaviour): StandInError | null =>
  REFUSALS[behaviour] ?? null;

/** The bank's refusal of a charge. */
export const chargeRefusalOf = (behaviour: CardBehaviour): StandInError | null =>
  behaviour === 'declined_later' ? GENERIC : setupRefusalOf(behaviour);
