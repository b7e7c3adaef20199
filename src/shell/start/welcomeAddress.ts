import { ownPath } from '../../../contract/core/ownPath.ts';

/** The welcome page's address, which names where to go after signing in: here, if possible. */
export function welcomeAddress(): string {
  const wanted = ownPath(location.href, location.origin);
  return wanted === null
    ? `/${location.search}`
    : `/?${new URLSearchParams({ returnTo: wanted }).toString()}`;
}
