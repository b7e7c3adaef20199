import { useState, type ReactNode } from 'react';
import { ConfirmLeaving } from './ConfirmLeaving.tsx';
import { useBackCloses } from './useBackCloses.ts';

interface LeavingOptions {
  /** The values are being processed: the dialog stays open. */
  isBusy: boolean;
  /** Something was typed: asks before it is lost. */
  isTyped: boolean;
  onClose: () => void;
}

/**
 * How a dialog with a form is left: by Cancel, Escape, a press outside (`leave`), or the browser's
 * Back. The dialog has to render `question`, which asks whether to discard what was typed.
 */
export function useLeaving({ isBusy, isTyped, onClose }: LeavingOptions): {
  leave: () => void;
  question: ReactNode;
} {
  const [isAsking, setAsking] = useState(false);
  const leave = (): void => {
    if (isBusy) return;
    if (isTyped) setAsking(true);
    else onClose();
  };
  useBackCloses(leave);
  const discard = (): void => {
    setAsking(false);
    onClose();
  };
  return {
    leave,
    question: isAsking && <ConfirmLeaving onStay={() => setAsking(false)} onLeave={discard} />,
  };
}
