import { createContext, useContext, type ActionDispatch } from 'react';
import type { Offer } from '../../../contract/booking/calls.ts';
import type { DraftContext, DraftErrors } from '../../../contract/booking/draftRules.ts';
import type { PaymentType } from '../../../contract/core/channel.ts';
import type { useFares, useOffers } from './queries.ts';
import type { Submission } from './submissionState.ts';
import type { BookingSubmission } from './submission.ts';
import type { Wizard, WizardAction } from './wizard.ts';

/** What the wizard's parts share. */
export interface Booking {
  wizard: Wizard;
  dispatch: ActionDispatch<[WizardAction]>;
  /** The present, the pickup's zone, and the offer and payment that stand. */
  context: DraftContext;
  /** Errors of the open step, whether shown yet or not. */
  errors: DraftErrors;
  offers: ReturnType<typeof useOffers>;
  fares: ReturnType<typeof useFares>;
  /** Ways of paying that the standing offer and the channel both allow. */
  paymentTypes: readonly PaymentType[];
  /** The fare query of an offer. */
  fareOf(offer: Offer | null): ReturnType<typeof useFares>[number] | undefined;
  submission: Submission;
  actions: BookingSubmission;
  /** Sends the draft; does nothing while it is not ready or already on its way. */
  book(): void;
  /** Empties everything for another booking. */
  startOver(): void;
}

export const BookingContext = createContext<Booking | null>(null);

export function useBooking(): Booking {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('useBooking is used outside the booking page.');
  return booking;
}
