import { useEffect, useReducer, type ActionDispatch } from 'react';
import { newDraft } from '../../../contract/booking/draft.ts';
import { keptValue } from './kept.ts';
import {
  keptWizardSchema,
  newWizard,
  wizardReducer,
  type WizardAction,
  type WizardState,
  type WizardStep,
} from './wizard.ts';

const keptWizard = (userId: string) => keptValue(`booking-draft:${userId}`, keptWizardSchema);

/**
 * The wizard's state, kept for this tab under the user's id (`useKeptWizard`), so that a reload goes
 * on where it was and another user of the same tab finds nothing.
 */
export const useWizard = (
  userId: string,
  accountId: string | null,
): [WizardState, ActionDispatch<[WizardAction]>] =>
  useReducer(wizardReducer, null, () => ({
    ...newWizard(newDraft(accountId)),
    ...keptWizard(userId).read(),
  }));

/** Keeps the wizard with its open step, which whoever comes back to it begins with. */
export function useKeptWizard(userId: string, wizard: WizardState, step: WizardStep): void {
  const { draft, run } = wizard;
  const firstStep = step === 'confirmation' ? wizard.firstStep : step;
  useEffect(
    () => keptWizard(userId).write({ draft, run, firstStep }),
    [userId, draft, run, firstStep],
  );
}
