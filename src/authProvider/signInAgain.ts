import { currentLanguage } from '../i18n/language.ts';
import { signIn } from './session.ts';

let leaving: Promise<void> | null = null;

/** Whether this page is about to be left for the identity provider, to come back to it. */
export const isSigningInAgain = (): boolean => leaving !== null;

/**
 * The session is over: signs in again and comes back to this very page. Several calls failing at
 * once leave once.
 */
export async function signInAgain(): Promise<void> {
  leaving ??= signIn({
    language: currentLanguage(),
    returnTo: location.pathname + location.search + location.hash,
  });
  try {
    await leaving;
  } finally {
    leaving = null;
  }
}
