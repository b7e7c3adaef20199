import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { TRACKING_PATH } from '../../contract/booking/trackingPath.ts';
import type { PageConfig } from '../../contract/core/channel.ts';
import { LANGUAGES, languageOf } from '../../contract/core/languages.ts';
import type { AppContext } from '../context.ts';
import { channelOrigins, pageConfig } from '../config/origins.ts';
import { acceptedLanguage } from '../acceptLanguage.ts';
import { assetHeaders, pageHeaders } from './headers.ts';
import { loadNotice } from './loadNotice.ts';
import type { HttpEnv } from './httpEnv.ts';

const PLACEHOLDER = '<!--page-config-->';
const ROOT = '<div id="root"></div>';
const YEAR = 'public, max-age=31536000, immutable';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * A page with a channel's brand, and with what it says in the reader's language while no script of it
 * runs. `<` is escaped in the configuration, so that no text
 * of it can end the script element.
 */
export function renderPage(html: string, config: PageConfig, acceptLanguage?: string): string {
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  const head =
    `<meta name="theme-color" content="${escapeHtml(config.colorScheme.primary)}" />` +
    `<script type="application/json" id="page-config">${json}</script>`;
  const title = `<title>${escapeHtml(config.name)} – Business</title>`;
  const language = acceptedLanguage(LANGUAGES, acceptLanguage) ?? languageOf(config.locale);
  const titled = html
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(
      /<link rel="icon"[^>]*>/,
      () => `<link rel="icon" href="${escapeHtml(config.favicon)}" />`,
    )
    .replace(ROOT, () => `<div id="root">${loadNotice(config, language).markup}</div>`);
  return titled.includes(PLACEHOLDER)
    ? titled.replace(PLACEHOLDER, () => head)
    : titled.replace('</head>', () => `${head}</head>`);
}

const CONSOLE_HTML = 'index.html';
const TRACKING_HTML = 'track.html';
const PAGES = new Set([`/${CONSOLE_HTML}`, `/${TRACKING_HTML}`]);

export const isTracking = (path: string): boolean => path.startsWith(`${TRACKING_PATH}/`);
/** The document that a path opens. */
export const htmlFor = (path: string): string => (isTracking(path) ? TRACKING_HTML : CONSOLE_HTML);

/** Made by the build, under a name that changes with its content. */
const isAsset = (path: string) => path.startsWith('/assets/');
const isFile = (path: string) => !PAGES.has(path) && (/\.\w+$/.test(path) || isAsset(path));

async function page(c: Context<HttpEnv>, app: AppContext, dist: string): Promise<Response> {
  const { config } = app;
  const channel = c.get('channel');
  const url = new URL(c.req.url);
  const origins = channelOrigins(config, channel);
  const origin = origins.find((one) => new URL(one).host === url.host);
  // The identity provider knows the channel's own origins only: sign-in fails on any other.
  if (!origin) return c.redirect(`${origins[0]}${url.pathname}${url.search}`, 302);
  const index = join(dist, htmlFor(url.pathname));
  if (!existsSync(index)) return c.text('The console is not built yet. Run: npm run build', 503);
  const html = renderPage(
    await readFile(index, 'utf8'),
    pageConfig(config, channel, origin),
    c.req.header('accept-language'),
  );
  return c.html(html, 200, {
    'cache-control': 'no-cache',
    vary: 'accept-language',
    ...(isTracking(url.pathname) && { 'x-robots-tag': 'noindex, nofollow' }),
  });
}

/**
 * Answers with the built console: files as they are, for every other path its page, which finds
 * its own way from the path.
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
    found.headers.set('cache-control', isAsset(c.req.path) ? YEAR : 'no-cache');
    return found;
  };
  return async (c) => {
    // A script or a font says nothing of what a page may do: a page's headers would double it.
    await (isAsset(c.req.path) ? assetHeaders : headers)(c, async () => {
      c.res = await answer(c);
    });
    // Whoever has the address has the trip: no other site learns it.
    if (isTracking(c.req.path)) c.res.headers.set('referrer-policy', 'no-referrer');
    return c.res;
  };
}
