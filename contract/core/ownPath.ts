const HIDING = /[\\\s\p{Cc}]/u;
/** The service worker is at the root because a worker controls only the addresses below its own. */
export const OFFLINE_WORKER_PATH = '/offline-worker.js';
/** Link in an e-mail that begins signing in. */
export const EMAIL_SIGN_IN_PATH = '/email/login-redirect';
const STEPS = new Set(['/logout', '/oauth/callback', EMAIL_SIGN_IN_PATH, '/sign-in-refused']);

/** Whether a path is a step of signing in or out, which needs nobody to be signed in. */
export const isSignInStep = (path: string): boolean => STEPS.has(path);

/** Whether a path leads to the list of trips, which is what most people see first. */
export const leadsToTrips = (path: string): boolean => /^\/($|trips(\/|$))/.test(path);

/** Longer than any address that the console makes. */
const MOST = 4000;

/**
 * A path of the console's own to go on to, or null: an address of another site is never followed.
 * @example ownPath('/trips/completed', 'https://taxi.example') // '/trips/completed'
 * @example ownPath('//evil.example', 'https://taxi.example') // null
 */
export function ownPath(wanted: string | null | undefined, origin: string): string | null {
  // Browsers read `\` as `/` and skip blanks and control characters; our own links contain none.
  if (!wanted || wanted.length > MOST || HIDING.test(wanted)) return null;
  let url: URL;
  try {
    url = new URL(wanted, origin);
  } catch {
    return null;
  }
  // A `blob:` address has the origin of the page that made it.
  if (url.protocol !== new URL(origin).protocol) return null;
  if (url.origin !== origin || url.username !== '' || url.password !== '') return null;
  // Such a path would be read as another host later.
  if (url.pathname.startsWith('//')) return null;
  const isStart = url.pathname === '/' || isSignInStep(url.pathname);
  return isStart ? null : url.pathname + url.search + url.hash;
}
