import { addMinutes } from '../../../contract/booking/schedule.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import type { Language } from '../../../contract/core/languages.ts';
import type { AppContext, Transaction } from '../../context.ts';
import { mails } from '../../db/tables/index.ts';
import { type MailContent, renderMail } from './render.ts';

export interface QueuedMail {
  channel: Channel;
  /** A key for what the mail says. */
  fact: string;
  recipient: string;
  replyTo?: string;
  language: Language;
  content: MailContent;
  /** The trip whose receipt is attached. */
  receiptOf?: string;
  /** The trip whose event is attached. */
  eventOf?: string;
  /** The invoice that is attached. */
  invoiceId?: string;
  /** The mail is given up if it could not be sent within this time. */
  lifeMinutes: number;
}

/**
 * Stores a mail, which is sent after the transaction commits.
 * @returns false when the recipient has already been told the same: then nothing is sent
 */
export async function queueMail(
  app: Pick<AppContext, 'jobs' | 'now'>,
  tx: Transaction,
  mail: QueuedMail,
): Promise<boolean> {
  return (await queueMails(app, tx, [mail])) > 0;
}

/** The same for several mails, in two statements. @returns how many are sent */
export async function queueMails(
  { jobs, now }: Pick<AppContext, 'jobs' | 'now'>,
  tx: Transaction,
  queued: readonly QueuedMail[],
): Promise<number> {
  if (queued.length === 0) return 0;
  const createdAt = now();
  const written = await tx
    .insert(mails)
    .values(
      queued.map(({ channel, content, lifeMinutes, ...mail }) => ({
        ...mail,
        channelId: channel.id,
        ...renderMail(channel, mail.language, content),
        stopUrl: content.stop?.url,
        createdAt,
        expiresAt: addMinutes(createdAt, lifeMinutes),
      })),
    )
    .onConflictDoNothing()
    .returning({ channelId: mails.channelId, mailId: mails.id });
  if (written.length > 0) await jobs.enqueueAll(tx, 'send-mail', written);
  return written.length;
}
