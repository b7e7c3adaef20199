import { ErrorResponse, UserManager, WebStorageStateStore, type INavigator } from 'oidc-client-ts';
import type { PageConfig } from '../../contract/core/channel.ts';

/** Answers that say the refresh token is worth nothing; any other failure may pass. */
const FINAL_ERRORS = new Set(['invalid_grant', 'invalid_client', 'unauthorized_client']);

export const isFinal = (error: unknown): boolean =>
  error instanceof ErrorResponse && FINAL_ERRORS.has(error.error ?? '');

/** Signs in, renews and signs out by OpenID Connect. Loaded when one of these is due. */
export function createManager(config: PageConfig, navigator?: INavigator): UserManager {
  // Session storage, for tokens and the state of a sign-in under way: a reload keeps the user
  // signed in, and it is this tab's alone and gone with it. Local storage would outlive the tab and
  // be open to all others; memory alone would cost a trip to the provider at every reload.
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
      // The provider cannot revoke an access token: the API looks whether its session is open.
      revokeTokenTypes: ['refresh_token'],
      // The answer is empty, and many a provider calls that plain text.
      revokeTokenAdditionalContentTypes: ['text/plain'],
      // Renewed when next needed instead: a laptop asleep renews nothing.
      automaticSilentRenew: false,
      monitorSession: false,
    },
    navigator,
  );
}
