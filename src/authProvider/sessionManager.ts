import { ErrorResponse, UserManager, WebStorageStateStore, type INavigator } from 'oidc-client-ts';
import type { PageConfig } from '../../contract/core/channel.ts';

/** Answers that mean the refresh token is invalid; any other failure may be temporary. */
const FINAL_ERRORS = new Set(['invalid_grant', 'invalid_client', 'unauthorized_client']);

export const isFinal = (error: unknown): boolean =>
  error instanceof ErrorResponse && FINAL_ERRORS.has(error.error ?? '');

/** Signs in, renews and signs out with OpenID Connect. Loaded when one of these is needed. */
export function createManager(config: PageConfig, navigator?: INavigator): UserManager {
  // Tokens and the state of a sign-in under way are in session storage: a reload keeps the user
  // signed in, and only this tab has it, until it is closed. Local storage would outlive the tab
  // and be open to all others; keeping it only in memory would cost a trip to the provider at every
  // reload.
  const store = () => new WebStorageStateStore({ store: sessionStorage });
  return new UserManager(
    {
      authority: config.oidcAuthority,
      client_id: config.oidcClientId,
      redirect_uri: config.authCallbackUrl,
      post_logout_redirect_uri: config.postLogoutUrl,
      scope: config.oidcResource ? 'openid email profile api' : 'openid email profile',
      ...(config.oidcResource ? { resource: config.oidcResource } : {}),
      userStore: store(),
      stateStore: store(),
      // The provider cannot revoke an access token: the API checks whether its session is open.
      revokeTokenTypes: ['refresh_token'],
      // The answer is empty, and many providers label it as plain text.
      revokeTokenAdditionalContentTypes: ['text/plain'],
      // Renewed when it is next needed instead: a sleeping laptop renews nothing.
      automaticSilentRenew: false,
      monitorSession: false,
    },
    navigator,
  );
}
