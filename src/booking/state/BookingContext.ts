import { createContext, useContext } from 'react';
import type { Offer } from '../../../contract/booking/calls.ts';
import type { DraftContext, DraftErrors } from '../../../contract/booking/draftRules.ts';
import type { PaymentOption } from '../../../contract/booking/paymentChoice.ts';
import type { useFares, useOffers, usePaymentMethods, useReturnFare } from './queries.ts';
import type { DraftPolicy } from './usePolicy.ts';
import type { AskedFields } from './useAccountFields.ts';
import type { Submission } from './submissionState.ts';
import type { BookingSubmission } from './submission.ts';
import type { Wizard, WizardAction, WizardStep } from './wizard.ts';

/** A draft being typed into: all that most fields need. */
export interface DraftForm {
  wizard: Wizard;
  dispatch: (action: WizardAction) => void;
  context: Pick<DraftContext, 'now' | 'zone'>;
  /** Errors of what is open, whether shown yet or not. */
  errors: DraftErrors;
}

/** What the wizard's parts share. */
export interface Booking extends DraftForm {
  /** The step in front of the user: the wizard's, or the confirmation. */
  step: WizardStep;
  /** Goes back to the page that the form was opened from; the draft is kept. */
  leave: () => void;
  /** The present, the zones of both ends, and the offer and payment that stand. */
  context: DraftContext;
  offers: ReturnType<typeof useOffers>;
  fares: ReturnType<typeof useFares>;
  /** What the wanted return costs with the standing offer. */
  returnFare: ReturnType<typeof useReturnFare>;
  /** What the account asks with the trip. */
  asked: AskedFields;
  /** The account's ways of paying, as the server has them. */
  paymentMethods: ReturnType<typeof usePaymentMethods>;
  /** Those that can be chosen for the trip. */
  paymentOptions: readonly PaymentOption[];
  /** The one that stands: chosen, or proposed. */
  payment: PaymentOption | null;
  /** Whether the travel rules allow the trip. */
  policy: DraftPolicy;
  /** The fare query of an offer. */
  fareOf(offer: Offer | null): ReturnType<typeof useFares>[number] | undefined;
  submission: Submission;
  actions: BookingSubmission;
  /** Goes on from the vehicle: to what the account asks, or else sends the draft. */
  proceed(): void;
  /** Sends the draft; does nothing while it is not ready or already on its way. */
  book(): void;
  /** Sends the draft from whatever step is open; absent where the form shows all steps at once. */
  sendNow?: () => void;
  /** Empties everything for another booking. */
  startOver(): void;
}

export const BookingContext = createContext<Booking | null>(null);
/** Set where fields belong to a form other than the wizard's open step. */
export const DraftFormContext = createContext<DraftForm | null>(null);

/** The form that a field stands in. */
export function useDraftForm(): DraftForm {
  const own = useContext(DraftFormContext);
  const booking = useContext(BookingContext);
  const form = own ?? booking;
  if (!form) throw new Error('useDraftForm is used outside a form.');
  return form;
}

export function useBooking(): Booking {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('useBooking is used outside the booking page.');
  return booking;
}
