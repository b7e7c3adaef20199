import type { Channel } from '../../../contract/core/channel.ts';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../../../contract/core/languages.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { DemoSignIn } from '../demoSignIns.ts';
import { firstFiles } from '../../builtConsole.ts';
import { html, Html } from '../../markup/html.ts';
import { AUTOFOCUS, emailField, errorBox, INVALID, query } from './formParts.ts';
import { layout, type Page } from './layout.ts';
import { askAddress } from './mailed.ts';

export interface SignInPage {
  channel: Channel;
  language: Language;
  /** What the field already contains. */
  email: string;
  password: string;
  error: string | null;
  /** Whether the error is about what was typed. */
  isTypedWrong: boolean;
  /** Why the page is shown, where nobody asked for it. */
  notice: string | null;
  demoSignIns: readonly DemoSignIn[];
  /** Origins of the channel: signing in ends with a redirect to one of them. */
  origins: readonly string[];
}

/** The sign-in page: works without a script, and keeps the e-mail after a mistake. */
export function signInPage(page: SignInPage): Page {
  const { channel, language, email, password, error, notice } = page;
  const texts = messages[language].signIn;
  const ready = email !== '' && password !== '';
  const content = html`
    <h1>${texts.signIn}</h1>
    <p>
      ${notice ? html`<span role="status">${notice}</span>` : fillIn(texts.intro, { name: channel.name })}
    </p>
    <form method="post" action="${query({ lang: language })}">
      ${errorBox(error)}
      ${emailField({ label: texts.email, email, isWrong: page.isTypedWrong, isFirst: email === '' })}
      <div>
        <label for="password">${texts.password}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxlength="1024"
          value="${password}"
          ${page.isTypedWrong ? INVALID : null}
          ${email !== '' && !ready ? AUTOFOCUS : null}
        />
      </div>
      <button class="button" type="submit" ${ready ? AUTOFOCUS : null}>${texts.submit}</button>
    </form>
    <p class="note links">
      <a href="${askAddress('password', language)}">${texts.forgotten}</a>
      <a href="${askAddress('signIn', language)}">${texts.byMail}</a>
    </p>
    ${
      page.demoSignIns.length > 0 &&
      html`<section class="demo" aria-labelledby="demo">
        <p id="demo">${texts.demo}</p>
        <ul>
          ${page.demoSignIns.map(
            (one) =>
              html`<li>
                <a
                  href="${query({ lang: language, fill: one.email })}"
                  ${one.email === email ? new Html('aria-current="true"') : null}
                  ><b>${one.label[language]}</b><span>${one.email}</span></a
                >
              </li>`,
          )}
        </ul>
      </section>`
    }
  `;
  return layout({
    channel,
    language,
    title: error ? fillIn(texts.titleOfError, { title: texts.signIn }) : texts.signIn,
    content,
    formTargets: page.origins,
    // They load while the password is typed.
    nextFiles: firstFiles('/', language),
    switches: LANGUAGES.map((one) => ({
      language: one,
      label: LANGUAGE_NAMES[one],
      href: query({ lang: one }),
    })),
  });
}
