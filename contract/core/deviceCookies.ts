/** What a device remembers where the server reads it: it decides by them what page to send. */
export const LANGUAGE_COOKIE = 'language';

/**
 * Whether somebody signed in on this device and has not signed out since. Only a hint, the session of
 * the tab decides.
 */
export const SIGNED_IN_COOKIE = 'signed_in';
/** `ended`: somebody was signed in, and the welcome page is to say that the session is over. */
export const SIGNED_IN = { now: '1', ended: 'ended' } as const;
