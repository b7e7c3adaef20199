import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { useGuard } from './guards.tsx';

/**
 * Lets the browser's Back and Forward close a dialog that has no address of its own. Otherwise they
 * would change the page behind it, which the dialog is about, while it stays open.
 */
export function useBackCloses(close: () => void, isOpen = true): void {
  const blocker = useGuard(({ historyAction }) => historyAction === 'POP', isOpen);
  const onBack = useEvent(close);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onBack();
  }, [blocker, onBack]);
}
