import type { FieldError } from '../core/errors.ts';
import type { PaymentType } from '../core/paymentTypes.ts';
import type { AccountField } from './accountFields.ts';
import type { Offer } from './calls.ts';

/**
 * Why a field keeps the user on its step: the contract's field errors, and reasons about choices.
 */
export type DraftReason =
  | FieldError
  | { code: 'wholeNumber'; params: { min: number; max: number } }
  | {
      code: 'chooseSuggestion' | 'chooseRecipient' | 'noReturn' | 'cardExpired' | 'asapToday';
      params?: undefined;
    };
/** Field of the draft (`origin`, `waypoints.<key>`, `flight.number`) → why it is not right yet. */
export type DraftErrors = Partial<Record<string, DraftReason>>;

/** What the rules need besides the draft. */
export interface DraftContext {
  now: Date;
  /** IANA zone of the pickup; the channel's home zone until it is known. */
  zone: string;
  /** IANA zone of the dropoff, where a return starts; the channel's until it is known. */
  returnZone: string;
  /** The current offer and way of paying, chosen or proposed. */
  offer: Offer | null;
  paymentType: PaymentType | null;
  /** Why the current way of paying cannot pay for the trip; null where it can. */
  paymentReason: DraftReason | null;
  /** False once it is known that the current offer's fleet does not serve the way back. */
  canReturn: boolean;
  /** The account's questions for such a trip, without inactive fields. */
  accountFields: readonly AccountField[];
}
