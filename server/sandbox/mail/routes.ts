import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { z } from 'zod';
import { languageOf as languageOfTag } from '../../../contract/core/languages.ts';
import type { HttpEnv } from '../../http/httpEnv.ts';
import type { Outbox } from './outbox.ts';
import { outboxPage } from './pages.ts';

const SHOWN = 100;

/**
 * The outbox as pages, one for each channel. Anyone who opens them reads everybody's mail, so only
 * mount them where the data is made up.
 */
export function outboxRoutes(outbox: Outbox): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const page = async (channelId: string, id?: string) => ({
    mails: await outbox.list(channelId, SHOWN),
    open: id === undefined ? undefined : await found(channelId, id),
  });
  const found = async (channelId: string, id: string) =>
    z.uuid().safeParse(id).success ? outbox.find(channelId, id) : null;
  const languageOf = (header: string | undefined) => languageOfTag(header?.split(',')[0]);

  routes.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        frameSrc: ["'self'"],
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
      referrerPolicy: 'no-referrer',
      strictTransportSecurity: false,
      xFrameOptions: false,
    }),
  );
  routes.use(async (c, next) => {
    c.set('route', 'outbox');
    await next();
    c.header('cache-control', 'no-store');
  });

  routes.get('/', async (c) => {
    const channel = c.get('channel');
    const language = languageOf(c.req.header('accept-language'));
    // New mails appear automatically while nobody is reading one.
    c.header('refresh', '5');
    return c.html(outboxPage({ channel, language, ...(await page(channel.id)) }));
  });
  routes.get('/:id', async (c) => {
    const channel = c.get('channel');
    const language = languageOf(c.req.header('accept-language'));
    const view = await page(channel.id, c.req.param('id'));
    return c.html(outboxPage({ channel, language, ...view }), view.open ? 200 : 404);
  });
  routes.get('/:id/files/:number', async (c) => {
    const mail = await found(c.get('channel').id, c.req.param('id'));
    const file = mail?.attachments[Number(c.req.param('number'))];
    if (!file) return c.notFound();
    return c.body(Buffer.from(file.content, 'base64'), 200, {
      'content-type': file.type,
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    });
  });
  routes.get('/:id/html', async (c) => {
    const mail = await found(c.get('channel').id, c.req.param('id'));
    return mail ? c.html(mail.html) : c.notFound();
  });
  return routes;
}
