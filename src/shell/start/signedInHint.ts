import { SIGNED_IN, SIGNED_IN_COOKIE } from '../../../contract/core/deviceCookies.ts';
import { dropCookie, keepCookie, readCookie } from '../deviceCookies.ts';

/**
 * Whether somebody signed in on this device and has not signed out since. The server then sends the
 * console instead of the welcome page, and a link opened in a new tab goes through the provider
 * without a question. It is only a hint: the session decides.
 */
export const signedInHint = {
  isSet: (): boolean => readCookie(SIGNED_IN_COOKIE) === SIGNED_IN.now,
  set: (): void => keepCookie(SIGNED_IN_COOKIE, SIGNED_IN.now),
  clear: (): void => dropCookie(SIGNED_IN_COOKIE),
  /** Makes the welcome page say that the session is over. */
  setEnded: (): void => keepCookie(SIGNED_IN_COOKIE, SIGNED_IN.ended),
  isEnded: (): boolean => readCookie(SIGNED_IN_COOKIE) === SIGNED_IN.ended,
};
