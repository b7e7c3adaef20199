import { useEffect } from 'react';
import { useEvent } from 'react-admin';

/**
 * Has the browser ask before the tab is closed or reloaded.
 * @param isNeeded asked at that moment, for what is known without a render
 */
export function useClosingWarning(isActive: boolean, isNeeded: () => boolean = () => true): void {
  const warn = useEvent((event: BeforeUnloadEvent): void => {
    if (isNeeded()) event.preventDefault();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive, warn]);
}
