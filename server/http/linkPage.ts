import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Channel } from '../../contract/core/channel.ts';
import { readable, readableOn } from '../../contract/core/colours.ts';
import { type Language, languageOf } from '../../contract/core/languages.ts';
import { html, Html } from '../markup/html.ts';
import type { HttpEnv } from './httpEnv.ts';

export const MAX_FORM_BYTES = 16 * 1024;

interface LinkPage {
  channel: Channel;
  language: Language;
  heading: string;
  text: string;
  /** The button on the page and the value that it sends. */
  action?: { label: string; value: string };
}

/** A complete page without any script. */
export function linkPage({ channel, language, heading, text, action }: LinkPage): string {
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

/** The language of a mail, in which its links open too. */
export const languageFor = (c: Context<HttpEnv>): Language =>
  languageOf(c.req.query('lang') ?? c.req.header('accept-language'));

/**
 * What the answers at addresses with a secret in them need: nothing on the page comes from elsewhere, and no cache,
 * search engine or other site learns the address.
 * @param path what the log calls them
 */
export const linkPageHeaders = (path: string): MiddlewareHandler<HttpEnv>[] => [
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'https:', 'data:'],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: false,
  }),
  async (c, next) => {
    c.set('route', path);
    await next();
    c.header('cache-control', 'no-store');
    c.header('x-robots-tag', 'noindex, nofollow');
  },
];
