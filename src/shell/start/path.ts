/**
 * A path of the console's own to go on to, or null: an address of another site is never followed.
 * @example ownPath('/trips/completed', 'https://taxi.example') // '/trips/completed'
 * @example ownPath('//evil.example', 'https://taxi.example') // null
 */
export function ownPath(wanted: string | null | undefined, origin: string): string | null {
  if (!wanted) return null;
  let url: URL;
  try {
    url = new URL(wanted, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin) return null;
  const startPages = [
    '/',
    '/logout',
    '/oauth/callback',
    '/email/login-redirect',
    '/sign-in-refused',
  ];
  return startPages.includes(url.pathname) ? null : url.pathname + url.search + url.hash;
}
