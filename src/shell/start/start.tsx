import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { EMAIL_SIGN_IN_PATH, ownPath } from '../../../contract/core/ownPath.ts';
import * as session from '../../authProvider/session.ts';
import { readEarly } from '../../loading/earlyReads/earlyReads.ts';
import { currentLanguage, initialLanguage, setLanguage } from '../../i18n/language.ts';
import { landingText as text, loadLandingTexts } from '../../i18n/landingText.ts';
import { pageConfig } from '../pageConfig.ts';
import { selectedAccountStore } from '../account/selectedAccountStore.ts';
import { brandPage } from './brand.ts';
import { signedInHint } from './signedInHint.ts';
import { StartFailed, type StartFailure } from './StartFailed.tsx';
import { Waiting } from './Waiting.tsx';
import { welcomeAddress } from './welcomeAddress.ts';

/** Always the same element, so that showing it again draws nothing. */
const WAITING = <Waiting />;

const loadConsole = () => import('./openConsole.tsx');

/**
 * Decides what this address shows if somebody may be signed in: a step of signing in or out, or the
 * console. To everybody else the server sends the welcome page.
 */
export class Start {
  readonly #root: Root;
  readonly #goTo: (address: string) => void;

  /** @param goTo replaces this page with another */
  constructor(root: Root, goTo = (address: string) => location.replace(address)) {
    this.#root = root;
    this.#goTo = goTo;
  }

  async open(): Promise<void> {
    setLanguage(initialLanguage(), { remember: false });
    brandPage();
    await loadLandingTexts(currentLanguage());
    try {
      await this.#openAddress();
    } catch {
      // A part of the console did not load: a release replaced it, or the connection failed.
      this.#show(
        <StartFailed
          failure={{ message: text('partMissing') }}
          retryLabel={text('reload')}
          onRetry={() => location.reload()}
        />,
      );
    }
  }

  async #openAddress(): Promise<void> {
    switch (location.pathname) {
      case '/oauth/callback':
        return this.#completeSignIn();
      case '/logout':
        return this.#signOut();
      case EMAIL_SIGN_IN_PATH:
        return this.#signInFromEmail();
      case '/sign-in-refused':
        return this.#showRefused();
      default:
        return this.#openPage();
    }
  }

  #show(page: ReactNode): void {
    document.title = text('product', { company: pageConfig().name });
    this.#root.render(page);
  }

  async #openPage(): Promise<void> {
    const wasSignedIn = signedInHint.isSet();
    this.#show(WAITING);
    let token: string | null;
    try {
      token = await session.accessToken();
    } catch {
      this.#showFailure({});
      return;
    }
    if (token !== null) await this.#openConsole();
    // A new tab, opened from a link: the provider still knows who uses this device.
    else if (wasSignedIn && ownPath(location.href, location.origin)) await this.#signInAgain();
    else this.#leaveForWelcome({ hasEnded: wasSignedIn });
  }

  async #signInAgain(): Promise<void> {
    signedInHint.clear();
    try {
      const { signInAgain } = await import('../../authProvider/signInAgain.ts');
      await signInAgain();
    } catch {
      this.#leaveForWelcome();
    }
  }

  /** Goes to the welcome page at `/`, whose address keeps where to go after signing in. */
  #leaveForWelcome({ hasEnded = false } = {}): void {
    if (hasEnded) signedInHint.setEnded();
    else signedInHint.clear();
    this.#goTo(welcomeAddress());
  }

  async #openConsole(): Promise<void> {
    this.#show(WAITING);
    const returnTo = ownPath(new URLSearchParams(location.search).get('returnTo'), location.origin);
    if (location.pathname === '/' && returnTo !== null) history.replaceState(null, '', returnTo);
    // After a sign-in nothing has started this yet.
    readEarly();
    let code: Awaited<ReturnType<typeof loadConsole>>;
    try {
      code = await loadConsole();
    } catch {
      this.#showFailure({});
      return;
    }
    try {
      this.#root.render(await code.openConsole());
      signedInHint.set();
    } catch (error) {
      const failure = code.startFailure(error);
      if (failure) this.#showFailure(failure);
      // The API refuses this token: asks for another one, a few times at most.
      else await this.#signInAgain();
    }
  }

  #showFailure(failure: StartFailure): void {
    this.#show(<StartFailed failure={failure} onRetry={() => void this.#openPage()} />);
  }

  async #completeSignIn(): Promise<void> {
    this.#show(WAITING);
    let wanted: string | null;
    try {
      wanted = (await session.completeSignIn(location.href)).returnTo;
    } catch {
      // The state is wrong or used, or the provider reports an error: the user is not signed in.
      await this.#showSignInFailed();
      return;
    }
    selectedAccountStore.forgetName();
    history.replaceState(null, '', ownPath(wanted, location.origin) ?? '/');
    await this.#openConsole();
  }

  /** The provider's answer was useless. A user who is signed in anyway goes on. */
  async #showSignInFailed(): Promise<void> {
    const told = new URLSearchParams(location.search).get('error');
    // Only a code of the protocol, because anybody can write an address with another text in it.
    const error = told !== null && /^[a-z_]{1,60}$/.test(told) ? told : null;
    history.replaceState(null, '', '/');
    if ((await session.accessToken().catch(() => null)) !== null) return this.#openConsole();
    this.#show(
      <StartFailed
        failure={{
          title: text('signInBrokenTitle'),
          message: text(error === 'access_denied' ? 'signInDenied' : 'signInBroken'),
          ...(error === null ? {} : { requestId: error }),
        }}
        retryLabel={text('signIn')}
        onRetry={() => void this.#signIn({})}
      />,
    );
  }

  /** The provider knows the user, but the API refuses them: trying again cannot help. */
  #showRefused(): void {
    const returnTo = ownPath(new URLSearchParams(location.search).get('returnTo'), location.origin);
    this.#show(
      <StartFailed
        failure={{ title: text('refusedTitle'), message: text('refused') }}
        onRetry={() => void this.#signIn(returnTo === null ? {} : { returnTo })}
      />,
    );
  }

  async #signIn(options: { returnTo?: string }): Promise<void> {
    this.#show(WAITING);
    try {
      await session.signIn({ language: currentLanguage(), ...options });
    } catch {
      this.#showFailure({ message: text('signInFailed') });
    }
  }

  async #signOut(): Promise<void> {
    this.#show(WAITING);
    try {
      await session.signOut();
    } catch {
      location.replace('/');
    }
  }

  async #signInFromEmail(): Promise<void> {
    this.#show(WAITING);
    const query = new URLSearchParams(location.search);
    const acrValues = query.get('acrValues');
    const audience = query.get('audience');
    if (query.has('locale')) setLanguage(currentLanguage(), { remember: true });
    try {
      const { consolePath } = await import('../../consolePath.ts');
      const returnTo = consolePath(query.get('requestUrl'), location.origin);
      await session.signIn({
        language: currentLanguage(),
        ...(acrValues === null ? {} : { acrValues }),
        ...(audience === null ? {} : { audience }),
        ...(returnTo === null ? {} : { returnTo }),
      });
    } catch {
      location.replace('/');
    }
  }
}
