import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import type { Channel } from '../../../contract/core/channel.ts';
import type { Language } from '../../../contract/core/languages.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { html, Html } from '../../markup/html.ts';
import { layout, type Page } from './layout.ts';
import { pageLanguage } from './pageLanguage.ts';

function languageOf(ctx: KoaContextWithOIDC, channel: Channel): Language {
  // Absent when the request failed before the library read it.
  const uiLocales: unknown = ctx.oidc?.params?.ui_locales ?? ctx.query['ui_locales'];
  return pageLanguage(uiLocales, ctx.get('accept-language'), channel.locale);
}

function send(ctx: KoaContextWithOIDC, page: Page): void {
  ctx.set(page.headers);
  ctx.body = page.body;
}

const startAgain = (label: string) =>
  html`<form method="get" action="/"><button class="button">${label}</button></form>`;

/** Page about a sign-in that failed: what happened and what to do, without internals. */
export function failurePage(channel: Channel, language: Language, error: Error): Page {
  const texts = messages[language].signIn;
  const expired = error instanceof errors.SessionNotFound;
  const code = error instanceof errors.OIDCProviderError ? error.error : 'server_error';
  const title = expired ? texts.expiredTitle : texts.failedTitle;
  return layout({
    channel,
    language,
    title,
    content: html`<h1>${title}</h1>
      <p>${expired ? texts.expired : texts.failed}</p>
      ${startAgain(texts.startAgain)} <small>${texts.code}: ${code}</small>`,
  });
}

export function renderFailure(ctx: KoaContextWithOIDC, error: Error, channel: Channel): void {
  send(ctx, failurePage(channel, languageOf(ctx, channel), error));
}

/** Shown when a sign-out does not name one of our addresses to go on to. */
export function renderSignedOut(ctx: KoaContextWithOIDC, channel: Channel): void {
  const language = languageOf(ctx, channel);
  const texts = messages[language].signIn;
  const content = html`<h1>${texts.signedOutTitle}</h1>
    <p>${texts.signedOut}</p>
    ${startAgain(texts.signIn)}`;
  send(ctx, layout({ channel, language, title: texts.signedOutTitle, content }));
}

/** Asks before signing out, when the request does not come from the user's own console. */
export function renderSignOutQuestion(
  ctx: KoaContextWithOIDC,
  form: string,
  channel: Channel,
  origins: readonly string[],
): void {
  const language = languageOf(ctx, channel);
  const texts = messages[language].signIn;
  const content = html`<h1>${texts.signOutTitle}</h1>
    <p>${fillIn(texts.signOut, { name: channel.name })}</p>
    ${new Html(form)}
    <form method="get" action="/">
      <button class="button" form="op.logoutForm" name="logout" value="yes">
        ${texts.signOutYes}
      </button>
      <button class="button quiet">${texts.signOutNo}</button>
    </form>`;
  send(
    ctx,
    layout({ channel, language, title: texts.signOutTitle, content, formTargets: origins }),
  );
}
