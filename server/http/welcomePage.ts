import type { PageConfig } from '../../contract/core/channel.ts';
import { MODE_COOKIE, SIGNED_IN, SIGNED_IN_COOKIE } from '../../contract/core/deviceCookies.ts';
import { languageName, languageOf, linkFor, standardTag } from '../../contract/core/languages.ts';
import { EMAIL_SIGN_IN_PATH, isSignInStep, ownPath } from '../../contract/core/ownPath.ts';
import { ROUTE_ART } from '../../contract/core/routeArt.ts';
import { tokensOf, type Mode } from '../../contract/core/tokens.ts';
import { fillIn } from '../../contract/messages/fillIn.ts';
import { messages } from '../../contract/messages/messages.ts';
import { html, Html } from '../markup/html.ts';
import { CONSOLE_LANGUAGES } from './consoleLanguages.ts';
import { readerLanguage, type PageReader } from './pageReader.ts';

/** Whether a reader gets the welcome page: nobody is known to be signed in on their device. */
export const isWelcomed = ({ url, cookies }: PageReader): boolean =>
  !isSignInStep(url.pathname) && cookies[SIGNED_IN_COOKIE] !== SIGNED_IN.now;

const coloursOf = (config: PageConfig, mode: Mode) =>
  Object.entries(tokensOf(config.colorScheme, mode))
    .map(([name, value]) =>
      name === 'mode' ? `color-scheme:${value}` : `--start-${name}:${value}`,
    )
    .join(';');

const DARK = '(prefers-color-scheme: dark)';

/** Light or dark as chosen in the console on this device; null for the device's own mode. */
function modeOf({ cookies }: PageReader): Mode | null {
  const { [MODE_COOKIE]: mode } = cookies;
  return mode === 'light' || mode === 'dark' ? mode : null;
}

/** The colours of the device's mode, or of the one chosen in the console. */
function styles(config: PageConfig): Html {
  const dark = (root: string) =>
    `${root}{${coloursOf(config, 'dark')}}${root} .start-plate{padding:4px 8px;border-radius:6px;background:#fff}`;
  return new Html(
    `<style>:root{${coloursOf(config, 'light')}}` +
      `@media ${DARK}{${dark(':root:not([data-mode=light])')}}${dark(':root[data-mode=dark]')}</style>`,
  );
}

/** When the logo for dark backgrounds is shown: in the chosen mode, or in the device's. */
const DARK_LOGO = { dark: 'all', light: 'not all', device: DARK };

/**
 * The logo for the mode; without a logo for dark backgrounds, it is put on a plate there. A drawing
 * takes a slow device some time, so it waits until the text and the button have been laid out.
 */
const logo = ({ logo: light, logoDark, name }: PageConfig, mode: Mode | null) =>
  logoDark
    ? html`<picture
        ><source media="${DARK_LOGO[mode ?? 'device']}" srcset="${logoDark}" />
        <img class="start-logo" src="${light}" alt="${name}" loading="lazy"
      /></picture>`
    : html`<img class="start-logo start-plate" src="${light}" alt="${name}" loading="lazy" />`;

const { viewBox, streets, route, start, end } = ROUTE_ART;
/** A drawn street map with one trip on it, in the channel's colours. Decoration only. */
const ART = html`<div class="start-art" aria-hidden="true">
  <svg viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">
    ${streets.map((street) => html`<path d="${street}" class="start-street" />`)}
    <path d="${route}" class="start-route" />
    <circle cx="${start.x}" cy="${start.y}" r="11" class="start-stop" />
    <circle cx="${end.x}" cy="${end.y}" r="11" class="start-stop start-stop-end" />
  </svg>
</div>`;

/** The page to open after signing in: the one that was asked for, or the one in the address. */
function returnOf({ url }: PageReader): string | null {
  const wanted = url.pathname === '/' ? url.searchParams.get('returnTo') : url.href;
  return ownPath(wanted, url.origin);
}

/** Links to the page in each language, for browsers that run no script. */
function languageLinks({ url }: PageReader): Html {
  const address = (language: string) => {
    const query = new URLSearchParams(url.search);
    query.set('locale', language);
    return `?${query}`;
  };
  return html`<noscript>
    <style>
      .start-language {
        display: none;
      }
    </style>
    <nav class="start-links">
      ${CONSOLE_LANGUAGES.map(
        (one) =>
          html`<a href="${address(one)}" lang="${standardTag(one)}">${languageName(one)}</a>`,
      )}
    </nav></noscript
  >`;
}

export interface WelcomePage {
  /** The language's tag for browsers. */
  language: string;
  mode: Mode | null;
  title: string;
  head: Html;
  body: Html;
}

/**
 * The page for readers who are not signed in, complete before any script runs. The button only
 * needs the console's own scripts: the page's small script just makes it quicker.
 */
export function welcomePage(config: PageConfig, reader: PageReader): WelcomePage {
  const language = readerLanguage(reader);
  const mode = modeOf(reader);
  const { landing: texts, pageNotice } = messages[languageOf(language)];
  const company = config.name;
  const returnTo = returnOf(reader);
  const links = [
    [texts.terms, linkFor(config.termAndConditionLinks, language)],
    [texts.privacy, linkFor(config.privacyPolicyLinks, language)],
  ] as const;
  const body = html`<div class="start start-welcome">
    <header class="start-bar">
      ${logo(config, mode)}
      <label class="start-language">
        <span class="start-hidden">${texts.language}</span>
        <select autocomplete="off">
          ${CONSOLE_LANGUAGES.map(
            (one) =>
              html`<option
                value="${one}"
                lang="${standardTag(one)}"
                ${one === language ? new Html('selected') : null}
              >
                ${languageName(one)}
              </option>`,
          )}
        </select>
      </label>
      ${languageLinks(reader)}
    </header>
    <main class="start-main">
      <h1>${fillIn(texts.welcome, { company })}</h1>
      <p>${texts.intro}</p>
      ${
        reader.cookies[SIGNED_IN_COOKIE] === SIGNED_IN.ended &&
        html`<p class="start-note">${texts.sessionEnded}</p>`
      }
      ${returnTo === null ? null : html`<p class="start-note">${texts.continueTo}</p>`}
      <form
        action="${EMAIL_SIGN_IN_PATH}"
        data-leaving="${texts.signingIn}"
        data-failed="${texts.signInFailed}"
      >
        ${returnTo === null ? null : html`<input type="hidden" name="requestUrl" value="${returnTo}" />`}
        <button class="start-button">${texts.signIn}</button>
      </form>
      <p role="alert" class="start-error"></p>
      <noscript><p class="start-error">${pageNotice.noScript}</p></noscript>
    </main>
    ${ART}
    <footer class="start-foot">
      ${links.map(([label, href]) =>
        href ? html`<a href="${href}" target="_blank" rel="noreferrer">${label}</a>` : html``,
      )}
    </footer>
  </div>`;
  return {
    language: standardTag(language),
    mode,
    title: fillIn(texts.product, { company }),
    head: styles(config),
    body,
  };
}
