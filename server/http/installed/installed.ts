import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Channel } from '../../../contract/core/channel.ts';
import { languageOf, type Language, LANGUAGES } from '../../../contract/core/languages.ts';
import { OFFLINE_WORKER_PATH } from '../../../contract/core/ownPath.ts';
import { PRODUCT_VERSION } from '../../../contract/core/product.ts';
import type { AppContext } from '../../context.ts';
import type { HttpEnv } from '../httpEnv.ts';
import { pageReader, writtenLanguage } from '../pageReader.ts';
import { ICONS, ICONS_PATH, manifestOf } from './manifest.ts';
import { tokensOf, type Mode } from '../../../contract/core/tokens.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { Pictures } from '../../adapters/pictures/index.ts';
import { html, Html } from '../../markup/html.ts';

/** The page's script, which is part of it because nothing else can be loaded. */
const SCRIPT = readFileSync(join(import.meta.dirname, 'offlineScript.js'), 'utf8');

const coloursOf = ({ colorScheme }: Channel, mode: Mode) => {
  const { canvas, text, textMuted, brand, onBrand, accent } = tokensOf(colorScheme, mode);
  return `color-scheme:${mode};--canvas:${canvas};--text:${text};--muted:${textMuted};--brand:${brand};--on-brand:${onBrand};--accent:${accent}`;
};

const styles = (channel: Channel): string => {
  const dark = (root: string) =>
    `${root}{${coloursOf(channel, 'dark')}}${root} .for-light{display:none}${root} .for-dark{display:block}${root} .plate{padding:4px 8px;border-radius:6px;background:#fff}`;
  return `:root{${coloursOf(channel, 'light')}}.for-dark{display:none}
@media (prefers-color-scheme:dark){${dark(':root:not([data-mode=light])')}}${dark(':root[data-mode=dark]')}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:var(--canvas);color:var(--text);font:400 1rem/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:anywhere}
header{padding:16px 24px;font-weight:650}
header img{height:32px;max-width:172px}
main{flex:1;display:flex;flex-direction:column;justify-content:center;align-items:flex-start;width:100%;max-width:560px;margin:0 auto;padding:0 24px 18vh}
svg{width:48px;height:48px;margin-bottom:20px;color:var(--accent)}
h1{margin:0 0 12px;font-size:2rem;line-height:1.15;letter-spacing:-.03em}
p{margin:0;color:var(--muted)}
button{min-height:44px;margin:28px 0 12px;padding:10px 22px;border:0;border-radius:8px;background:var(--brand);color:var(--on-brand);font:550 1rem/1.5 inherit;font-family:inherit;cursor:pointer}
button:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
output{min-height:1.55em;color:var(--muted)}`;
};

/** A cloud with a line through it. Decoration only. */
const MARK = new Html(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M7 18.5h9.5M19.9 17.2A4 4 0 0 0 17.5 10h-.6a6 6 0 0 0-7.4-4.2M7.4 7.9A6 6 0 0 0 6 11.6a3.5 3.5 0 0 0 1 6.9M3.5 3.5l17 17"/></svg>',
);

/** The picture as a data URL, since the page is shown when no address answers. */
async function inside(pictures: Pictures, address: string | undefined): Promise<string | null> {
  const source = address === undefined ? null : await pictures.source(address);
  return source && `data:${source.type};base64,${Buffer.from(source.bytes).toString('base64')}`;
}

async function brandMark(channel: Channel, pictures: Pictures): Promise<Html> {
  const [light, dark] = await Promise.all([
    inside(pictures, channel.logo),
    inside(pictures, channel.logoDark),
  ]);
  if (!light) return html`${channel.name}`;
  const { name } = channel;
  return dark
    ? html`<img class="for-light" src="${light}" alt="${name}" /><img
          class="for-dark"
          src="${dark}"
          alt="${name}"
        />`
    : html`<img class="plate" src="${light}" alt="${name}" />`;
}

/** The page's texts in each language. */
const textsOf = ({ name }: Channel) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        Object.entries(messages[language].pageNotice.offline).map(([key, text]) => [
          key,
          fillIn(text, { company: name }),
        ]),
      ),
    ]),
  );

