import type { INavigator, UserManager } from 'oidc-client-ts';
import type { PageConfig } from '../../contract/core/channel.ts';
import { CURRENT_SESSION } from '../../contract/identity/current.ts';
import { dropCookies } from '../shell/deviceCookies.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import { callHeaders, keptUser, secondsLeft, type KeptUser } from './keptUser.ts';
import { renewClaim, isOwnTab } from './tabClaim.ts';

export interface SignInOptions {
  /** Language of the provider's page, such as `fr`. */
  language?: string;
  /** The wanted ways of signing in, the best first, separated by spaces. */
  acrValues?: string;
  /** The API that the access token is meant for, if the provider uses this parameter. */
  audience?: string;
  /** The reason: the provider's page then says that the session ended. */
  reason?: 'session-ended';
  /** Asks even somebody who is signed in at the provider. */
  isFresh?: boolean;
  /** The address in the console, from the root, to open afterwards. */
  returnTo?: string;
}

/** The sign-in of this tab. */
export interface Session {
  /** Asks the provider for its pages' addresses, so that going to them later takes no time. */
  prepare(): Promise<void>;
  /** Goes to the identity provider. */
  signIn(options?: SignInOptions): Promise<void>;
  /**
   * Processes the provider's answer at the callback address.
   * @throws if it belongs to no sign-in of this tab, or contains an error
   */
  completeSignIn(url: string): Promise<{ returnTo: string | null }>;
  /**
   * A token for the API, renewed when it is about to expire; null when nobody is signed in.
   * @throws if the provider cannot be reached and no valid token is left
   */
  accessToken(): Promise<string | null>;
  /** Revokes the tokens, deletes all that this browser keeps, goes to the provider's sign-out. */
  signOut(): Promise<void>;
  /** Calls the listener when the session ends without a sign-out. Returns a function to stop. */
  onSessionEnded(listener: () => void): () => void;
}

/** The parts outside the page, which tests can replace. */
export interface SessionOutlook {
  redirectNavigator?: INavigator;
  goHome?: () => void;
}

const RENEW_BEFORE_SECONDS = 30;

// The protocol is needed for signing in and out and when a token expires, not for opening a page.
const loadManager = () => import('./sessionManager.ts');

const returnToOf = (state: unknown): string | null => {
  const returnTo: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'returnTo') : null;
  return typeof returnTo === 'string' ? returnTo : null;
};

/** Creates the sign-in of this tab. The console uses the functions below, which share one. */
export function createSession(config: PageConfig, outlook: SessionOutlook = {}): Session {
  const goHome = outlook.goHome ?? (() => location.assign('/'));
  const listeners = new Set<() => void>();
  let claimed: Promise<void> | undefined;
  let renewing: Promise<string | null> | undefined;
  let opening: ReturnType<typeof openManager> | undefined;
  let preparing: ReturnType<typeof readAddresses> | undefined;

  const openManager = async () => {
    const { createManager, isFinal } = await loadManager();
    return { manager: createManager(config, outlook.redirectNavigator), isFinal };
  };
  const opened = async () => {
    opening ??= openManager();
    try {
      return await opening;
    } catch (error) {
      // Its code failed to load: the next call loads it again.
      opening = undefined;
      throw error;
    }
  };

  /** A duplicate of another tab uses its copy of the access token and renews nothing. */
  const dropCopiedToken = async () => {
    if (!keptUser(config)?.refresh_token || (await isOwnTab())) return;
    const { manager } = await opened();
    const user = await manager.getUser();
    if (user) {
      user.refresh_token = undefined;
      await manager.storeUser(user);
    }
    await renewClaim();
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

  const readAddresses = async () => {
    const { manager } = await opened();
    await manager.metadataService.getMetadata();
    return manager;
  };
  /** The manager with the provider's addresses, which it would otherwise read several times at once. */
  const prepared = async () => {
    preparing ??= readAddresses();
    try {
      return await preparing;
    } catch (error) {
      preparing = undefined;
      throw error;
    }
  };

  return {
    async prepare() {
      await prepared();
    },

    async signIn({ language, acrValues, audience, reason, isFresh, returnTo } = {}) {
      const manager = await prepared();
      await manager.clearStaleState();
      await manager.signinRedirect({
        state: { returnTo: returnTo ?? null },
        ...(language ? { ui_locales: language } : {}),
        ...(acrValues ? { acr_values: acrValues } : {}),
        ...(isFresh ? { prompt: 'login' } : {}),
        extraQueryParams: {
          ...(audience ? { audience } : {}),
          ...(reason ? { reason } : {}),
        },
      });
    },

    async completeSignIn(url) {
      const { manager } = await opened();
      const user = await manager.signinRedirectCallback(url);
      claimed = renewClaim();
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
      // The refresh token is used once, even if many calls wait for it.
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
        // The product's own provider revokes the access token itself, with the session.
        if (config.oidcResource === null) await endHere(user);
        if (user?.refresh_token) await revoke(manager);
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

/**
 * Revokes the refresh token. A provider that cannot do that, refuses it or is slow still has a
 * session that must be ended.
 * @throws {TypeError} the provider cannot be reached
 */
async function revoke(manager: UserManager): Promise<void> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, END_HERE_MS);
  });
  const revoked = manager.revokeTokens().catch((error: unknown) => {
    if (error instanceof TypeError) throw error;
  });
  await Promise.race([revoked, late]);
}

/** Makes the API reject the access token. If it cannot be reached, the token expires in minutes. */
async function endHere(user: KeptUser | null): Promise<void> {
  if (!user) return;
  await fetch(new URL(`/v1/sessions/${CURRENT_SESSION}`, location.origin), {
    method: 'DELETE',
    headers: callHeaders(user.access_token),
    keepalive: true,
    signal: AbortSignal.timeout(END_HERE_MS),
  }).catch(() => undefined);
}

/** Deletes this user's data, so that the next user of this browser sees none of it. */
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
