import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasEntries } from '../../../contract/booking/draft.ts';
import type { FormAddress } from '../useFormAddress.ts';
import type { DraftStore } from './draftStore.ts';
import {
  correctionOf,
  firstEntry,
  moveTo,
  shownStep,
  stepEntryOf,
  type StepMove,
  type StepSituation,
} from './stepHistory.ts';
import { isFormOpen, isSettled } from './submissionState.ts';
import { useStored } from './useStored.ts';
import type { WizardState, WizardStep } from './wizard.ts';

/** Where leaving the wizard leads when nothing was open before it. */
const HOME = '/trips';

interface StepHistoryOptions extends StepSituation {
  /** If this holds something, it is offered when the form is opened again. */
  store: DraftStore;
  /** The address names a trip to copy and is about to be changed: nothing is written into it. */
  isCopying: boolean;
  /** The address under which the steps are written. */
  address: FormAddress;
  /** Called when a page that still shows a finished booking is opened again. */
  onForgotten: () => void;
  /** Called after the page was left with its own button. */
  onLeft: () => void;
}

/**
 * The wizard's open step, which lives in the tab's history: Back and Forward go through the steps,
 * a reload stays, and opening the page again after a finished booking begins a new one.
 */
export function useStepHistory(options: StepHistoryOptions) {
  const { store, isCopying, address, onForgotten, onLeft, ...situation } = options;
  const location = useLocation();
  const navigate = useNavigate();
  const { run, submission } = situation;
  const { key } = location;
  /** The entry for which nothing has to be asked: its form was empty, or the user has answered. */
  const [settledKey, setSettledKey] = useState<string | null>(null);
  const isSettledHere = settledKey === key;
  // Read only while it may still be offered. Otherwise the first letter redraws the whole form.
  const mayOffer = useCallback(
    ({ draft }: WizardState) => !isSettledHere && hasEntries(draft),
    [isSettledHere],
  );
  const isOfferable = useStored(store, mayOffer);
  if (!isSettledHere && !isOfferable) setSettledKey(key);
  const found = stepEntryOf(location.state);
  const step = shownStep(found, situation);
  const isForgotten = found === null && isSettled(submission);
  const isOffered = isOfferable && found?.run !== run && isFormOpen(submission);
  const correction = isForgotten || isOffered || isCopying ? null : correctionOf(found, situation);

  /** The entry that is being left: the router shows a move only when the new page is drawn. */
  const leaving = useRef('');
  const go = useCallback(
    (move: StepMove): void => {
      leaving.current = key;
      if (move.kind === 'back') {
        void navigate(-move.entries);
        return;
      }
      const state = { booking: move.entry };
      void navigate(address, { state, replace: move.kind === 'replace' });
    },
    [navigate, address, key],
  );

  /** The correction that is under way: going back takes a moment, and is asked for only once. */
  const corrected = useRef('');
  useEffect(() => {
    if (isForgotten) {
      // A booking may be over before the move to its confirmation is shown.
      if (leaving.current !== key) onForgotten();
      return;
    }
    if (!correction) return;
    const wanted = `${key} ${JSON.stringify(correction)}`;
    if (corrected.current === wanted) return;
    corrected.current = wanted;
    go(correction);
  });

  const entry = found?.run === run ? found : { run, step, trail: [] };
  const position = JSON.stringify(entry);
  /** The step that was asked for and is not shown yet: a double click asks for it twice. */
  const asked = useRef<WizardStep | null>(null);
  useEffect(() => {
    asked.current = null;
    // Another entry was opened, which may show the same step.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key]);
  const open = useCallback(
    (wanted: WizardStep): void => {
      const move = moveTo(wanted, JSON.parse(position) as typeof entry);
      if (!move || asked.current === wanted) return;
      asked.current = wanted;
      go(move);
    },
    [position, go],
  );
  /**
   * The form was left for good: reported only when the page is gone, so that nobody sees it
   * emptied.
   */
  const isLeft = useRef(false);
  const latest = useRef(onLeft);
  useEffect(() => {
    latest.current = onLeft;
  });
  useEffect(
    () => () => {
      if (isLeft.current) latest.current();
      isLeft.current = false;
    },
    // Another entry may show the same page: then only the key shows that this entry was left.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
    [key],
  );
  /** Goes back to the page that the wizard was opened from. */
  const leave = (): void => {
    isLeft.current = true;
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    const entries = entry.trail.length + 1;
    void (idx >= entries ? navigate(-entries) : navigate(HOME));
  };
  /** Goes on with the draft that is offered, instead of the trip that was to be copied. */
  const resume = (): void => {
    setSettledKey(key);
    if (isCopying) go({ kind: 'replace', entry: firstEntry(run, step) });
  };
  return { step, open, leave, isOffered, resume, entryKey: key, isAnew: found?.run !== run };
}
