import { pageConfig } from '../shell/pageConfig.ts';

/** The external identity provider that keeps passwords and sessions; null if there is none. */
export function outsideProvider(): string | null {
  const { oidcAuthority, oidcResource } = pageConfig();
  return oidcResource === null ? new URL(oidcAuthority).host : null;
}
