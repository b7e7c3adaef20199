import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { DomainError } from '../../contract/core/errors.ts';
import { apiIndexPage, apiSchemasPage, apiTagPage, slugOf } from './apiDocsPages.ts';
import type { Description } from './apiDocsTypes.ts';
import type { HttpEnv } from './httpEnv.ts';

export const API_DOCS_PATH = '/docs/api';

/**
 * The API's description as pages for people, written by the server: they need no script, and say
 * the same as `/v1/openapi.json`, because they are made from it.
 */
export function apiDocs(describe: () => Description): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.use(
    `${API_DOCS_PATH}/*`,
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      strictTransportSecurity: false,
    }),
    async (c, next) => {
      c.set('route', API_DOCS_PATH);
      await next();
    },
  );
  routes.get(API_DOCS_PATH, (c) => c.html(apiIndexPage(describe()).markup));
  routes.get(`${API_DOCS_PATH}/schemas`, (c) => c.html(apiSchemasPage(describe()).markup));
  routes.get(`${API_DOCS_PATH}/:part`, (c) => {
    const description = describe();
    const tag = description.tags.find(({ name }) => slugOf(name) === c.req.param('part'));
    if (!tag) throw new DomainError('NOT_FOUND');
    return c.html(apiTagPage(description, tag, new URL(c.req.url).origin).markup);
  });
  return routes;
}
