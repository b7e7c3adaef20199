import { createContext, useContext } from 'react';
import type { BookingDraft } from '../../../contract/booking/draft.ts';
import type { Offer } from '../../../contract/booking/calls.ts';
import type { DraftContext, DraftErrors } from '../../../contract/booking/draftErrors.ts';
import type { DraftStep } from '../../../contract/booking/draftRules.ts';
import type { PaymentOption } from '../../../contract/booking/paymentChoice.ts';
import type { DraftStore } from './draftStore.ts';
import type { usePaymentMethods } from '../../payments/usePaymentMethods.ts';
import type { useFares, useOffers, useReturnFare } from './queries.ts';
import type { DraftPolicy } from './usePolicy.ts';
import type { AskedFields } from './useAccountFields.ts';
import { useStored } from './useStored.ts';
import type { Submission } from './submissionState.ts';
import type { BookingSubmission } from './submission.ts';
import type { WizardAction, WizardState, WizardStep } from './wizard.ts';

/**
 * A form that is being typed into. Its content is read with `useDraft`, so a typed letter redraws
 * only its own field.
 */
export interface DraftForm {
  store: DraftStore;
  dispatch: (action: WizardAction) => void;
  /** The step that its fields belong to. */
  step: DraftStep;
  clock: Pick<DraftContext, 'now' | 'zone'>;
  /** Errors of the open fields, whether they are shown yet or not. */
  errorsOf: (draft: BookingDraft) => DraftErrors;
}

/** What the server offers for the trip, and what is chosen from it. */
export interface Quotes {
  /** The present time, the zones of both ends, and the current offer and payment. */
  context: DraftContext;
  offers: ReturnType<typeof useOffers>;
  fares: ReturnType<typeof useFares>;
  /** What the wanted return costs with the current offer. */
  returnFare: ReturnType<typeof useReturnFare>;
  /** What the account asks with the trip. */
  asked: AskedFields;
  /** The account's ways of paying, as the server has them. */
  paymentMethods: ReturnType<typeof usePaymentMethods>;
  /** Those that can be chosen for the trip. */
  paymentOptions: readonly PaymentOption[];
  /** The current one: chosen by the user, or proposed. */
  payment: PaymentOption | null;
  /** Whether the travel rules allow the trip. */
  policy: DraftPolicy;
  /** The fares without which it is not known which vehicle is booked, and for how much. */
  awaitedFares: readonly (ReturnType<typeof useReturnFare> | undefined)[];
  /** The fare query of an offer. */
  fareOf: (offer: Offer | null) => ReturnType<typeof useFares>[number] | undefined;
}

/** How far the booking has come, and the ways to go on. */
export interface Progress {
  /** The step in front of the user: the wizard's, or the confirmation. */
  step: WizardStep;
  submission: Submission;
  actions: BookingSubmission;
  /** The form was opened with an unfinished booking: the user is asked whether to go on with it. */
  isOffered: boolean;
  /** Goes on with the booking that is offered. */
  resume: () => void;
  /** Empties the form, with undo. */
  discard: () => void;
  /** Goes back to the page that the form was opened from, and discards the draft, with undo. */
  leave: () => void;
  /** Goes on from the vehicle step: to the account's questions, or else sends the draft. */
  proceed: () => void;
  /** Sends the draft; does nothing while it is not ready or already on its way. */
  book: () => void;
  /** Sends the draft from any step; absent where the form shows all steps at once. */
  sendNow?: () => void;
  /** Empties everything for another booking. */
  startOver: () => void;
}

export const DraftFormContext = createContext<DraftForm | null>(null);
export const QuotesContext = createContext<Quotes | null>(null);
export const ProgressContext = createContext<Progress | null>(null);

/** The form that a field belongs to. */
export function useDraftForm(): DraftForm {
  const form = useContext(DraftFormContext);
  if (!form) throw new Error('useDraftForm is used outside a form.');
  return form;
}

/**
 * A part of what is typed in the form that a field belongs to.
 * @example const notes = useDraft(({ draft }) => draft.notes);
 */
export const useDraft = <T>(select: (state: WizardState) => T): T =>
  useStored(useDraftForm().store, select);

/** Changes what is typed. */
export const useDispatch = (): DraftForm['dispatch'] => useDraftForm().dispatch;

/** Whether a form could be sent as it is. */
export function useIsRight(): boolean {
  const { errorsOf } = useDraftForm();
  return useDraft(({ draft }) => Object.keys(errorsOf(draft)).length === 0);
}

export function useQuotes(): Quotes {
  const quotes = useContext(QuotesContext);
  if (!quotes) throw new Error('useQuotes is used outside the booking page.');
  return quotes;
}

export function useProgress(): Progress {
  const progress = useContext(ProgressContext);
  if (!progress) throw new Error('useProgress is used outside the booking page.');
  return progress;
}
