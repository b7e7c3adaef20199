import type { Channel } from '../../../contract/core/channel.ts';
import type { Language } from '../../../contract/core/languages.ts';
import { formatDateTime, formatLocale } from '../../../contract/core/format.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { html, Html } from '../../markup/html.ts';
import type { KeptMail } from './outbox.ts';
import { TYPEFACE } from '../../../contract/core/tokens.ts';
import { fontRules } from '../../builtConsole.ts';
import { readable, readableOn } from '../../../contract/core/colours.ts';

const SHEET = `
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: flex; flex-direction: column; background: var(--page); color: var(--ink);
  font: 15px/1.5 ${TYPEFACE}; }
header { padding: 16px 24px; border-bottom: 1px solid var(--line); background: var(--card); }
header div { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; }
h1 { margin: 0; font-size: 20px; letter-spacing: -.01em; }
.tag { padding: 2px 10px; border-radius: 99px; background: var(--warn-tint); color: var(--warn); font-size: 13px; font-weight: 600; }
header p { margin: 4px 0 0; color: var(--soft); font-size: 14px; max-width: 70ch; }
header a { margin-left: auto; display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); font-size: 14px; }
main { flex: 1; display: grid; grid-template-columns: 360px minmax(0, 1fr); min-height: 0; }
main.nothing { grid-template-columns: minmax(0, 1fr); }
ol { margin: 0; padding: 0; list-style: none; border-right: 1px solid var(--line); background: var(--card); overflow-y: auto; max-height: calc(100dvh - 105px); }
ol a { display: block; padding: 12px 24px; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
ol a:hover { background: var(--page); }
ol a[aria-current] { background: var(--page); box-shadow: inset 3px 0 var(--accent); }
ol b { display: block; font-weight: 600; overflow-wrap: anywhere; }
ol span { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
ol time { flex: none; }
article { display: flex; flex-direction: column; min-width: 0; padding: 24px; gap: 16px; }
article h2 { margin: 0; font-size: 20px; line-height: 1.3; overflow-wrap: anywhere; }
article p { margin: 0; } article p a { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); }
dl { margin: 0; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px 16px; font-size: 14px; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { flex: 1; width: 100%; min-height: 640px; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; color: var(--accent); }
pre { margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13px; }
.empty { margin: auto; padding: 48px 24px; text-align: center; color: var(--soft); }
.empty b { display: block; color: var(--ink); font-size: 17px; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; }
.all { display: none; }
@media (max-width: 899px) {
  main { grid-template-columns: minmax(0, 1fr); }
  ol { border-right: 0; max-height: none; }
  .reading ol, .choose { display: none; }
  .all { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); }
  article { padding: 8px 16px 24px; } header, ol a { padding-inline: 16px; }
}
`;

/** Style sheet of the outbox in the channel's colours, light and dark. */
function outboxStyles({ colorScheme: { primary } }: Channel): string {
  const light = readable(primary, '#ffffff');
  const dark = readable(primary, '#15191c');
  return `${fontRules()}
:root { color-scheme: light dark; --page: #f7f8f9; --card: #fff; --ink: #14181d; --soft: #59636e; --line: #e4e7ea;
  --accent: ${light}; --on-accent: ${readableOn(light)}; --warn: #7a4708; --warn-tint: #fdf1dc; }
@media (prefers-color-scheme: dark) { :root { --page: #0e1113; --card: #15191c; --ink: #eceff1; --soft: #9ca6af; --line: #282e33;
  --accent: ${dark}; --on-accent: ${readableOn(dark)}; --warn: #e3ac5b; --warn-tint: #33270f; } }${SHEET}`;
}

/** Where the outbox is, on every channel's origin. */
export const OUTBOX_PATH = '/outbox';

interface OutboxView {
  channel: Channel;
  language: Language;
  mails: readonly KeptMail[];
  /** The open mail; null for one that does not exist any more, undefined while none is chosen. */
  open: KeptMail | null | undefined;
}

const clock = ({ channel, language }: OutboxView, at: Date) =>
  formatDateTime(at.toISOString(), formatLocale(language, channel.locale), channel.timeZone);

const entry = (view: OutboxView, mail: KeptMail) =>
  html`<li>
    <a
      href="${OUTBOX_PATH}/${mail.id}"
      ${mail.id === view.open?.id && new Html('aria-current="page"')}
    >
      <b>${mail.subject}</b>
      <span>${mail.recipient} <time>${clock(view, mail.receivedAt)}</time></span>
    </a>
  </li>`;

function reading(view: OutboxView, mail: KeptMail): Html {
  const texts = messages[view.language].demo.outbox;
  const back = html`<a class="all" href="${OUTBOX_PATH}">← ${texts.back}</a>`;
  return html`<article>
    <div>
      ${back}
      <h2>${mail.subject}</h2>
    </div>
    <dl>
      <dt>${texts.to}</dt>
      <dd>${mail.recipient}</dd>
      <dt>${texts.from}</dt>
      <dd>${mail.sender}</dd>
      ${
        mail.replyTo &&
        html`<dt>${texts.replyTo}</dt>
          <dd>${mail.replyTo}</dd>`
      }
      <dt>${texts.at}</dt>
      <dd>${clock(view, mail.receivedAt)}</dd>
    </dl>
    ${mail.attachments.map(({ name }, number) => html`<p><a href="${OUTBOX_PATH}/${mail.id}/files/${number}">${name}</a></p>`)}
    <iframe
      title="${texts.asHtml}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="${OUTBOX_PATH}/${mail.id}/html"
    ></iframe>
    <details>
      <summary>${texts.asText}</summary>
      <pre>${mail.text}</pre>
    </details>
  </article>`;
}

function main(view: OutboxView): Html {
  const texts = messages[view.language].demo.outbox;
  const { mails, open } = view;
  if (mails.length === 0)
    return html`<main class="nothing">
      <div class="empty"><b>${texts.empty}</b>${texts.emptyHint}</div>
    </main>`;
  const beside = open
    ? reading(view, open)
    : html`<div class="empty choose">${open === null ? texts.gone : texts.choose}</div>`;
  return html`<main ${open && new Html('class="reading"')}>
    <ol aria-label="${texts.title}">
      ${mails.map((mail) => entry(view, mail))}
    </ol>
    ${beside}
  </main>`;
}

/** The page, without any script. */
export function outboxPage(view: OutboxView): string {
  const { channel, language } = view;
  const texts = messages[language].demo.outbox;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts.title} · ${channel.name}</title>
        <link rel="icon" href="${channel.favicon}" />
        ${new Html(`<style>${outboxStyles(channel)}</style>`)}
      </head>
      <body>
        <header>
          <div>
            <h1>${texts.title} · ${channel.name}</h1>
            <span class="tag">${texts.standIn}</span>
            <a href="/">${texts.backToConsole}</a>
          </div>
          <p>${texts.about}</p>
        </header>
        ${main(view)}
      </body>
    </html>`.markup;
}
