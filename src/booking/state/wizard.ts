import { z } from 'zod';
import {
  bookingDraftSchema,
  newDraft,
  type BookingDraft,
} from '../../../contract/booking/draft.ts';
import { changeDraft, type DraftChange } from '../../../contract/booking/draftChanges.ts';
import { DRAFT_STEPS, type DraftStep } from '../../../contract/booking/draftRules.ts';

/** The wizard before booking: what was typed, which step is open, what the server said of it. */
export interface Wizard {
  draft: BookingDraft;
  step: DraftStep;
  /** The step was tried to be left too early: all its errors show. */
  isTried: boolean;
  /** Refused fields of the last request, by path, in the user's language; until something changes. */
  refusals: Record<string, string>;
}

export type WizardAction =
  | DraftChange
  | { type: 'stepOpened'; step: DraftStep }
  | { type: 'tried' }
  | { type: 'refused'; step: DraftStep; refusals: Record<string, string> };

export const newWizard = (accountId: string | null): Wizard => ({
  draft: newDraft(accountId),
  step: 'passenger',
  isTried: false,
  refusals: {},
});

export function wizardReducer(wizard: Wizard, action: WizardAction): Wizard {
  switch (action.type) {
    case 'stepOpened':
      return { ...wizard, step: action.step, isTried: false };
    case 'tried':
      return { ...wizard, isTried: true };
    case 'refused':
      return { ...wizard, step: action.step, refusals: action.refusals };
    case 'restarted':
      return newWizard(action.accountId);
    case 'accountChanged':
      // Whoever leaves the account's people behind begins with them again.
      return {
        draft: changeDraft(wizard.draft, action),
        step: wizard.draft.recipient ? 'passenger' : wizard.step,
        isTried: false,
        refusals: {},
      };
    default: {
      const draft = changeDraft(wizard.draft, action);
      return draft === wizard.draft ? wizard : { ...wizard, draft, refusals: {} };
    }
  }
}

/** What of the wizard outlives a reload. */
export const keptWizardSchema = z.object({
  draft: bookingDraftSchema,
  step: z.enum(DRAFT_STEPS),
});

export const previousStep = (step: DraftStep): DraftStep | null =>
  DRAFT_STEPS[DRAFT_STEPS.indexOf(step) - 1] ?? null;
