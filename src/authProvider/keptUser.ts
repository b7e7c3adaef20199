import type { PageConfig } from '../../contract/core/channel.ts';

/** What this tab keeps of who is signed in, as far as a call needs it. */
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
 * Reads it where oidc-client-ts keeps it: a page that is opened with a token that holds needs nothing
 * else of that library.
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

/** Seconds that its token still holds; of one that does not say, for ever. */
export const secondsLeft = ({ expires_at }: KeptUser): number =>
  expires_at === undefined ? Number.POSITIVE_INFINITY : expires_at - Math.floor(Date.now() / 1000);
