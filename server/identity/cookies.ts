import type { IncomingMessage, ServerResponse } from 'node:http';
import { IDENTITY_PATH } from '../config/origins.ts';

const isEncrypted = (origin: string) => origin.startsWith('https:');

/**
 * The name of a cookie at an origin. With `__Host-` browsers accept it only over https and from
 * exactly this host, so that nobody on an unencrypted connection or a neighbouring host can replace
 * it.
 */
export const cookieName = (origin: string, name: string): string =>
  isEncrypted(origin) ? `__Host-${name.replace(/^_/, '')}` : name;

/** The same for a cookie that is sent only to some paths: browsers accept it only over https. */
export const pathCookieName = (origin: string, name: string): string =>
  isEncrypted(origin) ? `__Secure-${name.replace(/^_/, '')}` : name;

/** The paths that a cookie is sent to: browsers accept `__Host-` only for the whole host. */
export const cookiePath = (origin: string): string => (isEncrypted(origin) ? '/' : IDENTITY_PATH);

/** The value of one of the provider's cookies at an origin. */
export const readCookie = (
  request: IncomingMessage,
  origin: string,
  name: string,
): string | undefined =>
  new RegExp(`(?:^|; *)${cookieName(origin, name)}=([^;]+)`).exec(
    request.headers.cookie ?? '',
  )?.[1];

/** Sets a cookie for the provider's pages at an origin; 0 seconds deletes it. */
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
