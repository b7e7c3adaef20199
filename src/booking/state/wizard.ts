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

/** A booking by itself: what of the wizard outlives a reload, and what can be put back. */
export type KeptWizard = Pick<WizardState, 'draft' | 'run' | 'firstStep'>;

export type WizardAction =
  | DraftChange
  /** Another booking, named `run`, begins: empty, or filled in from an earlier trip. */
  | { type: 'restarted'; accountId: string | null; run: string }
  | { type: 'prefilled'; draft: BookingDraft; run: string }
  /** One that was discarded is put back. */
  | { type: 'restored'; wizard: KeptWizard }
  /** The step that the page shows, with which whoever comes back begins. */
  | { type: 'stepShown'; step: DraftStep }
  | { type: 'stepOpened'; step: DraftStep }
  | { type: 'tried'; step: DraftStep }
  | { type: 'refused'; refusals: Record<string, string> };

export const newWizard = (draft: BookingDraft, run: string = crypto.randomUUID()): WizardState => ({
  draft,
  run,
  firstStep: 'passenger',
  triedStep: null,
  refusals: {},
});

/** Where a draft that is filled in from an earlier trip is gone on with: at its time. */
export const firstStepOf = (draft: BookingDraft): DraftStep =>
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
      return newWizard(newDraft(action.accountId), action.run);
    case 'prefilled':
      return { ...newWizard(action.draft, action.run), firstStep: firstStepOf(action.draft) };
    case 'restored':
      return { ...newWizard(action.wizard.draft), ...action.wizard };
    case 'stepShown':
      return wizard.firstStep === action.step ? wizard : { ...wizard, firstStep: action.step };
    default: {
      const draft = changeDraft(wizard.draft, action);
      return draft === wizard.draft ? wizard : { ...wizard, draft, refusals: {} };
    }
  }
}

/** For reading a kept booking back. */
export const keptWizardSchema: z.ZodType<KeptWizard> = z.object({
  draft: bookingDraftSchema,
  run: z.string(),
  firstStep: z.enum(DRAFT_STEPS),
});

export const previousStep = (step: DraftStep): DraftStep | null =>
  DRAFT_STEPS[DRAFT_STEPS.indexOf(step) - 1] ?? null;
