import type { Channel } from '../../../contract/core/channel.ts';
import type { Language } from '../../../contract/core/languages.ts';
import { formatDateTime, formatLocale } from '../../../contract/core/format.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { html, Html } from '../../markup/html.ts';
import type { KeptMail } from './outbox.ts';
import { outboxStyles } from './styles.ts';

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
