import {
  LANGUAGE_COOKIE,
  MODE_COOKIE,
  SIGNED_IN_COOKIE,
} from '../../contract/core/deviceCookies.ts';

type Name = typeof LANGUAGE_COOKIE | typeof MODE_COOKIE | typeof SIGNED_IN_COOKIE;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

function write(name: Name, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

export const readCookie = (name: Name): string | null =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** Remembers a word, without blanks or punctuation, on this device. */
export const keepCookie = (name: Name, value: string): void => write(name, value, YEAR_SECONDS);

export const dropCookie = (name: Name): void => write(name, '', 0);

/** Removes this user's cookies, so that the next user of this browser starts without them. */
export function dropCookies(): void {
  dropCookie(LANGUAGE_COOKIE);
  dropCookie(MODE_COOKIE);
  dropCookie(SIGNED_IN_COOKIE);
}
