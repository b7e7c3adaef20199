import { z } from 'zod';
import type { DraftContext } from '../../../contract/booking/draftErrors.ts';
import { stepErrors, type DraftStep } from '../../../contract/booking/draftRules.ts';
import type { BookingDraft } from '../../../contract/booking/draft.ts';
import { isFormOpen, isSettled, type Submission } from './submissionState.ts';
import { WIZARD_STEPS, type WizardStep } from './wizard.ts';

/**
 * What the wizard writes into an entry of the tab's history, so that Back and Forward open its
 * steps: the booking it belongs to, the step, and the steps of the entries behind it.
 */
const stepEntrySchema = z.object({
  run: z.string(),
  step: z.enum(WIZARD_STEPS),
  trail: z.array(z.enum(WIZARD_STEPS)),
});
export type StepEntry = z.infer<typeof stepEntrySchema>;

const stateSchema = z.object({ booking: stepEntrySchema });
/** The wizard's part of a history entry's state; null where it has written none. */
export const stepEntryOf = (state: unknown): StepEntry | null =>
  stateSchema.safeParse(state).data?.booking ?? null;

/**
 * A move in the history: some entries back, one new entry, or another one in place of the present.
 */
export type StepMove =
  | { kind: 'back'; entries: number }
  | { kind: 'push'; entry: StepEntry }
  | { kind: 'replace'; entry: StepEntry };

/** The move to a step: back to its entry if there is one, otherwise forward to a new one. */
export function moveTo(step: WizardStep, entry: StepEntry): StepMove | null {
  const { trail } = entry;
  if (step === entry.step) return null;
  const at = trail.lastIndexOf(step);
  if (at !== -1) return { kind: 'back', entries: trail.length - at };
  const isBehind = WIZARD_STEPS.indexOf(step) < WIZARD_STEPS.indexOf(entry.step);
  return isBehind
    ? { kind: 'replace', entry: { ...entry, step } }
    : { kind: 'push', entry: { ...entry, step, trail: [...trail, entry.step] } };
}

/** Reasons that only the step itself can put right; a time that has passed is not one of them. */
const UNFILLED = new Set<string>(['required', 'chooseSuggestion', 'chooseRecipient', 'samePlace']);
const NEEDED_BEFORE: readonly DraftStep[] = ['passenger', 'address'];

/** The steps that others need and that are not filled in. */
export const unfilledSteps = (draft: BookingDraft, context: DraftContext): DraftStep[] =>
  NEEDED_BEFORE.filter((one) =>
    Object.values(stepErrors(one, draft, context)).some((reason) =>
      UNFILLED.has(reason?.code ?? ''),
    ),
  );

/** The first unfilled step before a given one; the given one where there is none. */
function reachedStep(step: WizardStep, unfilled: readonly DraftStep[]): WizardStep {
  const isBefore = (one: DraftStep) => WIZARD_STEPS.indexOf(one) < WIZARD_STEPS.indexOf(step);
  return unfilled.find(isBefore) ?? step;
}

/** Everything that is needed to read the entry in front of the user. */
export interface StepSituation {
  run: string;
  firstStep: DraftStep;
  submission: Submission;
  /** The result of `unfilledSteps`. */
  unfilled: readonly DraftStep[];
  /** False once it is known that the account asks nothing with such a trip. */
  isAsked: boolean;
}

/**
 * What has to change in the history to make its present entry right; null where it is right. A
 * finished booking has one place, where it began: Back from there leaves it, and the entries ahead
 * lead to it.
 */
export function correctionOf(entry: StepEntry | null, situation: StepSituation): StepMove | null {
  const { run, firstStep, submission, unfilled, isAsked } = situation;
  if (entry?.run !== run) return { kind: 'replace', entry: firstEntry(run, firstStep) };
  if (isSettled(submission)) {
    if (entry.trail.length > 0) return { kind: 'back', entries: entry.trail.length };
    return moveToConfirmation(entry);
  }
  if (!isFormOpen(submission)) return null;
  if (entry.step === 'confirmation')
    return submission.phase === 'idle' ? moveTo(entry.trail.at(-1) ?? firstStep, entry) : null;
  const reached = reachedStep(entry.step, unfilled);
  return moveTo(reached === 'fields' && !isAsked ? 'vehicle' : reached, entry);
}

const moveToConfirmation = (entry: StepEntry): StepMove | null =>
  entry.step === 'confirmation'
    ? null
    : { kind: 'replace', entry: { ...entry, step: 'confirmation' } };

/** The entry that starts at a step. */
export const firstEntry = (run: string, step: WizardStep): StepEntry => ({ run, step, trail: [] });

/** The step to show: the entry's, unless a booking is on its way or done. */
export function shownStep(
  entry: StepEntry | null,
  { run, firstStep, submission }: Pick<StepSituation, 'run' | 'firstStep' | 'submission'>,
): WizardStep {
  if (!isFormOpen(submission)) return 'confirmation';
  if (entry?.run !== run) return firstStep;
  const isEmpty = entry.step === 'confirmation' && submission.phase === 'idle';
  return isEmpty ? (entry.trail.at(-1) ?? firstStep) : entry.step;
}
