/**
 * Calls the listener when the user signs out in another tab, which empties this browser's local
 * storage. Returns what stops that.
 */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    // The browser names no key when everything went at once.
    if (event.key === null && event.storageArea === localStorage) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
