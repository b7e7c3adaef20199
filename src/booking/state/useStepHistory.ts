import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FormAddress } from '../useCopiedTrip.ts';
import {
  correctionOf,
  moveTo,
  shownStep,
  stepEntryOf,
  type StepMove,
  type StepSituation,
} from './stepHistory.ts';
import { isSettled } from './submissionState.ts';
import type { WizardStep } from './wizard.ts';

/** Where leaving the wizard leads when nothing was open before it. */
const HOME = '/trips';

interface StepHistoryOptions extends StepSituation {
  /** The address names a trip to copy and is about to lose it: nothing is written into it. */
  isCopying: boolean;
  /** Where the steps are written. */
  address: FormAddress;
  /** Called on coming afresh to a page that still shows a finished booking. */
  onForgotten: () => void;
}

/**
 * The wizard's open step, which lives in the tab's history: Back and Forward go through the steps,
 * a reload stays, and coming to the page afresh after a finished booking begins a new one.
 */
export function useStepHistory(options: StepHistoryOptions) {
  const { isCopying, address, onForgotten, ...situation } = options;
  const location = useLocation();
  const navigate = useNavigate();
  const { run, submission } = situation;
  const { key } = location;
  const found = stepEntryOf(location.state);
  const step = shownStep(found, situation);
  const isForgotten = found === null && isSettled(submission);
  const correction = isForgotten || isCopying ? null : correctionOf(found, situation);

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
  /** Goes back to the page that the wizard was opened from. */
  const leave = (): void => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    const entries = entry.trail.length + 1;
    void (idx >= entries ? navigate(-entries) : navigate(HOME));
  };
  return { step, open, leave };
}
