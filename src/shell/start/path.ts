const HIDING = /[\\\s\p{Cc}]/u;
/** Longer than any address that the console makes. */
const MOST = 4000;

/**
 * A path of the console's own to go on to, or null: an address of another site is never followed.
 * @example ownPath('/trips/completed', 'https://taxi.example') // '/trips/completed'
 * @example ownPath('//evil.example', 'https://taxi.example') // null
 */
export function ownPath(wanted: string | null | undefined, origin: string): string | null {
  // Browsers take `\` for `/` and pass over blanks and control characters: none of our links has any.
  if (!wanted || wanted.length > MOST || HIDING.test(wanted)) return null;
  let url: URL;
  try {
    url = new URL(wanted, origin);
  } catch {
    return null;
  }
  // A `blob:` has the origin of the page that made it.
  if (url.protocol !== new URL(origin).protocol) return null;
  if (url.origin !== origin || url.username !== '' || url.password !== '') return null;
  // Read again as an address, such a path would be another host.
  if (url.pathname.startsWith('//')) return null;
  const startPages = [
    '/',
    '/logout',
    '/oauth/callback',
    '/email/login-redirect',
    '/sign-in-refused',
  ];
  return startPages.includes(url.pathname) ? null : url.pathname + url.search + url.hash;
}
