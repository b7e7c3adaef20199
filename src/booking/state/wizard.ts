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

/** The booking before it is sent: what was typed, and what the server said about it. */
export interface WizardState {
  draft: BookingDraft;
  /** Names this booking among those of the tab, so that the history can tell their steps apart. */
  run: string;
  /** The step to begin with where the history has none. */
  firstStep: DraftStep;
  /** The step that the user tried to leave too early: all its errors are shown. */
  triedStep: DraftStep | null;
  /**
   * Fields refused in the last request, by path, in the user's language; kept until something
   * changes.
   */
  refusals: Record<string, string>;
}

/** What the parts of the wizard see of it. */
export interface Wizard extends Pick<WizardState, 'draft' | 'refusals'> {
  /** The open step; the last one before the confirmation while that is shown. */
  step: DraftStep;
  /** The user tried to leave the open step too early. */
  isTried: boolean;
}

/** The booking alone: the part of the wizard that survives a reload and can be put back. */
export type KeptWizard = Pick<WizardState, 'draft' | 'run' | 'firstStep'>;

export type WizardAction =
  | DraftChange
  /** Another booking, named `run`, begins: empty, or filled in from an earlier trip. */
  | { type: 'restarted'; accountId: string | null; run: string }
  | { type: 'prefilled'; draft: BookingDraft; run: string }
  /** A discarded booking is put back. */
  | { type: 'restored'; wizard: KeptWizard }
  /** The step that the page shows; somebody who comes back begins there. */
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

/** The step at which a draft copied from an earlier trip continues: its time. */
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

/** For reading back a kept booking. */
export const keptWizardSchema: z.ZodType<KeptWizard> = z.object({
  draft: bookingDraftSchema,
  run: z.string(),
  firstStep: z.enum(DRAFT_STEPS),
});

export const previousStep = (step: DraftStep): DraftStep | null =>
  DRAFT_STEPS[DRAFT_STEPS.indexOf(step) - 1] ?? null;
