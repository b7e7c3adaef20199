const KEY = 'signed_in';

/**
 * Whether somebody signed in on this device before, so that `/` shows the console opening instead
 * of the welcome page for a moment. Only a hint: the session decides.
 */
export const signedInHint = {
  isSet: (): boolean => localStorage.getItem(KEY) !== null,
  set: (): void => localStorage.setItem(KEY, '1'),
  clear: (): void => localStorage.removeItem(KEY),
};
