import { type Context, Hono } from 'hono';
import type { Channel } from '../../contract/core/channel.ts';
import { DomainError } from '../../contract/core/errors.ts';
import { fillIn } from '../../contract/messages/fillIn.ts';
import { messages } from '../../contract/messages/messages.ts';
import type { AppContext } from '../context.ts';
import { reaching } from '../db/rowSecurity/reaching.ts';
import {
  addressOfLink,
  hasStoppedAddress,
  setStopped,
  STOP_MAILS_PATH,
} from '../services/mails/stopLink.ts';
import { limitBodies } from './bodies.ts';
import type { HttpEnv } from './httpEnv.ts';
import { languageFor, linkPage, linkPageHeaders, MAX_FORM_BYTES } from './linkPage.ts';

/**
 * Where passengers stop their mails: the page that the link in a mail opens, and the address that a
 * mail program calls by itself (RFC 8058). Opening the page changes nothing, because programs that
 * scan mails open every link.
 */
export function stopMails(server: AppContext): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const appOf = (channel: Channel) => reaching(server, { channelId: channel.id });
  routes.use(`${STOP_MAILS_PATH}/*`, ...linkPageHeaders(STOP_MAILS_PATH));

  const show = async (c: Context<HttpEnv>, address: string) => {
    const channel = c.get('channel');
    const language = languageFor(c);
    const texts = messages[language].mail.stop;
    const values = { channel: channel.name, address };
    const isStopped = await hasStoppedAddress(appOf(channel), channel, address);
    return c.html(
      linkPage({
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
      return c.html(linkPage({ channel, language, heading, text }), 404);
    }
  };

  routes.get(`${STOP_MAILS_PATH}/:token`, (c) => found(c, (address) => show(c, address)));
  routes.post(`${STOP_MAILS_PATH}/:token`, limitBodies(MAX_FORM_BYTES), (c) =>
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
