import type { DeclineReason } from '../../../contract/booking/decline.ts';

/** Whose customers, cards and payments they are: those of one are unknown to the other. */
export type PaymentProvider = 'stripe' | 'sandbox';

/** Where the card processor posts its events, on our side. */
export const PAYMENT_EVENTS_PATH = '/v1/payments/events';

/**
 * `waiting`: the cardholder has not confirmed it yet. `held`: the amount is there to be taken.
 * `declined`: the bank said no. `released`: nothing is held and nothing can be any more.
 */
export type HoldStatus = 'waiting' | 'held' | 'declined' | 'captured' | 'released';

/** An amount that a card's bank holds for us, or is to. Amounts in minor units. */
export interface Hold {
  intentId: string;
  /** With it the cardholder confirms in the browser. Never logged; kept only in the answers that idempotency keys repeat. */
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
  /** The same key finds the same hold, also when nobody heard the first answer. */
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
  /** Null where no setup has been passed with it. */
  customerId: string | null;
  /** The same for every setup of one card; null where the processor has none. */
  fingerprint: string | null;
  brand: string;
  number: string;
  expiryYear: number;
  expiryMonth: number;
  cardHolderName: string | null;
}

/** An event that concerns a booking's hold; what has become of it is asked for afterwards. */
export interface HoldEvent {
  intentId: string;
  channelId: string;
  bookingId: string;
}

/**
 * The card processor. Every method that calls out may throw an `AdapterError`: `refused` with 400,
 * 402 or 404 is about this card or hold, a `CardDeclined` says why; anything else may pass. All are safe to repeat.
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
  /** Begins to save a card. @returns the secret that the browser goes on with */
  createSetup(customerId: string): Promise<string>;
  /** Null for a card that is not there. */
  getCard(methodId: string): Promise<Card | null>;
  /** Forgets a card; one that is forgotten already is not an error. */
  detachCard(methodId: string): Promise<void>;
  createHold(request: HoldRequest): Promise<Hold>;
  getHold(intentId: string): Promise<Hold>;
  /** Takes at most what is held. @returns how it stands then, also when it was taken before */
  captureHold(intentId: string, amount: number): Promise<Hold>;
  /** Lets a hold go. @returns how it stands then, also when there is nothing to let go */
  releaseHold(intentId: string): Promise<Hold>;
  /**
   * Reads an event that came in; null for one that concerns no booking.
   * @throws DomainError PAYMENT_SIGNATURE_INVALID
   */
  readEvent(body: string, signature: string, now: Date): Promise<HoldEvent | null>;
}
