import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Channel } from '../../../contract/core/channel.ts';
import { languageOf, type Language } from '../../../contract/core/languages.ts';
import { OFFLINE_WORKER_PATH } from '../../../contract/core/ownPath.ts';
import { PRODUCT_VERSION } from '../../../contract/core/product.ts';
import type { AppContext } from '../../context.ts';
import type { HttpEnv } from '../httpEnv.ts';
import { pageReader, writtenLanguage } from '../pageReader.ts';
import { ICONS, ICONS_PATH, manifestOf } from './manifest.ts';
import { offlinePage } from './offlinePage.ts';

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
