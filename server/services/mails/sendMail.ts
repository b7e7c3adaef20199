import { and, eq, sql } from 'drizzle-orm';
import type { OutgoingMail } from '../../adapters/mail/types.ts';
import { AdapterError } from '../../adapters/outside.ts';
import type { AppContext } from '../../context.ts';
import { invoiceAttachment } from '../invoices/attachment.ts';
import { mailLogo } from './logo.ts';
import { receiptFile } from './receiptFile.ts';
import { lacksHead, withHead } from './render.ts';
import { mails } from '../../db/tables/index.ts';

/** How often the mail server is tried for one mail. */
export const MAIL_ATTEMPTS = 10;

/** How the fact of a mail begins that holds a link to sign in with: it is not kept once it is sent. */
export const SECRET_FACT = 'secret: ';

type MailRow = typeof mails.$inferSelect;

/**
 * Hands a written mail over. Run again after any cut it changes nothing, or sends the same mail
 * under the same message id. What fails for good stays FAILED and is told to the log, without
 * address or content.
 * @throws AdapterError when the mail server cannot be reached; the job is then tried again
 */
export async function sendMail(
  app: AppContext,
  { channelId, mailId }: { channelId: string; mailId: string },
): Promise<void> {
  const isIt = and(eq(mails.channelId, channelId), eq(mails.id, mailId));
  const [mail] = await app.database.orm.select().from(mails).where(isIt).prepare('mail').execute();
  if (mail?.state !== 'QUEUED') return;
  const isSecret = mail.fact.startsWith(SECRET_FACT);
  const end = (state: 'SENT' | 'FAILED') =>
    app.database.orm
      .update(mails)
      .set({
        state,
        sentAt: state === 'SENT' ? app.now() : null,
        ...(isSecret && { text: '', html: '' }),
      })
      .where(and(isIt, eq(mails.state, 'QUEUED')))
      .prepare(isSecret ? 'end_secret_mail' : 'end_mail')
      .execute();
  const about = { channelId, mailId, fact: mail.fact };
  if (mail.expiresAt <= app.now()) {
    await end('FAILED');
    app.log.error(about, 'a mail is given up: it was not delivered in time');
    return;
  }
  try {
    await app.mailer.send(await outgoing(app, mail));
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    const attempts = mail.attempts + 1;
    await app.database.orm
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1` })
      .where(isIt);
    if (error.code !== 'refused' && attempts < MAIL_ATTEMPTS) throw error;
    await end('FAILED');
    app.log.error({ ...about, attempts, err: error }, 'a mail is given up: it was not taken');
    return;
  }
  await end('SENT');
}

async function outgoing(app: AppContext, mail: MailRow): Promise<OutgoingMail> {
  const { config } = app;
  const { channelId, recipient: to, replyTo, subject, text, html, stopUrl } = mail;
  const channel = config.channels.find(({ id }) => id === channelId) ?? config.channels[0];
  const receipt =
    mail.receiptOf && (await receiptFile(app, channel, mail.receiptOf, mail.language));
  const invoice =
    mail.invoiceId && (await invoiceAttachment(app, channel, mail.invoiceId, mail.language));
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
    stopUrl,
  };
}
