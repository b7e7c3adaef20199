import { currentLanguage } from '../i18n/language.ts';
import { signIn } from './session.ts';

/** Shown when signing in again does not help: `returnTo` is where the user was. */
export const REFUSED_PATH = '/sign-in-refused';

const TRIES_KEY = 'sign-in.again';
const TRIES = 2;
/** Sign-ins further apart than this are not a loop, because access tokens last ten minutes. */
const LOOP_MS = 2 * 60_000;

/** The times at which this tab recently signed in again without being asked, oldest first. */
function lateTries(): number[] {
  const tries = (sessionStorage.getItem(TRIES_KEY) ?? '').split(',').map(Number);
  return tries.filter((at) => at > Date.now() - LOOP_MS);
}

let leaving: Promise<void> | null = null;

/** Whether this page is about to go to the identity provider, which leads back to it. */
export const isSigningInAgain = (): boolean => leaving !== null;

async function leave(goTo: (address: string) => void): Promise<void> {
  const returnTo = location.pathname + location.search + location.hash;
  const tries = lateTries();
  if (tries.length >= TRIES) {
    // The provider knows the user but the API does not: trying again would never end.
    sessionStorage.removeItem(TRIES_KEY);
    goTo(`${REFUSED_PATH}?${new URLSearchParams({ returnTo }).toString()}`);
    return;
  }
  sessionStorage.setItem(TRIES_KEY, [...tries, Date.now()].join(','));
  await signIn({ language: currentLanguage(), reason: 'session-ended', returnTo });
}

/**
 * The session is over: signs in again and comes back to this page. Several calls that fail together
 * start one sign-in. After two attempts in a row it shows a page which says that signing in does
 * not help.
 */
export async function signInAgain(
  goTo: (address: string) => void = (address) => location.replace(address),
): Promise<void> {
  leaving ??= leave(goTo);
  try {
    await leaving;
  } finally {
    leaving = null;
  }
}
