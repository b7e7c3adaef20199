import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { EMAIL_SIGN_IN_PATH } from '../../contract/core/ownPath.ts';
import { TRACKING_PATH } from '../../contract/booking/trackingPath.ts';
import type { PageConfig } from '../../contract/core/channel.ts';
import { languageOf } from '../../contract/core/languages.ts';
import type { Mode } from '../../contract/core/tokens.ts';
import { fillIn } from '../../contract/messages/fillIn.ts';
import { messages } from '../../contract/messages/messages.ts';
import type { AppContext } from '../context.ts';
import { earlyScript, firstFiles } from '../builtConsole.ts';
import { channelOrigins, pageConfig } from '../config/origins.ts';
import { assetHeaders, pageHeaders } from './headers.ts';
import { loadNotice } from './loadNotice.ts';
import type { HttpEnv } from './httpEnv.ts';
import { MANIFEST_PATH } from './installed/installed.ts';
import { APPLE_ICON } from './installed/manifest.ts';
import { pageReader, readerLanguage, writtenLanguage, type PageReader } from './pageReader.ts';
import { isWelcomed, welcomePage } from './welcomePage.ts';

/** The links by which a browser installs the console. */
const INSTALLED = `<link rel="manifest" href="${MANIFEST_PATH}" /><link rel="apple-touch-icon" href="${APPLE_ICON}" />`;

const PLACEHOLDER = '<!--page-config-->';
const WELCOME = '<!--welcome-->';
const ROOT = '<div id="root"></div>';
const YEAR = 'public, max-age=31536000, immutable';
/** For logos and other files whose name stays when their content changes. */
const HOUR = 'public, max-age=3600';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What every page has in its head: the channel's icon, its colour and configuration. */
function head(config: PageConfig, more = ''): string {
  // `<` is escaped, so that no text of the configuration can end the script element.
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  return (
    `<meta name="theme-color" content="${escapeHtml(config.colorScheme.primary)}" />${more}` +
    `<script type="application/json" id="page-config">${json}</script>`
  );
}

function preload(file: string): string {
  if (file.endsWith('.css')) return `<link rel="preload" as="style" crossorigin href="${file}" />`;
  if (file.endsWith('.woff2'))
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}" />`;
  return `<link rel="modulepreload" crossorigin href="${file}" />`;
}

interface Written {
  title: string;
  language: string;
  /** Light or dark, where the reader chose one. */
  mode?: Mode | null;
  head: string;
  /** Markup after the page's own scripts. */
  after?: string;
}

function written(html: string, config: PageConfig, page: Written): string {
  const { title, language, mode, head, after = '' } = page;
  const chosen = mode ? ` data-mode="${mode}"` : '';
  const titled = html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"${chosen}`)
    .replace(
      /<link rel="icon"[^>]*>/,
      () => `<link rel="icon" href="${escapeHtml(config.favicon)}" />`,
    );
  const headed = titled.includes(PLACEHOLDER)
    ? titled.replace(PLACEHOLDER, () => head)
    : titled.replace('</head>', () => `${head}</head>`);
  return headed.replace('</head>', () => `${after}</head>`);
}

/**
 * A page with a channel's brand: the whole welcome page, or another page with the notice that it
 * shows in the reader's language until its scripts run.
 * @param files scripts, styles and fonts that are requested immediately, before the script that
 *   needs them runs
 * @param early script that runs before all others
 */
export function renderPage(
  html: string,
  config: PageConfig,
  reader: PageReader,
  files: readonly string[] = [],
  early?: string,
): string {
  if (html.includes(WELCOME)) {
    const page = welcomePage(config, reader);
    return written(html, config, {
      title: page.title,
      language: page.language,
      mode: page.mode,
      head: head(config, INSTALLED + page.head.markup),
    }).replace(WELCOME, () => page.body.markup);
  }
  const language = writtenLanguage(reader) ?? languageOf(config.locale);
  return written(html, config, {
    // As the scripts write it first, so that the title does not change while they load.
    title: fillIn(messages[language].landing.product, { company: config.name }),
    language,
    head:
      // Passengers follow one trip and install nothing.
      head(config, isTracking(reader.url.pathname) ? '' : INSTALLED) +
      (early ? `<script type="module" async crossorigin src="/${early}"></script>` : ''),
    // A browser fetches a few at a time, in this order; React is needed first.
    after: files
      .filter((file) => !html.includes(file))
      .map(preload)
      .join(''),
  }).replace(ROOT, () => `<div id="root">${loadNotice(config, language).markup}</div>`);
}

