/**
 * The name of a cookie at an origin. With `__Secure-` browsers take it over https alone, so that
 * nobody on an unencrypted line can put one of theirs in its place.
 */
export const cookieName = (origin: string, name: string): string =>
  origin.startsWith('https:') ? `__Secure-${name.replace(/^_/, '')}` : name;
