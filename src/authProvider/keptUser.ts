import type { PageConfig } from '../../contract/core/channel.ts';

/** The data about the signed-in user that this tab keeps and a call needs. */
export interface KeptUser {
  access_token: string;
  refresh_token?: string;
  /** Seconds since 1970. */
  expires_at?: number;
}

const isKeptUser = (value: unknown): value is KeptUser =>
  typeof value === 'object' &&
  value !== null &&
  'access_token' in value &&
  typeof value.access_token === 'string';

/**
 * Reads it where oidc-client-ts keeps it: a page that is opened with a valid token needs nothing
 * else from that library.
 */
export function keptUser({ oidcAuthority, oidcClientId }: PageConfig): KeptUser | null {
  const text = sessionStorage.getItem(`oidc.user:${oidcAuthority}:${oidcClientId}`);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isKeptUser(value) ? value : null;
  } catch {
    return null;
  }
}

/** Seconds for which its token is still valid; endless if the token does not say. */
export const secondsLeft = ({ expires_at }: KeptUser): number =>
  expires_at === undefined ? Number.POSITIVE_INFINITY : expires_at - Math.floor(Date.now() / 1000);

/** The token that this tab has and that is still valid, without asking for a new one. */
export function keptToken(config: PageConfig): string | null {
  const user = keptUser(config);
  return user && secondsLeft(user) > 0 ? user.access_token : null;
}

/**
 * The headers of every call to the API: the language of its texts, and who calls where somebody is
 * signed in.
 */
export const callHeaders = (
  token: string | null | undefined,
  language = document.documentElement.lang,
): Record<string, string> => ({
  accept: 'application/json',
  'x-lang': language,
  ...(token && { authorization: `Bearer ${token}` }),
});
