import { createHash } from 'node:crypto';
import type { Channel } from '../../../contract/core/channel.ts';
import { ROUTE_ART } from '../../../contract/core/routeArt.ts';
import { type Language, LANGUAGE_NAMES } from '../../../contract/core/languages.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { html, Html } from '../../markup/html.ts';
import { logoPicture } from '../../markup/logoPicture.ts';
import { styleSheet } from './styles.ts';

/** The kind of a file that is fetched in advance. */
function kindOf(file: string): 'style' | 'font' | 'script' {
  if (file.endsWith('.css')) return 'style';
  return file.endsWith('.woff2') ? 'font' : 'script';
}

/** A page ready to send. */
export interface Page {
  body: string;
  headers: Record<string, string>;
}

export interface PageContent {
  channel: Channel;
  language: Language;
  title: string;
  content: Html;
  /** Languages to switch to, with their addresses. */
  switches?: readonly { language: Language; label: string; href: string }[];
  /** Origins that submitting the page may lead to, besides its own. */
  formTargets?: readonly string[];
  /** Scripts and styles of the next page, fetched while the browser is idle. */
  nextFiles?: readonly string[];
}

const { viewBox, streets, route, start, end } = ROUTE_ART;
/** The picture of the console's welcome page. */
const PICTURE = html`<svg
  viewBox="${viewBox}"
  preserveAspectRatio="xMidYMid slice"
  aria-hidden="true"
  focusable="false"
>
  ${streets.map((street) => html`<path class="street" d="${street}" />`)}
  <path class="route" d="${route}" />
  <circle class="stop" cx="${start.x}" cy="${start.y}" r="11" />
  <circle class="stop end" cx="${end.x}" cy="${end.y}" r="11" />
</svg>`;

type Switches = NonNullable<PageContent['switches']>;

/** A menu of languages that opens below the current one, without a script. */
const languageMenu = (switches: Switches, shown: Language, name: string) =>
  html`<details class="languages">
    <summary aria-label="${`${name}: ${LANGUAGE_NAMES[shown]}`}">${LANGUAGE_NAMES[shown]}</summary>
    <nav aria-label="${name}">
      ${switches.map(
        ({ language, label, href }) =>
          html`<a
            href="${href}"
            lang="${language}"
            hreflang="${language}"
            ${language === shown ? new Html('aria-current="true"') : null}
            >${label}</a
          >`,
      )}
    </nav>
  </details>`;

/** Puts a page together: the brand next to the content, no script, and only the logo is loaded. */
export function layout(page: PageContent): Page {
  const { channel, language, nextFiles = [] } = page;
  const texts = messages[language].signIn;
  const style = styleSheet(channel);
  const styleHash = createHash('sha256').update(style).digest('base64');
  const body = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="${channel.favicon}" />
        <title>${page.title} · ${channel.name}</title>
        ${new Html(`<style>${style}</style>`)}
        ${nextFiles.map(
          (file) => html`<link rel="prefetch" as="${kindOf(file)}" crossorigin href="${file}" />`,
        )}
      </head>
      <body>
        <header>
          <a class="logo" href="/">${logoPicture(channel)}</a>
          ${page.switches && languageMenu(page.switches, language, texts.language)}
        </header>
        <main>
          <div class="form">
            ${page.content}
            <p class="note"><a href="/">${fillIn(texts.back, { name: channel.name })}</a></p>
          </div>
        </main>
        <div class="art">${PICTURE}</div>
      </body>
    </html>`.markup;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    `form-action 'self' ${(page.formTargets ?? []).join(' ')}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    body,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  };
}
