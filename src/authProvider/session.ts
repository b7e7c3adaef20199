import {
  ErrorResponse,
  UserManager,
  WebStorageStateStore,
  type INavigator,
  type User,
} from 'oidc-client-ts';
import type { PageConfig } from '../../contract/core/channel.ts';
import { CURRENT_SESSION } from '../../contract/identity/current.ts';
import { dropCookies } from '../shell/deviceCookies.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import { claimAnew, isOwnTab } from './tabClaim.ts';

export interface SignInOptions {
  /** Language of the provider's page, such as `fr`. */
  language?: string;
  /** Ways of signing in asked for, the best first, separated by spaces. */
  acrValues?: string;
  /** API that the access token is to be for, where the provider is told of it by that name. */
  audience?: string;
  /** Why this is asked: the provider's page says that the session ended. */
  reason?: 'session-ended';
  /** Address in the console, from the root, to go on to. */
  returnTo?: string;
}

/** The sign-in of this tab. */
export interface Session {
  /** Asks the provider where its pages are, so that leaving for them takes no time. */
  prepare(): Promise<void>;
  /** Leaves for the identity provider. */
  signIn(options?: SignInOptions): Promise<void>;
  /**
   * Takes the provider's answer at the callback address.
   * @throws when it answers no sign-in begun in this tab, or carries an error
   */
  completeSignIn(url: string): Promise<{ returnTo: string | null }>;
  /**
   * A token for the API, renewed when it is about to end; null when nobody is signed in.
   * @throws when the provider cannot be reached and no usable token is left
   */
  accessToken(): Promise<string | null>;
  /** Revokes, forgets everything kept in this browser, leaves for the provider's sign-out. */
  signOut(): Promise<void>;
  /** Calls the listener when the session ends by itself. Returns what stops that. */
  onSessionEnded(listener: () => void): () => void;
}

/** Outside of the page, so that tests can stand in for it. */
export interface SessionOutlook {
  redirectNavigator?: INavigator;
  goHome?: () => void;
}

const RENEW_BEFORE_SECONDS = 30;
/** Answers that say the refresh token is worth nothing; any other failure may pass. */
const FINAL_ERRORS = new Set(['invalid_grant', 'invalid_client', 'unauthorized_client']);

const returnToOf = (state: unknown): string | null => {
  const returnTo: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'returnTo') : null;
  return typeof returnTo === 'string' ? returnTo : null;
};

function createManager(config: PageConfig, outlook: SessionOutlook): UserManager {
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
    outlook.redirectNavigator,
  );
}

/** Makes the sign-in of this tab. The console uses the functions below, which share one. */
export function createSession(config: PageConfig, outlook: SessionOutlook = {}): Session {
  const manager = createManager(config, outlook);
  const goHome = outlook.goHome ?? (() => location.assign('/'));
  const listeners = new Set<() => void>();
  let claimed: Promise<void> | undefined;
  let renewing: Promise<string | null> | undefined;

  /** A duplicate of another tab lives on its copy of the access token and renews nothing. */
  const dropCopiedToken = async () => {
    const user = await manager.getUser();
    if (!user?.refresh_token || (await isOwnTab())) return;
    user.refresh_token = undefined;
    await manager.storeUser(user);
    await claimAnew();
  };

  const end = async () => {
    await manager.removeUser();
    for (const listener of listeners) listener();
    return null;
  };

  const renew = async (user: User): Promise<string | null> => {
    const isUsable = () => !user.expired;
    if (!user.refresh_token) return isUsable() ? user.access_token : end();
    try {
      const renewed = await manager.signinSilent();
      return renewed ? renewed.access_token : await end();
    } catch (error) {
      if (error instanceof ErrorResponse && FINAL_ERRORS.has(error.error ?? '')) return end();
      if (isUsable()) return user.access_token;
      throw error;
    }
  };

  return {
    async prepare() {
      await manager.metadataService.getMetadata();
    },

    async signIn({ language, acrValues, audience, reason, returnTo } = {}) {
      await manager.clearStaleState();
      await manager.signinRedirect({
        state: { returnTo: returnTo ?? null },
        ...(language ? { ui_locales: language } : {}),
        ...(acrValues ? { acr_values: acrValues } : {}),
        extraQueryParams: {
          ...(audience ? { audience } : {}),
          ...(reason ? { reason } : {}),
        },
      });
    },

    async completeSignIn(url) {
      const user = await manager.signinRedirectCallback(url);
      claimed = claimAnew();
      await claimed;
      return { returnTo: returnToOf(user.state) };
    },

    async accessToken() {
      claimed ??= dropCopiedToken();
      await claimed;
      if (renewing) return renewing;
      const user = await manager.getUser();
      if (!user) return null;
      if ((user.expires_in ?? Number.POSITIVE_INFINITY) > RENEW_BEFORE_SECONDS) {
        return user.access_token;
      }
      // However many calls wait for it, the refresh token is used once.
      renewing ??= renew(user).finally(() => {
        renewing = undefined;
      });
      return renewing;
    },

    async signOut() {
      const user = await manager.getUser().catch(() => null);
      try {
        // The product's own provider ends the access token itself, with the session.
        if (config.oidcResource === null) await endHere(user);
        if (user?.refresh_token) await manager.revokeTokens();
        forgetAll();
        await manager.signoutRedirect({ id_token_hint: user?.id_token });
      } catch {
        await endHere(user);
        forgetAll();
        goHome();
      }
    },

    onSessionEnded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const END_HERE_MS = 3000;

/** Has the API take the access token no more. What is out of reach now ends by itself, in minutes. */
async function endHere(user: User | null): Promise<void> {
  if (!user) return;
  await fetch(new URL(`/v1/sessions/${CURRENT_SESSION}`, location.origin), {
    method: 'DELETE',
    headers: { authorization: `Bearer ${user.access_token}` },
    keepalive: true,
    signal: AbortSignal.timeout(END_HERE_MS),
  }).catch(() => undefined);
}

/** Nothing of this user stays for the next one at this browser. */
function forgetAll(): void {
  localStorage.clear();
  sessionStorage.clear();
  dropCookies();
}

let session: Session | undefined;
const current = () => (session ??= createSession(pageConfig()));

export const prepare: Session['prepare'] = () => current().prepare();
export const signIn: Session['signIn'] = (options) => current().signIn(options);
export const completeSignIn: Session['completeSignIn'] = (url) => current().completeSignIn(url);
export const accessToken: Session['accessToken'] = () => current().accessToken();
export const signOut: Session['signOut'] = () => current().signOut();
export const onSessionEnded: Session['onSessionEnded'] = (listener) =>
  current().onSessionEnded(listener);
