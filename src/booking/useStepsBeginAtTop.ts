import { useEffect } from 'react';

/**
 * While mounted, Back and Forward leave the page where it is, and each step begins at its top, where
 * its focus is. The browser would scroll to where the step was left, away from the focus.
 */
export function useStepsBeginAtTop(): void {
  useEffect(() => {
    // Kept by the browser with the entry of the history, and taken over by those that follow.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
}
