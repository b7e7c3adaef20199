import { createHash } from 'node:crypto';
import type { Channel } from '../../../contract/core/channel.ts';
import { ROUTE_ART } from '../../../contract/core/routeArt.ts';
import { type Language, LANGUAGE_NAMES } from '../../../contract/core/languages.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { html, Html } from '../../markup/html.ts';
import { logoPicture } from '../../markup/logoPicture.ts';
import { type Mode, tokensOf, TYPEFACE } from '../../../contract/core/tokens.ts';
import { fontRules } from '../../builtConsole.ts';

/** The console's colours as the style sheet's variables. */
function colours(channel: Channel, mode: Mode): string {
  const { canvas, surface, subtle, border, borderStrong, text, textMuted, ...brand } = tokensOf(
    channel.colorScheme,
    mode,
  );
  const all = {
    page: canvas,
    field: surface,
    tint: subtle,
    line: borderStrong,
    rule: border,
    ink: text,
    soft: textMuted,
    accent: brand.accent,
    wash: brand.accentSoft,
    button: brand.brand,
    'on-button': brand.onBrand,
    hover: brand.brandHover,
    bad: brand.danger,
  };
  return Object.entries(all)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}

const palette = (channel: Channel) => `
:root { color-scheme: light dark; ${colours(channel, 'light')} }
@media (prefers-color-scheme: dark) { :root { ${colours(channel, 'dark')} } }`;

/** Like the console's welcome page (`src/shell/start/start.css`), from which people come here. */
const SHEET = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column;
  background: var(--page); color: var(--ink); -webkit-font-smoothing: antialiased;
  font: 400 1rem/1.55 ${TYPEFACE}; }
header { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 16px 24px; }
.logo img { display: block; height: 32px; width: auto; max-width: 172px; }
@media (prefers-color-scheme: dark) { .logo .plate { padding: 4px 8px; border-radius: 6px; background: #fff; } }
.languages { position: relative; }
.languages summary { display: flex; align-items: center; gap: 8px; min-height: 44px; padding: 0 12px; border: 1px solid var(--line);
  border-radius: 8px; background: var(--field); font-size: .875rem; cursor: pointer; list-style: none; }
.languages summary::-webkit-details-marker { display: none; }
.languages summary::after { content: ''; width: 7px; height: 7px; margin-top: -4px; border: solid var(--soft); border-width: 0 2px 2px 0; transform: rotate(45deg); }
.languages summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.languages nav { position: absolute; right: 0; top: calc(100% + 6px); z-index: 1; min-width: 168px; padding: 6px;
  border: 1px solid var(--line); border-radius: 8px; background: var(--field); box-shadow: 0 8px 24px rgb(0 0 0 / .16); }
.languages nav a { display: flex; align-items: center; min-height: 44px; padding: 0 12px; border-radius: 6px; color: inherit; font-size: .9375rem; text-decoration: none; }
.languages nav a:hover, .languages nav a[aria-current] { background: var(--wash); }
main { flex: 1; display: flex; flex-direction: column; justify-content: center; width: 100%; max-width: 560px; margin: 0 auto; padding: 24px; }
.form { width: 100%; max-width: 400px; }
h1 { margin: 0 0 12px; font-size: clamp(1.75rem, 6vw, 2.25rem); line-height: 1.12; letter-spacing: -.03em; font-weight: 650; text-wrap: balance; }
p { margin: 0; color: var(--soft); text-wrap: pretty; }
form { margin: 28px 0 0; display: grid; gap: 20px; }
label { display: block; margin-bottom: 6px; font-size: .875rem; font-weight: 550; }
input { width: 100%; height: 44px; padding: 0 14px; border: 1px solid var(--line); border-radius: 8px; background: var(--field); color: inherit; font: inherit; }
input:hover { border-color: var(--soft); }
input:focus { outline: 2px solid var(--accent); outline-offset: -1px; border-color: var(--accent); }
input[aria-invalid=true] { border-color: var(--bad); }
.error { display: flex; gap: 10px; padding: 12px 14px; border: 1px solid var(--bad); border-radius: 8px; color: var(--bad); font-size: .9375rem; font-weight: 500; }
.error svg { flex: none; width: 20px; height: 20px; margin-top: 1px; }
.button { display: inline-flex; align-items: center; justify-content: center; width: 100%; min-height: 44px; padding: 0 22px; border: 1px solid transparent;
  border-radius: 8px; background: var(--button); color: var(--on-button); font: inherit; font-size: .9375rem; font-weight: 550; text-decoration: none; cursor: pointer; }
.button:hover { background: var(--hover); }
.button.quiet, .button.quiet:hover { background: var(--field); color: inherit; border-color: var(--line); }
.button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 8px; }
.note { margin-top: 20px; font-size: .875rem; }
.note a { display: inline-flex; align-items: center; min-height: 44px; color: var(--soft); text-underline-offset: 3px; }
.links { display: flex; flex-direction: column; align-items: flex-start; margin-top: 12px; }
.hint { margin-top: 6px; font-size: .8125rem; }
.action { margin-top: 28px; }
.unseen { position: absolute; width: 1px; height: 1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); }
.demo { margin-top: 20px; padding-top: 20px; border-top: 1px solid var(--rule); }
.demo p { font-size: .875rem; margin-bottom: 10px; }
.demo ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 8px; }
.demo a { display: block; padding: 8px 14px; border: 1px solid var(--line); border-radius: 8px; background: var(--field); color: inherit; text-decoration: none; }
.demo a:hover, .demo a[aria-current] { border-color: var(--accent); background: var(--wash); }
.demo b { display: block; font-size: .9375rem; font-weight: 550; }
.demo span { display: block; font-size: .875rem; color: var(--soft); overflow-wrap: anywhere; }
small { display: block; margin-top: 20px; color: var(--soft); font-size: .8125rem; overflow-wrap: anywhere; }
.art { display: none; }
.street, .route { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.street { stroke: var(--field); stroke-width: 14; }
.route { stroke: var(--accent); stroke-width: 7; }
.stop { fill: var(--field); stroke: var(--accent); stroke-width: 6; }
.end { fill: var(--accent); }
@media (min-width: 960px) {
  body { display: grid; grid: auto 1fr / minmax(520px, 1fr) minmax(0, 1fr); }
  header, main { grid-column: 1; padding-inline: 40px; }
  main { margin: 0; }
  .art { display: block; grid-area: 1 / 2 / -1 / 3; position: sticky; top: 16px; height: calc(100dvh - 32px); overflow: hidden;
    margin: 16px 16px 16px 0; border-radius: 20px; background: var(--wash); }
  .art svg { position: absolute; inset: 0; width: 100%; height: 100%; }
}
`;

/** Style sheet of the identity provider's pages in the channel's colours, light and dark. */
const styleSheet = (channel: Channel): string => `${fontRules()}${palette(channel)}${SHEET}`;

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