const CONSOLE_HTML = 'index.html';
const TRACKING_HTML = 'track.html';
const WELCOME_HTML = 'welcome.html';
const PAGES = new Set([`/${CONSOLE_HTML}`, `/${TRACKING_HTML}`, `/${WELCOME_HTML}`]);

/** Steps of signing in and out, which load no data. */
const SIGNING = new Set(['/oauth/callback', '/logout', '/sign-in-refused', EMAIL_SIGN_IN_PATH]);

export const isTracking = (path: string): boolean => path.startsWith(`${TRACKING_PATH}/`);
/** The HTML file for an address. */
export function htmlFor(reader: PageReader): string {
  if (isTracking(reader.url.pathname)) return TRACKING_HTML;
  return isWelcomed(reader) ? WELCOME_HTML : CONSOLE_HTML;
}

/** Whether the build made it, under a name that changes with its content. */
const isAsset = (path: string) => path.startsWith('/assets/');
const isFile = (path: string) => !PAGES.has(path) && (/\.\w+$/.test(path) || isAsset(path));

/** The welcome page contains its styles, so that it shows without another request. */
export async function withStyles(html: string, dist: string): Promise<string> {
  const [link, file] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html) ?? [];
  if (!link || !file || !html.includes(WELCOME)) return html;
  const styles = await readFile(join(dist, file), 'utf8');
  return html.replace(link, () => `<style>${styles}</style>`);
}

async function page(c: Context<HttpEnv>, app: AppContext, dist: string): Promise<Response> {
  const { config } = app;
  const channel = c.get('channel');
  const url = new URL(c.req.url);
  const origins = channelOrigins(config, channel);
  const origin = origins.find((one) => new URL(one).host === url.host);
  // The identity provider only knows the channel's own origins: sign-in would fail on any other.
  if (!origin) return c.redirect(`${origins[0]}${url.pathname}${url.search}`, 302);
  const reader = pageReader(new URL(url.pathname + url.search, origin), (name) =>
    c.req.header(name),
  );
  const index = join(dist, htmlFor(reader));
  if (!existsSync(index)) return c.text('The console is not built yet. Run: npm run build', 503);
  const html = renderPage(
    await withStyles(await readFile(index, 'utf8'), dist),
    pageConfig(config, channel, origin),
    reader,
    isTracking(url.pathname) ? [] : firstFiles(url.pathname, readerLanguage(reader), dist),
    isTracking(url.pathname) || SIGNING.has(url.pathname) ? undefined : earlyScript(dist),
  );
  return c.html(html, 200, {
    'cache-control': 'no-cache',
    vary: 'accept-language, cookie',
    ...(isTracking(url.pathname) && { 'x-robots-tag': 'noindex, nofollow' }),
  });
}

/**
 * Answers with the built console: files as they are, and for every other path the page, which reads
 * the path itself.
 * @param dist folder of the build
 */
export function consolePage(
  app: AppContext,
  dist: string,
): (c: Context<HttpEnv>) => Promise<Response> {
  const files = existsSync(dist)
    ? serveStatic<HttpEnv>({ root: dist, precompressed: true })
    : undefined;
  const headers = pageHeaders(app.config);
  const answer = async (c: Context<HttpEnv>): Promise<Response> => {
    c.set('route', isFile(c.req.path) ? 'file' : 'page');
    if (!isFile(c.req.path)) return page(c, app, dist);
    const found = await files?.(c, () => Promise.resolve());
    if (!(found instanceof Response)) return c.text('Not found', 404);
    found.headers.set('cache-control', isAsset(c.req.path) ? YEAR : HOUR);
    return found;
  };
  return async (c) => {
    // A script or a picture does not need a page's policies, whose headers would double its size.
    await (isFile(c.req.path) ? assetHeaders : headers)(c, async () => {
      c.res = await answer(c);
    });
    // Anyone who has the address can see the trip, so no other site may learn it.
    if (isTracking(c.req.path)) c.res.headers.set('referrer-policy', 'no-referrer');
    return c.res;
  };
}
