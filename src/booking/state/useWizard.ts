import { useEffect, useReducer, type ActionDispatch } from 'react';
import { keptValue } from './kept.ts';
import {
  keptWizardSchema,
  newWizard,
  wizardReducer,
  type Wizard,
  type WizardAction,
} from './wizard.ts';

/**
 * The wizard's state, kept for this tab under the user's id, so that a reload goes on where it was
 * and another user of the same tab finds nothing.
 */
export function useWizard(
  userId: string,
  accountId: string | null,
): [Wizard, ActionDispatch<[WizardAction]>] {
  const kept = keptValue(`booking-draft:${userId}`, keptWizardSchema);
  const [wizard, dispatch] = useReducer(wizardReducer, null, (): Wizard => {
    const before = kept.read();
    return before ? { ...newWizard(accountId), ...before } : newWizard(accountId);
  });
  const { draft, step } = wizard;
  useEffect(() => {
    keptValue(`booking-draft:${userId}`, keptWizardSchema).write({ draft, step });
  }, [userId, draft, step]);
  return [wizard, dispatch];
}
