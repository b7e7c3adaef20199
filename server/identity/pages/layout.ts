import { createHash } from 'node:crypto';
import type { Channel } from '../../../contract/core/channel.ts';
import type { ConsoleLanguage } from '../../../contract/core/languages.ts';
import { html, Html } from '../../markup/html.ts';
import { styleSheet } from './styles.ts';
import { textsIn } from './texts.ts';

/** A page ready to send. */
export interface Page {
  body: string;
  headers: Record<string, string>;
}

export interface PageContent {
  channel: Channel;
  language: ConsoleLanguage;
  title: string;
  content: Html;
  /** Languages to switch to, with the address that does. */
  switches?: readonly { language: ConsoleLanguage; label: string; href: string }[];
  /** Origins that submitting the page may lead to, beside its own. */
  formTargets?: readonly string[];
}

// A quarter of a town and a way through it.
const PICTURE =
  new Html(`<svg viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
<g fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="10" stroke-linecap="round">
<path d="M-20 150 660 60M-20 320 660 250M-20 470 660 430M-20 640 660 620M-20 800 660 830"/>
<path d="M70-20 30 920M200-20 190 920M340-20 350 920M480-20 510 920M600-20 650 920"/></g>
<path d="M-20 560C120 500 150 380 290 390S470 300 660 330" fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="54"/>
<path d="M110 470 195 462 198 300 343 286 340 170 486 152" fill="none" stroke="#fff" stroke-opacity=".95" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="110" cy="470" r="20" fill="#fff" fill-opacity=".25"/><circle cx="110" cy="470" r="10" fill="#fff"/>
<path d="M486 152c-24-30-36-46-36-64a36 36 0 1 1 72 0c0 18-12 34-36 64Z" fill="#fff"/><circle cx="486" cy="88" r="13" fill="#06131a" fill-opacity=".7"/></svg>`);

/** Puts a page together: brand beside the content, no script, nothing loaded but the logo. */
export function layout(page: PageContent): Page {
  const { channel, language } = page;
  const texts = textsIn(language);
  const style = styleSheet(channel);
  const styleHash = createHash('sha256').update(style).digest('base64');
  const body = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${page.title} · ${channel.name}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <aside class="brand">
          ${PICTURE}
          <div class="words">
            <h2>${texts.tagline}</h2>
            <ul>
              ${texts.points.map((point) => html`<li>${point}</li>`)}
            </ul>
          </div>
        </aside>
        <main>
          <div class="form">
            <a class="logo" href="/"><img src="${channel.logo}" alt="${channel.name}" /></a>
            ${page.content}
            <footer>
              <a class="back" href="/">${texts.back(channel.name)}</a>
              ${(page.switches ?? []).map(
                ({ language: to, label, href }) =>
                  html`<a href="${href}" lang="${to}" hreflang="${to}">${label}</a>`,
              )}
            </footer>
          </div>
        </main>
      </body>
    </html>`.markup;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self' https: data:",
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
