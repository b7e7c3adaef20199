import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { addMinutes } from '../../../contract/booking/schedule.ts';
import { mailTexts } from '../../../contract/messages/mail/index.ts';
import type { AppContext, Transaction } from '../../context.ts';
import { bookingNotices } from '../../db/tables/index.ts';
import { isRetryable } from '../../db/errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import { describeError } from '../../describeError.ts';
import { stopUrl } from '../mails/stopLink.ts';
import { queueMail } from '../mails/queueMail.ts';
import { compose, factOf, LIFE_MINUTES } from './compose.ts';
import { recipientsOf } from './recipients.ts';
import { findSubject } from './subject.ts';

const isOpen = isNull(bookingNotices.handledAt);
/** Counted at once: of a long queue nobody needs to know how long it is. */
const AT_ONCE = 100;

type NoticeRow = typeof bookingNotices.$inferSelect;

/** Writes the mails of every notice given, each in a transaction of its own. */
export async function deliverNotices(app: AppContext): Promise<void> {
  for (let left = await countOpen(app); left > 0; left = await countOpen(app)) {
    let isMore = true;
    for (let n = 0; n < left && isMore; n += 1)
      isMore = await inTransaction(app.database, (tx) => deliverNext(app, tx));
    // Those that are still open somebody else is at.
    if (!isMore) return;
  }
}

/** Most changes of a trip tell nobody anything: that is found out without a transaction. */
async function countOpen({ database: { orm } }: AppContext): Promise<number> {
  const [open] = await orm
    .select({ count: sql<number>`count(*)::int` })
    .from(
      orm
        .select({ id: bookingNotices.id })
        .from(bookingNotices)
        .where(isOpen)
        .limit(AT_ONCE)
        .as('open'),
    );
  return open?.count ?? 0;
}

/** The oldest notice that nobody else is at; false when there is none. */
async function deliverNext(app: AppContext, tx: Transaction): Promise<boolean> {
  const [notice] = await tx
    .select()
    .from(bookingNotices)
    .where(isOpen)
    .orderBy(asc(bookingNotices.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!notice) return false;
  try {
    await tx.transaction((inner) => writeMails(app, inner, notice));
  } catch (error) {
    // Another transaction was in the way: the notice itself is right, and is tried again.
    if (isRetryable(error)) throw error;
    // One that cannot be written must not keep back those behind it.
    const { channelId, id: noticeId, kind } = notice;
    app.log.error(
      { channelId, noticeId, kind, error: describeError(error) },
      'a notice is given up',
    );
  }
  await tx
    .update(bookingNotices)
    .set({ handledAt: app.now() })
    .where(and(eq(bookingNotices.channelId, notice.channelId), eq(bookingNotices.id, notice.id)));
  return true;
}

async function writeMails(app: AppContext, tx: Transaction, notice: NoticeRow): Promise<void> {
  const { channelId, bookingId, kind, createdAt } = notice;
  const channel = app.config.channels.find(({ id }) => id === channelId);
  const lifeMinutes = LIFE_MINUTES[kind];
  // A server that was away does not tell old news; a channel that is gone tells none.
  if (!channel || addMinutes(createdAt, lifeMinutes) <= app.now()) return;
  const subject = await findSubject(tx, app, channel, bookingId);
  const fact = subject && factOf(notice, subject.booking);
  if (!subject || !fact) return;
  for (const recipient of await recipientsOf(tx, subject.booking, kind)) {
    const { language } = recipient;
    await queueMail(app, tx, {
      channel,
      fact,
      recipient: recipient.email,
      language,
      content: {
        ...compose(kind, { channel, language }, subject, recipient),
        ...(recipient.as === 'passenger' && {
          stop: {
            label: mailTexts[language].stop.link,
            url: await stopUrl(app, channel, recipient.email, language),
          },
        }),
      },
      ...(kind === 'receipt' && { receiptOf: bookingId }),
      lifeMinutes,
    });
  }
}
