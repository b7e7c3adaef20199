import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OutgoingMail } from '../../adapters/mail/types.ts';
import { AdapterError } from '../../adapters/outside.ts';
import type { AppContext } from '../../context.ts';
import { mails as mailCount } from '../../metrics/instruments.ts';
import { invoiceAttachment } from '../invoices/attachment.ts';
import { calendarEvent } from '../notices/calendarEvent.ts';
import { mailLogo } from './logo.ts';
import { receiptFile } from './receiptFile.ts';
import { lacksHead, withHead } from './render.ts';
import { gathered } from '../../db/statements/gathered.ts';
import { isAnyRow } from '../../db/isAnyOf.ts';
import { mails } from '../../db/tables/index.ts';

/** How often the mail server is tried for one mail. */
export const MAIL_ATTEMPTS = 10;

/**
 * The start of the `fact` of a mail with a link to sign in: its text is deleted once it is sent.
 */
export const SECRET_FACT = 'secret: ';

type MailRow = typeof mails.$inferSelect;

interface MailKey {
  channelId: string;
  mailId: string;
}

/** A mail that is waiting to be sent; null when it is not waiting any more. */
const findQueued = gathered<MailKey, MailRow | null>(async ({ orm }, keys) => {
  const found = await orm
    .select()
    .from(mails)
    .where(isQueued(keys))
    .prepare('queued_mails')
    .execute();
  const byId = new Map(found.map((mail) => [mail.id, mail]));
  return keys.map(({ mailId }) => byId.get(mailId) ?? null);
});

interface Ended extends MailKey {
  state: 'SENT' | 'FAILED';
  now: Date;
}
/** Stores what became of mails. A mail with a secret loses its text. */
const end = gathered<Ended, void>(async ({ orm }, ended) => {
  for (const [state, of] of Map.groupBy(ended, (one) => one.state))
    await orm
      .update(mails)
      .set({
        state,
        sentAt: state === 'SENT' ? of[0]!.now : null,
        text: unlessSecret(mails.text),
        html: unlessSecret(mails.html),
      })
      .where(isQueued(of))
      .prepare(`end_mails_${state}`)
      .execute();
  return ended.map(() => undefined);
});

const isQueued = (keys: readonly MailKey[]) =>
  and(
    isAnyRow(
      mails,
      keys.map(({ channelId, mailId: id }) => ({ channelId, id })),
    ),
    eq(mails.state, 'QUEUED'),
  );

const unlessSecret = (words: AnyPgColumn) =>
  sql`case when starts_with(${mails.fact}, ${SECRET_FACT}) then '' else ${words} end`;

/**
 * Hands a written mail over. Running it again after an interruption changes nothing, or sends the
 * same mail with the same message id. A mail that can never be sent becomes FAILED and is logged
 * without address or content.
 * @throws AdapterError when the mail server cannot be reached; the job is then tried again
 */
export async function sendMail(app: AppContext, key: MailKey): Promise<void> {
  const { database } = app;
  const mail = await findQueued(database, key);
  if (!mail) return;
  const about = { ...key, fact: mail.fact };
  const ended = (state: Ended['state']) => end(database, { ...key, state, now: app.now() });
  if (mail.expiresAt <= app.now()) {
    await ended('FAILED');
    mailCount.inc({ outcome: 'given_up' });
    app.log.error(about, 'a mail is given up: it was not delivered in time');
    return;
  }
  try {
    await app.mailer.send(await outgoing(app, mail));
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    const attempts = mail.attempts + 1;
    await database.orm
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1` })
      .where(and(eq(mails.channelId, key.channelId), eq(mails.id, key.mailId)));
    const isGivenUp = error.code === 'refused' || attempts >= MAIL_ATTEMPTS;
    mailCount.inc({ outcome: isGivenUp ? 'given_up' : 'failed' });
    if (!isGivenUp) throw error;
    await ended('FAILED');
    app.log.error(
      { ...about, isFinal: true, attempts, err: error },
      'a mail is given up: it was not taken',
    );
    return;
  }
  mailCount.inc({ outcome: 'sent' });
  await ended('SENT');
}

async function outgoing(app: AppContext, mail: MailRow): Promise<OutgoingMail> {
  const { config } = app;
  const { channelId, recipient: to, replyTo, subject, text, html, stopUrl } = mail;
  const channel = config.channels.find(({ id }) => id === channelId) ?? config.channels[0];
  const receipt =
    mail.receiptOf && (await receiptFile(app, channel, mail.receiptOf, mail.language));
  const invoice =
    mail.invoiceId && (await invoiceAttachment(app, channel, mail.invoiceId, mail.language));
  const calendar = mail.eventOf && (await calendarEvent(app, channel, mail.eventOf, mail));
  const logo = lacksHead(html) ? await mailLogo(app, channel) : null;
  const [, host] = config.mail.from.split('@');
  return {
    channelId,
    messageId: `<${mail.id}@${host}>`,
    from: { name: channel.name, address: config.mail.from },
    to,
    replyTo,
    subject,
    text,
    html: withHead(html, channel, logo?.shown ?? null),
    attachments: [logo?.file, receipt, invoice].flatMap((file) => file || []),
    calendar: calendar || null,
    stopUrl,
  };
}
