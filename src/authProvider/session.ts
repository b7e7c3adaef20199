import type { INavigator } from 'oidc-client-ts';
import type { PageConfig } from '../../contract/core/channel.ts';
import { CURRENT_SESSION } from '../../contract/identity/current.ts';
import { dropCookies } from '../shell/deviceCookies.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import { keptUser, secondsLeft, type KeptUser } from './keptUser.ts';
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

// The protocol is needed for signing in and out and once a token ends, not for opening a page.
const loadManager = () => import('./sessionManager.ts');

const returnToOf = (state: unknown): string | null => {
  const returnTo: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'returnTo') : null;
  return typeof returnTo === 'string' ? returnTo : null;
};

/** Makes the sign-in of this tab. The console uses the functions below, which share one. */
export function createSession(config: PageConfig, outlook: SessionOutlook = {}): Session {
  const goHome = outlook.goHome ?? (() => location.assign('/'));
  const listeners = new Set<() => void>();
  let claimed: Promise<void> | undefined;
  let renewing: Promise<string | null> | undefined;
  let opening: ReturnType<typeof openManager> | undefined;

  const openManager = async () => {
    const { createManager, isFinal } = await loadManager();
    return { manager: createManager(config, outlook.redirectNavigator), isFinal };
  };
  const opened = async () => {
    opening ??= openManager();
    try {
      return await opening;
    } catch (error) {
      // Its code did not come: the next call asks for it again.
      opening = undefined;
      throw error;
    }
  };

  /** A duplicate of another tab lives on its copy of the access token and renews nothing. */
  const dropCopiedToken = async () => {
    if (!keptUser(config)?.refresh_token || (await isOwnTab())) return;
    const { manager } = await opened();
    const user = await manager.getUser();
    if (user) {
      user.refresh_token = undefined;
      await manager.storeUser(user);
    }
    await claimAnew();
  };

  const end = async () => {
    const { manager } = await opened();
    await manager.removeUser();
    for (const listener of listeners) listener();
    return null;
  };

  const renew = async (user: KeptUser): Promise<string | null> => {
    const isUsable = () => secondsLeft(user) > 0;
    if (!user.refresh_token) return isUsable() ? user.access_token : end();
    let isFinal = (_error: unknown): boolean => false;
    try {
      const protocol = await opened();
      ({ isFinal } = protocol);
      const renewed = await protocol.manager.signinSilent();
      return renewed ? renewed.access_token : await end();
    } catch (error) {
      if (isFinal(error)) return end();
      if (isUsable()) return user.access_token;
      throw error;
    }
  };

  return {
    async prepare() {
      const { manager } = await opened();
      await manager.metadataService.getMetadata();
    },

    async signIn({ language, acrValues, audience, reason, returnTo } = {}) {
      const { manager } = await opened();
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
      const { manager } = await opened();
      const user = await manager.signinRedirectCallback(url);
      claimed = claimAnew();
      await claimed;
      return { returnTo: returnToOf(user.state) };
    },

    async accessToken() {
      claimed ??= dropCopiedToken();
      await claimed;
      if (renewing) return renewing;
      const user = keptUser(config);
      if (!user) return null;
      if (secondsLeft(user) > RENEW_BEFORE_SECONDS) return user.access_token;
      // However many calls wait for it, the refresh token is used once.
      renewing ??= renew(user).finally(() => {
        renewing = undefined;
      });
      return renewing;
    },

    async signOut() {
      const user = keptUser(config);
      try {
        const { manager } = await opened();
        const { id_token } = (await manager.getUser()) ?? {};
        // The product's own provider ends the access token itself, with the session.
        if (config.oidcResource === null) await endHere(user);
        if (user?.refresh_token) await manager.revokeTokens();
        forgetAll();
        await manager.signoutRedirect({ id_token_hint: id_token });
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
async function endHere(user: KeptUser | null): Promise<void> {
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
