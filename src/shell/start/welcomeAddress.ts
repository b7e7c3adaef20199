import { ownPath } from '../../../contract/core/ownPath.ts';

/** The welcome page, keeping where to go on to after signing in: this very page, if it is one to go on to. */
export function welcomeAddress(): string {
  const wanted = ownPath(location.href, location.origin);
  return wanted === null
    ? `/${location.search}`
    : `/?${new URLSearchParams({ returnTo: wanted }).toString()}`;
}
