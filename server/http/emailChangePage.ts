import { type Context, Hono } from 'hono';
import type { Channel } from '../../contract/core/channel.ts';
import { formatDateTime, formatLocale } from '../../contract/core/format.ts';
import { fillIn } from '../../contract/messages/fillIn.ts';
import { messages } from '../../contract/messages/messages.ts';
import type { AppContext } from '../context.ts';
import { reaching } from '../db/rowSecurity/reaching.ts';
import { changeOfLink, followLink } from '../services/users/applyEmailChanges.ts';
import { EMAIL_CHANGE_PATH } from '../services/users/emailChangeMails.ts';
import { limitBodies } from './bodies.ts';
import type { HttpEnv } from './httpEnv.ts';
import { languageFor, linkPage, linkPageHeaders, MAX_FORM_BYTES } from './linkPage.ts';

/**
 * Where a new e-mail is confirmed, and a change of the former one stopped. Opening the page changes nothing, because
 * programs that scan mails open every link.
 */
export function emailChangePage(server: AppContext): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const appOf = (channel: Channel) => reaching(server, { channelId: channel.id });
  routes.use(`${EMAIL_CHANGE_PATH}/*`, ...linkPageHeaders(EMAIL_CHANGE_PATH));

  const show = async (c: Context<HttpEnv>, isInEffect: boolean) => {
    const channel = c.get('channel');
    const language = languageFor(c);
    const texts = messages[language].mail.emailChange;
    const change = await changeOfLink(appOf(channel), channel, c.req.param('token') ?? '');
    if (!change) {
      const [heading, text, status] = isInEffect
        ? ([texts.confirmed, texts.inEffect, 200] as const)
        : ([texts.title, texts.gone, 410] as const);
      return c.html(linkPage({ channel, language, heading, text }), status);
    }
    const { kind, isDone, email, earliestAt } = change;
    const locale = formatLocale(language, channel.locale);
    const until = formatDateTime(earliestAt.toISOString(), locale, channel.timeZone);
    const filled = (text: string) => fillIn(text, { channel: channel.name, email, until });
    const isConfirm = kind === 'confirm';
    if (isDone) {
      const heading = isConfirm ? texts.confirmed : texts.stopped;
      const text = filled(isConfirm ? texts.confirmedText : texts.stoppedText);
      return c.html(linkPage({ channel, language, heading, text }));
    }
    return c.html(
      linkPage({
        channel,
        language,
        heading: texts.title,
        text: filled(isConfirm ? texts.confirmText : texts.stopText),
        action: { label: isConfirm ? texts.confirm : texts.stop, value: kind },
      }),
    );
  };

  routes.get(`${EMAIL_CHANGE_PATH}/:token`, (c) => show(c, false));
  routes.post(`${EMAIL_CHANGE_PATH}/:token`, limitBodies(MAX_FORM_BYTES), async (c) => {
    const channel = c.get('channel');
    return show(c, await followLink(appOf(channel), channel, c.req.param('token')));
  });
  return routes;
}
