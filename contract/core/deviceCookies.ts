/** What a device remembers in cookies, by which the server decides what page to send. */
export const LANGUAGE_COOKIE = 'language';

/** Light or dark, if one of them was chosen in the console: a `Mode`. */
export const MODE_COOKIE = 'mode';

/**
 * Whether somebody signed in on this device and has not signed out since. It is only a hint: the
 * tab's session decides.
 */
export const SIGNED_IN_COOKIE = 'signed_in';
/** `ended`: somebody was signed in, and the welcome page is to say that the session is over. */
export const SIGNED_IN = { now: '1', ended: 'ended' } as const;
