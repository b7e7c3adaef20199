import type { IncomingMessage, ServerResponse } from 'node:http';
import { IDENTITY_PATH } from '../config/origins.ts';

const isEncrypted = (origin: string) => origin.startsWith('https:');

/**
 * The name of a cookie at an origin. With `__Host-` browsers take it over https alone and from this
 * very host, so that nobody on an unencrypted line or a neighbouring host can put one of theirs in
 * its place.
 */
export const cookieName = (origin: string, name: string): string =>
  isEncrypted(origin) ? `__Host-${name.replace(/^_/, '')}` : name;

/** The same of a cookie that is sent to some paths only: taken over https alone. */
export const pathCookieName = (origin: string, name: string): string =>
  isEncrypted(origin) ? `__Secure-${name.replace(/^_/, '')}` : name;

/** Which paths a cookie is sent to: browsers take `__Host-` for the whole host only. */
export const cookiePath = (origin: string): string => (isEncrypted(origin) ? '/' : IDENTITY_PATH);

/** The value of a cookie of the provider's at an origin. */
export const readCookie = (
  request: IncomingMessage,
  origin: string,
  name: string,
): string | undefined =>
  new RegExp(`(?:^|; *)${cookieName(origin, name)}=([^;]+)`).exec(
    request.headers.cookie ?? '',
  )?.[1];

/** Gives the browser a cookie for the provider's pages at an origin; 0 seconds take it away. */
export function sendCookie(
  response: ServerResponse,
  origin: string,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): void {
  const secure = isEncrypted(origin) ? '; Secure' : '';
  response.appendHeader(
    'set-cookie',
    `${cookieName(origin, name)}=${value}; Path=${cookiePath(origin)}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
