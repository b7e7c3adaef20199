import type { IncomingMessage, ServerResponse } from 'node:http';
import { IDENTITY_PATH } from '../config/origins.ts';

/**
 * The name of a cookie at an origin. With `__Secure-` browsers take it over https alone, so that
 * nobody on an unencrypted line can put one of theirs in its place.
 */
export const cookieName = (origin: string, name: string): string =>
  origin.startsWith('https:') ? `__Secure-${name.replace(/^_/, '')}` : name;

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
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  response.appendHeader(
    'set-cookie',
    `${cookieName(origin, name)}=${value}; Path=${IDENTITY_PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
