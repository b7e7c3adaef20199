import { addMinutes } from '../../../contract/booking/schedule.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import type { Language } from '../../../contract/core/languages.ts';
import type { AppContext, Transaction } from '../../context.ts';
import { mails } from '../../db/tables/index.ts';
import { type MailContent, renderMail } from './render.ts';

export interface QueuedMail {
  channel: Channel;
  /** What it tells, as a key. */
  fact: string;
  recipient: string;
  replyTo?: string;
  language: Language;
  content: MailContent;
  /** The trip whose receipt goes with it. */
  receiptOf?: string;
  /** The invoice that goes with it. */
  invoiceId?: string;
  /** Not sent by then, it is given up. */
  lifeMinutes: number;
}

/**
 * Writes a mail and has it sent once the transaction commits.
 * @returns false when the recipient was told the same before: nothing is sent then
 */
export async function queueMail(
  app: Pick<AppContext, 'jobs' | 'now'>,
  tx: Transaction,
  {
    channel,
    fact,
    recipient,
    replyTo,
    language,
    content,
    receiptOf,
    invoiceId,
    lifeMinutes,
  }: QueuedMail,
): Promise<boolean> {
  const now = app.now();
  const [mail] = await tx
    .insert(mails)
    .values({
      channelId: channel.id,
      fact,
      recipient,
      replyTo,
      language,
      ...renderMail(channel, language, content),
      receiptOf,
      invoiceId,
      stopUrl: content.stop?.url,
      createdAt: now,
      expiresAt: addMinutes(now, lifeMinutes),
    })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  if (!mail) return false;
  await app.jobs.enqueue(tx, 'send-mail', { channelId: channel.id, mailId: mail.id });
  return true;
}
