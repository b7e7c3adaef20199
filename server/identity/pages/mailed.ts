import type { Channel } from '../../../contract/core/channel.ts';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../../../contract/core/languages.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { IDENTITY_PATH } from '../../config/origins.ts';
import { html, Html } from '../../markup/html.ts';
import type { LinkPurpose } from '../mailedLinks.ts';
import { MIN_PASSWORD_LENGTH } from '../passwordRules.ts';
import { AUTOFOCUS, emailField, errorBox, query } from './formParts.ts';
import { layout, type Page } from './layout.ts';

/** The pages to ask for links, under IDENTITY_PATH. */
export const ASK_PATHS = { password: '/by-mail/password', signIn: '/by-mail/sign-in' } as const;
export type Asked = keyof typeof ASK_PATHS;

interface Head {
  channel: Channel;
  language: Language;
}

/** Address of the page to ask for a link. */
export const askAddress = (asked: Asked, language: Language): string =>
  `${IDENTITY_PATH}${ASK_PATHS[asked]}${query({ lang: language })}`;

const switches = (more: Record<string, string> = {}) =>
  LANGUAGES.map((one) => ({
    language: one,
    label: LANGUAGE_NAMES[one],
    href: query({ lang: one, ...more }),
  }));

const titled = (title: string, error: string | null, texts: { titleOfError: string }) =>
  error === null ? title : fillIn(texts.titleOfError, { title });

/** Asks for the e-mail that a link is to go to. */
export function askPage(page: Head & { asked: Asked; email: string; error: string | null }): Page {
  const { channel, language, asked, email, error } = page;
  const texts = messages[language].signIn;
  const isPassword = asked === 'password';
  const title = isPassword ? texts.askPasswordTitle : texts.askSignInTitle;
  const content = html`
    <h1>${title}</h1>
    <p>${isPassword ? texts.askPassword : texts.askSignIn}</p>
    <form method="post" action="${query({ lang: language })}">
      ${errorBox(error)}
      ${emailField({ label: texts.email, email, isWrong: error !== null, isFirst: true })}
      <button class="button" type="submit">${texts.sendLink}</button>
    </form>
  `;
  return layout({
    channel,
    language,
    title: titled(title, error, texts),
    content,
    switches: switches(),
  });
}

/** The page is the same whether or not somebody has the e-mail. */
export function sentPage({ channel, language, email }: Head & { email: string }): Page {
  const texts = messages[language].signIn;
  const content = html`<h1>${texts.sentTitle}</h1>
    <p role="status">${fillIn(texts.sent, { email })}</p>
    <form method="get">
      <input type="hidden" name="lang" value="${language}" />
      <button class="button quiet">${texts.sendAgain}</button>
    </form>`;
  return layout({ channel, language, title: texts.sentTitle, content });
}

/** The page on which a mailed link lets somebody set their password. */
export function passwordPage(
  page: Head & { purpose: LinkPurpose; email: string; error: string | null },
): Page {
  const { channel, language, purpose, email, error } = page;
  const texts = messages[language].signIn;
  const title = purpose === 'invitation' ? texts.firstPasswordTitle : texts.askPasswordTitle;
  const invalid = error ? new Html('aria-invalid="true"') : null;
  const input = (name: string, label: string, described: string, autofocus: Html | null) =>
    html`<div>
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        type="password"
        autocomplete="new-password"
        required
        minlength="${MIN_PASSWORD_LENGTH}"
        maxlength="1024"
        aria-describedby="${described}"
        ${invalid}
        ${autofocus}
      />
      ${name === 'password' ? html`<p class="hint" id="hint">${fillIn(texts.passwordHint, { min: MIN_PASSWORD_LENGTH })}</p>` : null}
    </div>`;
  const described = error ? 'error' : '';
  const content = html`
    <h1>${title}</h1>
    <p>${fillIn(texts.passwordFor, { email })}</p>
    <form method="post" action="${query({ lang: language })}">
      ${errorBox(error)}
      <input
        class="unseen"
        name="username"
        type="email"
        autocomplete="username"
        value="${email}"
        readonly
        tabindex="-1"
        aria-hidden="true"
      />
      ${input('password', texts.newPassword, `hint ${described}`.trim(), AUTOFOCUS)}
      ${input('repeated', texts.repeatPassword, described, null)}
      <button class="button" type="submit">${texts.savePassword}</button>
    </form>
  `;
  return layout({
    channel,
    language,
    title: titled(title, error, texts),
    content,
    switches: switches(),
  });
}

/**
 * The page on which a mailed link signs somebody in: by a button, because programs open every link
 * of a mail.
 */
export function linkPage(page: Head & { email: string; returnTo: string | null }): Page {
  const { channel, language, email, returnTo } = page;
  const texts = messages[language].signIn;
  const more: Record<string, string> = returnTo === null ? {} : { requestUrl: returnTo };
  const content = html`<h1>${texts.linkTitle}</h1>
    <p>${fillIn(texts.linkFor, { email })}</p>
    <form method="post" action="${query({ lang: language, ...more })}">
      <button class="button" type="submit" autofocus>${texts.submit}</button>
    </form>`;
  return layout({
    channel,
    language,
    title: texts.linkTitle,
    content,
    switches: switches(more),
  });
}

/** The page for a link that was used, is too old, or never existed. */
export function gonePage({ channel, language, ask }: Head & { ask: string }): Page {
  const texts = messages[language].signIn;
  const content = html`<h1>${texts.linkGoneTitle}</h1>
    <p>${texts.linkGone}</p>
    <p class="action"><a class="button" href="${ask}">${texts.newLink}</a></p>`;
  return layout({ channel, language, title: texts.linkGoneTitle, content });
}

/** The page on which somebody who signs in already accepts or declines what others invite them to. */
export function joinPage(page: Head & { email: string; accounts: string }): Page {
  const { channel, language, email, accounts } = page;
  const texts = messages[language].signIn;
  const content = html`<h1>${texts.joinTitle}</h1>
    <p>${fillIn(texts.joinFor, { email, accounts })}</p>
    <form method="post" action="${query({ lang: language })}">
      <button class="button" name="answer" value="accept">${texts.join}</button>
      <button class="button quiet" name="answer" value="decline">${texts.decline}</button>
    </form>`;
  return layout({ channel, language, title: texts.joinTitle, content, switches: switches() });
}

/** What became of the invitation; null: its link does not work any more. */
export function joinedPage(
  page: Head & { outcome: 'joined' | 'declined' | null; accounts: string },
): Page {
  const { channel, language, outcome, accounts } = page;
  const texts = messages[language].signIn;
  const title = outcome === null ? texts.linkGoneTitle : texts[`${outcome}Title`];
  const content = html`<h1>${title}</h1>
    <p role="status">${outcome === null ? texts.joinGone : fillIn(texts[outcome], { accounts })}</p>
    <p class="action">
      <a class="button" href="/">${fillIn(texts.back, { name: channel.name })}</a>
    </p>`;
  return layout({ channel, language, title, content });
}

/** Replaces all of these where an outside identity provider keeps the passwords. */
export function keptElsewherePage(page: Head & { provider: string; address: string }): Page {
  const { channel, language, provider, address } = page;
  const texts = messages[language].signIn;
  const content = html`<h1>${texts.keptElsewhereTitle}</h1>
    <p>${fillIn(texts.keptElsewhere, { provider })}</p>
    <p class="action"><a class="button" href="${address}">${provider}</a></p>`;
  return layout({ channel, language, title: texts.keptElsewhereTitle, content });
}
