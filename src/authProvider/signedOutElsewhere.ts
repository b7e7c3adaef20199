let isOver = false;

/** Whether the user has signed out in another tab: nothing of theirs may keep this page open. */
export const isSignedOutElsewhere = (): boolean => isOver;

/**
 * Calls the listener when the user signs out in another tab, which empties this browser's local
 * storage. Returns a function that stops this.
 */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    // The browser names no key when the whole storage was cleared.
    if (event.key !== null || event.storageArea !== localStorage) return;
    isOver = true;
    listener();
  };
  window.addEventListener('storage', heard);
  return () => {
    isOver = false;
    window.removeEventListener('storage', heard);
  };
}
