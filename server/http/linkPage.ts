import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Channel } from '../../contract/core/channel.ts';
import { type Language, languageOf } from '../../contract/core/languages.ts';
import { layout } from '../identity/pages/layout.ts';
import { html } from '../markup/html.ts';
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

/** A complete page without any script, like those of the sign-in. */
export function linkPage({ channel, language, heading, text, action }: LinkPage): string {
  const content = html`<h1>${heading}</h1>
    <p>${text}</p>
    ${
      action &&
      html`<form method="post">
        <button class="button" name="action" value="${action.value}">${action.label}</button>
      </form>`
    }`;
  return layout({ channel, language, title: heading, content }).body;
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
      fontSrc: ["'self'"],
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
