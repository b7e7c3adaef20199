const KEY = 'signed_in';

/**
 * Whether somebody signed in on this device and has not signed out since: the page then shows the
 * console opening at once, and a link opened in a new tab goes through the provider without a
 * question. Only a hint, the session decides.
 */
export const signedInHint = {
  isSet: (): boolean => localStorage.getItem(KEY) !== null,
  set: (): void => localStorage.setItem(KEY, '1'),
  clear: (): void => localStorage.removeItem(KEY),
};
