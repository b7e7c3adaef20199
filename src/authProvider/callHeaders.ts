import { pageConfig } from '../shell/pageConfig.ts';
import { keptUser, secondsLeft } from './keptUser.ts';

/** The token that this tab has and that is still valid, without asking for a new one. */
export function keptToken(): string | null {
  const user = keptUser(pageConfig());
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