interface OfflinePage {
  markup: string;
  /** The hash by which the page's policy allows its only script. */
  scriptHash: string;
}

/**
 * The page that a device keeps for the time when the server cannot be reached. It is complete, and
 * in all languages, because the reader may choose another one later.
 * @param language the language where the device does not say one
 */
async function offlinePage(
  channel: Channel,
  language: Language,
  pictures: Pictures,
): Promise<OfflinePage> {
  const { title, text, retry } = messages[language].pageNotice.offline;
  // `<` is escaped, so that no name can end the element.
  const texts = JSON.stringify(textsOf(channel)).replaceAll('<', String.raw`\u003c`);
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="${channel.colorScheme.primary}" />
        <title>${title}</title>
        ${new Html(`<style>${styles(channel)}</style>`)}
      </head>
      <body>
        <header>${await brandMark(channel, pictures)}</header>
        <main>
          ${MARK}
          <h1 id="title">${title}</h1>
          <p id="text">${text}</p>
          <button id="retry" type="button">${retry}</button>
          <output id="still"></output>
        </main>
        ${new Html(`<script type="application/json" id="texts">${texts}</script><script>${SCRIPT}</script>`)}
      </body>
    </html>`;
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  return { markup: page.markup, scriptHash: `'sha256-${hash}'` };
}

const script = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const WORKER = script('offlineWorker.js');
const NO_WORKER = script('noWorker.js');

export const MANIFEST_PATH = '/app.webmanifest';
const OFFLINE_PATH = '/offline';

/** Checked each time, so that a release or a new brand shows immediately. */
const ASKED_AGAIN = { 'cache-control': 'no-cache' };
const A_DAY = { 'cache-control': 'public, max-age=86400' };

/**
 * What installs the console on a device, and replaces it while the server cannot be reached: the
 * manifest with its icons, the service worker, and the page that the worker keeps.
 */
export function installed(app: AppContext): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const get = (path: string, answer: (c: Context<HttpEnv>) => Response | Promise<Response>) =>
    routes.get(path, async (c) => {
      c.set('route', path);
      return answer(c);
    });

  get(MANIFEST_PATH, (c) =>
    c.body(JSON.stringify(manifestOf(c.get('channel'))), 200, {
      'content-type': 'application/manifest+json',
      ...ASKED_AGAIN,
    }),
  );
  get(`${ICONS_PATH}/:file`, async (c) => {
    const icon = ICONS[c.req.param('file') ?? ''];
    const drawn = icon && (await app.pictures.icon(c.get('channel'), icon));
    if (!drawn) return c.text('Not found', 404);
    return c.body(new Uint8Array(drawn.png), 200, {
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'same-origin',
      ...(drawn.isPicture ? A_DAY : ASKED_AGAIN),
    });
  });

  const pageFor = (channel: Channel, language: Language) =>
    offlinePage(channel, language, app.pictures);
  get(OFFLINE_PATH, async (c) => {
    const channel = c.get('channel');
    const reader = pageReader(new URL(c.req.url), (name) => c.req.header(name));
    const language = writtenLanguage(reader) ?? languageOf(channel.locale);
    const { markup, scriptHash } = await pageFor(channel, language);
    await secureHeaders({
      strictTransportSecurity: false,
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: [scriptHash],
        styleSrc: ["'unsafe-inline'"],
        imgSrc: ['data:'],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'self'"],
      },
    })(c, () => {
      c.res = c.html(markup, 200, {
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      return Promise.resolve();
    });
    return c.res;
  });
  get(OFFLINE_WORKER_PATH, async (c) => {
    const channel = c.get('channel');
    const { markup } = await pageFor(channel, languageOf(channel.locale));
    // A browser replaces a worker when its text has changed: with each release, and when the page
    // that it keeps changes.
    const hash = createHash('sha256').update(markup).digest('hex').slice(0, 12);
    const release = JSON.stringify(`${PRODUCT_VERSION} ${hash}`);
    const body = app.config.offlinePage ? `const RELEASE = ${release};\n${WORKER}` : NO_WORKER;
    return c.body(body, 200, { 'content-type': 'text/javascript; charset=utf-8', ...ASKED_AGAIN });
  });
  return routes;
}
