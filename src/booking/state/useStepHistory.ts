import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FormAddress } from '../useFormAddress.ts';
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
import type { WizardStep } from './wizard.ts';

/** Where leaving the wizard leads when nothing was open before it. */
const HOME = '/trips';

interface StepHistoryOptions extends StepSituation {
  /** The draft holds something: where the form is opened anew, it is offered. */
  isBegun: boolean;
  /** The address names a trip to copy and is about to lose it: nothing is written into it. */
  isCopying: boolean;
  /** Where the steps are written. */
  address: FormAddress;
  /** Called on coming afresh to a page that still shows a finished booking. */
  onForgotten: () => void;
  /** Called once the page was left by its own way out. */
  onLeft: () => void;
}

/**
 * The wizard's open step, which lives in the tab's history: Back and Forward go through the steps,
 * a reload stays, and coming to the page afresh after a finished booking begins a new one.
 */
export function useStepHistory(options: StepHistoryOptions) {
  const { isBegun, isCopying, address, onForgotten, onLeft, ...situation } = options;
  const location = useLocation();
  const navigate = useNavigate();
  const { run, submission } = situation;
  const { key } = location;
  /** The entry in which nothing has to be asked: the form was empty there, or the answer was given. */
  const [settledKey, setSettledKey] = useState<string | null>(null);
  if (!isBegun && settledKey !== key) setSettledKey(key);
  const found = stepEntryOf(location.state);
  const step = shownStep(found, situation);
  const isForgotten = found === null && isSettled(submission);
  const isOffered = isBegun && found?.run !== run && settledKey !== key && isFormOpen(submission);
  const correction = isForgotten || isOffered || isCopying ? null : correctionOf(found, situation);

  /** The entry that is being left: the router shows a move when its page is drawn, not before. */
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

  /** The correction that is under way: going back takes a moment, and is asked for once. */
  const corrected = useRef('');
  useEffect(() => {
    if (isForgotten) {
      // A booking may be over before the move to its confirmation is shown.
      if (leaving.current !== key) onForgotten();
      return;
    }
    if (!correction) return;
    const asked = `${key} ${JSON.stringify(correction)}`;
    if (corrected.current === asked) return;
    corrected.current = asked;
    go(correction);
  });

  const entry = found?.run === run ? found : { run, step, trail: [] };
  const position = JSON.stringify(entry);
  const open = useCallback(
    (wanted: WizardStep): void => {
      const move = moveTo(wanted, JSON.parse(position) as typeof entry);
      if (move) go(move);
    },
    [position, go],
  );
  /** Left for good: told when the page is gone, so that it is not seen to empty itself. */
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
    // Another entry may be the same page: then it is the key that tells that this one was left.
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
  /** Goes on with the draft that is offered, in place of a trip that was to be copied. */
  const resume = (): void => {
    setSettledKey(key);
    if (isCopying) go({ kind: 'replace', entry: firstEntry(run, step) });
  };
  return { step, open, leave, isOffered, resume, entryKey: key, isAnew: found?.run !== run };
}
