import { useEffect } from 'react';
import { useBlocker, useEvent } from 'react-admin';

/**
 * Lets the browser's Back and Forward close a dialog that has no address of its own. Otherwise they
 * would change the page behind it, which the dialog is about, while it stays open.
 */
export function useBackCloses(close: () => void, isOpen = true): void {
  const blocker = useBlocker(({ historyAction }) => isOpen && historyAction === 'POP');
  const onBack = useEvent(close);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onBack();
  }, [blocker, onBack]);
}
