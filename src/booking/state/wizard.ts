import { z } from 'zod';
import {
  bookingDraftSchema,
  newDraft,
  type BookingDraft,
} from '../../../contract/booking/draft.ts';
import { changeDraft, type DraftChange } from '../../../contract/booking/draftChanges.ts';
import {
  DRAFT_STEPS,
  passengerErrors,
  type DraftStep,
} from '../../../contract/booking/draftRules.ts';

export const WIZARD_STEPS = [...DRAFT_STEPS, 'confirmation'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The booking before it is sent: what was typed, what the server said of it. */
export interface WizardState {
  draft: BookingDraft;
  /** Names this booking among those of the tab, so that the history tells its steps from theirs. */
  run: string;
  /** The step to begin with where the history knows none. */
  firstStep: DraftStep;
  /** The step that was tried to be left too early: all its errors show. */
  triedStep: DraftStep | null;
  /** Refused fields of the last request, by path, in the user's language; until something changes. */
  refusals: Record<string, string>;
}

/** What the wizard's parts see of it. */
export interface Wizard extends Pick<WizardState, 'draft' | 'refusals'> {
  /** The open step; the last one before the confirmation while that is shown. */
  step: DraftStep;
  /** The open step was tried to be left too early. */
  isTried: boolean;
}

export type WizardAction =
  | DraftChange
  | { type: 'stepOpened'; step: DraftStep }
  | { type: 'tried'; step: DraftStep }
  | { type: 'refused'; refusals: Record<string, string> };

export const newWizard = (draft: BookingDraft): WizardState => ({
  draft,
  run: crypto.randomUUID(),
  firstStep: 'passenger',
  triedStep: null,
  refusals: {},
});

/** Where a draft that is filled in from an earlier trip is gone on with: at its time. */
const firstStepOf = (draft: BookingDraft): DraftStep =>
  Object.keys(passengerErrors(draft)).length === 0 ? 'address' : 'passenger';

export function wizardReducer(wizard: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'stepOpened':
      return { ...wizard, triedStep: null };
    case 'tried':
      return { ...wizard, triedStep: action.step };
    case 'refused':
      return { ...wizard, refusals: action.refusals };
    case 'restarted':
      return newWizard(newDraft(action.accountId));
    case 'prefilled':
      return { ...newWizard(action.draft), firstStep: firstStepOf(action.draft) };
    default: {
      const draft = changeDraft(wizard.draft, action);
      return draft === wizard.draft ? wizard : { ...wizard, draft, refusals: {} };
    }
  }
}

/** What of the wizard outlives a reload. */
export const keptWizardSchema = z.object({
  draft: bookingDraftSchema,
  run: z.string(),
  firstStep: z.enum(DRAFT_STEPS),
});

export const previousStep = (step: DraftStep): DraftStep | null =>
  DRAFT_STEPS[DRAFT_STEPS.indexOf(step) - 1] ?? null;
