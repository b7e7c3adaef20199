import type { DeclineReason } from '../../../contract/booking/decline.ts';

/** Who keeps the customers, cards and payments; neither knows those of the other. */
export type PaymentProvider = 'stripe' | 'sandbox';

/** Where the card processor posts its events, on our side. */
export const PAYMENT_EVENTS_PATH = '/v1/payments/events';

/**
 * `waiting`: the cardholder has not confirmed it yet. `held`: the amount can be taken. `declined`:
 * the bank said no. `released`: nothing is held, and nothing can be held again.
 */
export type HoldStatus = 'waiting' | 'held' | 'declined' | 'captured' | 'released';

/** An amount that a card's bank holds for us, or is to. Amounts in minor units. */
export interface Hold {
  intentId: string;
  /**
   * Used by the cardholder's browser to confirm. Never logged; stored only in answers that are kept
   * for idempotency keys.
   */
  clientSecret: string;
  status: HoldStatus;
  /** Why the bank said no; null unless it is declined. */
  decline: DeclineReason | null;
  amount: number;
  captured: number;
  channelId: string;
  bookingId: string;
}

export interface HoldRequest {
  /** The same key finds the same hold, also when the first answer was lost. */
  key: string;
  amount: number;
  currency: string;
  customerId: string;
  methodId: string;
  channelId: string;
  bookingId: string;
}

/** What may be shown of a saved card. */
export interface Card {
  methodId: string;
  /** Null where no setup was completed with the card. */
  customerId: string | null;
  /** The same for every setup of one card; null where the processor has none. */
  fingerprint: string | null;
  brand: string;
  number: string;
  expiryYear: number;
  expiryMonth: number;
  cardHolderName: string | null;
}

/** An event about a booking's hold; the state of the hold is then read. */
export interface HoldEvent {
  intentId: string;
  channelId: string;
  bookingId: string;
}

/**
 * The card processor. Every method that calls out may throw an `AdapterError`: `refused` with 400,
 * 402 or 404 is about this card or hold, and a `CardDeclined` says why; any other error may pass.
 * All are safe to repeat.
 */
export interface Payments {
  provider: PaymentProvider;
  /** Makes the processor's customer for an account; the same account again gets the same one. */
  createCustomer(account: {
    channelId: string;
    corporationId: string;
    name: string;
    email: string;
  }): Promise<string>;
  /** Begins to save a card. @returns the secret with which the browser continues */
  createSetup(customerId: string): Promise<string>;
  /** Null for a card that is not there. */
  getCard(methodId: string): Promise<Card | null>;
  /** Forgets a card; doing so twice is not an error. */
  detachCard(methodId: string): Promise<void>;
  createHold(request: HoldRequest): Promise<Hold>;
  getHold(intentId: string): Promise<Hold>;
  /**
   * Takes at most what is held. @returns the hold afterwards, also when the amount was taken before
   */
  captureHold(intentId: string, amount: number): Promise<Hold>;
  /** Releases a hold. @returns the hold afterwards, also when there was nothing to release */
  releaseHold(intentId: string): Promise<Hold>;
  /**
   * Reads an incoming event; null for one that is not about a booking.
   * @throws DomainError PAYMENT_SIGNATURE_INVALID
   */
  readEvent(body: string, signature: string, now: Date): Promise<HoldEvent | null>;
}
