import { pageConfig } from '../shell/pageConfig.ts';

/** Name of the outside identity provider that keeps passwords and sessions; null: the product does. */
export function outsideProvider(): string | null {
  const { oidcAuthority, oidcResource } = pageConfig();
  return oidcResource === null ? new URL(oidcAuthority).host : null;
}
