import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { isSignedOutElsewhere } from '../../authProvider/signedOutElsewhere.ts';

/**
 * Has the browser ask before the tab is closed or reloaded, except when the user has signed out in
 * another tab: the next user must not see what is on the page.
 * @param isNeeded asked at that moment, for what is known without a render
 */
export function useClosingWarning(isActive: boolean, isNeeded: () => boolean = () => true): void {
  const warn = useEvent((event: BeforeUnloadEvent): void => {
    if (isNeeded() && !isSignedOutElsewhere()) event.preventDefault();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive, warn]);
}
