import { type Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Channel } from '../../contract/core/channel.ts';
import { readable, readableOn } from '../../contract/core/colours.ts';
import { DomainError } from '../../contract/core/errors.ts';
import { type Language, languageOf } from '../../contract/core/languages.ts';
import { fillIn } from '../../contract/messages/fillIn.ts';
import { messages } from '../../contract/messages/messages.ts';
import type { AppContext } from '../context.ts';
import { reaching } from '../db/rowSecurity/reaching.ts';
import { html, Html } from '../markup/html.ts';
import {
  addressOfLink,
  hasStoppedAddress,
  setStopped,
  STOP_MAILS_PATH,
} from '../services/mails/stopLink.ts';
import { limitBodies } from './bodies.ts';
import type { HttpEnv } from './httpEnv.ts';

const MAX_BYTES = 16 * 1024;

interface StopPage {
  channel: Channel;
  language: Language;
  heading: string;
  text: string;
  /** The button on the page and the value that it sends. */
  action?: { label: string; value: 'stop' | 'start' };
}

/** A complete page without any script. */
function stopPage({ channel, language, heading, text, action }: StopPage): string {
  const button = readable(channel.colorScheme.primary, '#ffffff');
  const styles = `body{margin:0;background:#f3f5f6;color:#14181d;font:16px/1.5 system-ui,sans-serif}
main{max-width:520px;margin:48px auto;padding:28px;background:#fff;border:1px solid #e4e7ea;border-radius:12px;overflow-wrap:anywhere}
img{display:block;height:32px;max-width:172px;margin-bottom:20px}
h1{margin:0 0 12px;font-size:24px;line-height:1.25}
button{min-height:44px;padding:10px 24px;border:0;border-radius:8px;background:${button};color:${readableOn(button)};font:600 16px system-ui,sans-serif;cursor:pointer}
@media(max-width:600px){main{margin:16px}}`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${heading} · ${channel.name}</title>
        <link rel="icon" href="${channel.favicon}" />
        ${new Html(`<style>${styles}</style>`)}
      </head>
      <body>
        <main>
          <img src="${channel.logo}" alt="${channel.name}" />
          <h1>${heading}</h1>
          <p>${text}</p>
          ${
            action &&
            html`<form method="post">
              <button name="action" value="${action.value}">${action.label}</button>
            </form>`
          }
        </main>
      </body>
    </html>`.markup;
}

const languageFor = (c: Context<HttpEnv>): Language =>
  languageOf(c.req.query('lang') ?? c.req.header('accept-language'));

/**
 * Where passengers stop their mails: the page that the link in a mail opens, and the address that a
 * mail program calls by itself (RFC 8058). Opening the page changes nothing, because programs that
 * scan mails open every link.
 */
export function stopMails(server: AppContext): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const appOf = (channel: Channel) => reaching(server, { channelId: channel.id });
  routes.use(
    `${STOP_MAILS_PATH}/*`,
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'https:', 'data:'],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      // Anyone who has the address can stop the mails, so no other site may learn it.
      referrerPolicy: 'no-referrer',
      strictTransportSecurity: false,
    }),
    async (c, next) => {
      c.set('route', STOP_MAILS_PATH);
      await next();
      c.header('cache-control', 'no-store');
      c.header('x-robots-tag', 'noindex, nofollow');
    },
  );

  const show = async (c: Context<HttpEnv>, address: string) => {
    const channel = c.get('channel');
    const language = languageFor(c);
    const texts = messages[language].mail.stop;
    const values = { channel: channel.name, address };
    const isStopped = await hasStoppedAddress(appOf(channel), channel, address);
    return c.html(
      stopPage({
        channel,
        language,
        heading: isStopped ? texts.stopped : texts.title,
        text: fillIn(isStopped ? texts.stoppedText : texts.text, values),
        action: isStopped
          ? { label: texts.start, value: 'start' }
          : { label: texts.stop, value: 'stop' },
      }),
    );
  };
  const found = async (c: Context<HttpEnv>, answer: (address: string) => Promise<Response>) => {
    const channel = c.get('channel');
    try {
      return await answer(await addressOfLink(appOf(channel), channel, c.req.param('token') ?? ''));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error;
      const language = languageFor(c);
      const { title: heading, broken: text } = messages[language].mail.stop;
      return c.html(stopPage({ channel, language, heading, text }), 404);
    }
  };

  routes.get(`${STOP_MAILS_PATH}/:token`, (c) => found(c, (address) => show(c, address)));
  routes.post(`${STOP_MAILS_PATH}/:token`, limitBodies(MAX_BYTES), (c) =>
    found(c, async (address) => {
      const { action } = await c.req.parseBody();
      // A mail program does not send our action: it wants the mails stopped.
      const channel = c.get('channel');
      await setStopped(appOf(channel), channel, address, action !== 'start');
      return show(c, address);
    }),
  );
  return routes;
}
