import type { PaymentType } from '../../../contract/core/paymentTypes.ts';
import type { Language } from '../../../contract/core/languages.ts';

/** An account of the demo and how lively it is. */
export interface DemoCorporation {
  name: string;
  /** Domain of its people's mailboxes. */
  domain: string;
  language: Language;
  employees: number;
  guests: number;
  trips: number;
  groups: readonly string[];
  defaultPayment?: PaymentType;
  /** Saved cards, by test number; for the one that ends in 3155 the bank asks the cardholder. */
  cards?: readonly { number: string; name: string }[];
  status?: 'inactive';
  /**
   * Last digits of its numbers at the channel's fleets, in their order: by them simulated fleets
   * decide whether to ask for a cost centre and the like. By default 0, which asks nothing.
   */
  lastDigits?: string;
  /** Nobody entered its address yet, which the law demands on its invoices. */
  isWithoutBilling?: true;
}

/** One of the many accounts that fill a fleet manager's list. */
export const small = (
  name: string,
  domain: string,
  language: Language = 'en',
): DemoCorporation => ({
  name,
  domain,
  language,
  employees: 3,
  guests: 1,
  trips: 4,
  groups: [],
});
