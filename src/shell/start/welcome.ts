import { ownPath } from '../../../contract/core/ownPath.ts';
import { LANGUAGE_COOKIE } from '../../../contract/core/deviceCookies.ts';
import { keepCookie } from '../deviceCookies.ts';
import { signedInHint } from './signedInHint.ts';
import { welcomeAddress } from './welcomeAddress.ts';

// Loaded when the pointer comes near the button.
const loadSession = () => import('../../authProvider/session.ts');

/** Tokens of this tab, as oidc-client-ts keeps them: a user may be signed in without a cookie. */
const hasSession = () => Object.keys(sessionStorage).some((key) => key.startsWith('oidc.user:'));

async function openConsole(): Promise<void> {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
  const { startConsole } = await import('./startConsole.tsx');
  startConsole();
}

/**
 * Only the texts of the page are replaced by the server's in another language: nobody loses their
 * place.
 */
async function changeLanguage(language: string): Promise<void> {
  keepCookie(LANGUAGE_COOKIE, language);
  const address = new URL(location.href);
  address.searchParams.delete('locale');
  history.replaceState(null, '', address);
  try {
    const wanted = new URL(address);
    wanted.searchParams.set('locale', language);
    const answer = await fetch(wanted);
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // Another language was chosen in the meantime.
    if (document.querySelector('select')?.value !== language) return;
    document.documentElement.lang = next.documentElement.lang;
    document.title = next.title;
    for (const part of ['main', 'footer', 'label span']) {
      const [old, fresh] = [document.querySelector(part), next.querySelector(part)];
      if (old && fresh) old.replaceWith(fresh);
    }
  } catch {
    // Without a network the browser reports it.
    location.reload();
  }
}

/** Goes to the identity provider; a failure is shown next to the button. */
async function signIn(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  const alert = document.querySelector('[role=alert]');
  if (!button || !alert || button.disabled) return;
  const { leaving = '', failed = '' } = form.dataset;
  const text = button.textContent;
  const release = () => {
    button.disabled = false;
    button.textContent = text;
  };
  button.disabled = true;
  button.textContent = leaving;
  alert.textContent = '';
  // The browser's Back shows the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && release(), { once: true });
  const query = new URLSearchParams(location.search);
  const returnTo = ownPath(query.get('returnTo'), location.origin);
  const language = document.querySelector('select')?.value ?? '';
  // The language that a link asked for: after signing in, the address no longer names it.
  if (query.has('locale')) keepCookie(LANGUAGE_COOKIE, language);
  try {
    const session = await loadSession();
    await session.signIn({
      language,
      ...(returnTo === null ? {} : { returnTo }),
    });
  } catch {
    release();
    alert.textContent = failed;
  }
}

/** Loads what a press of the button needs, when the pointer or the focus comes near. */
function prepare(): void {
  void loadSession()
    .then((session) => session.prepare())
    // The press reports failures.
    .catch(() => undefined);
}

/** Makes the page that the server wrote interactive. */
export async function openWelcome(): Promise<void> {
  if (hasSession()) return openConsole();
  if (location.pathname !== '/') history.replaceState(null, '', welcomeAddress());
  const form = () => document.querySelector('form');
  // Somebody may have chosen a language before this script ran.
  const languages = document.querySelector('select');
  const written = languages?.querySelector<HTMLOptionElement>('option[selected]');
  if (languages && written && languages.value !== written.value)
    void changeLanguage(languages.value);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) void changeLanguage(target.value);
  });
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    const left = form();
    if (left) void signIn(left);
  });
  const nearing = ({ target }: Event) => {
    if (target instanceof Node && form()?.contains(target)) prepare();
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(event, nearing, { passive: true });
  // Shown once: the next visit gets an ordinary page.
  addEventListener('pagehide', () => {
    if (signedInHint.isEnded()) signedInHint.clear();
  });
}
