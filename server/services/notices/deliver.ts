import { asc, isNull } from 'drizzle-orm';
import { addMinutes } from '../../../contract/booking/schedule.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { AppContext, Transaction } from '../../context.ts';
import { bookingNotices } from '../../db/tables/index.ts';
import { isRetryable } from '../../db/errors.ts';
import { isAnyRow } from '../../db/isAnyOf.ts';
import { inTransaction } from '../../db/transaction.ts';
import { stopUrl } from '../mails/stopLink.ts';
import { type QueuedMail, queueMails } from '../mails/queueMail.ts';
import { carriesEvent } from './calendarEvent.ts';
import { compose, factOf, LIFE_MINUTES } from './compose.ts';
import { readersOf, recipientsOf } from './recipients.ts';
import { findSubjects } from './subject.ts';

const isOpen = isNull(bookingNotices.handledAt);
/** How many notices are handled together: few enough that none waits long for the others. */
const AT_ONCE = 50;

type NoticeRow = typeof bookingNotices.$inferSelect;

/** Writes the mails of all notices, many of them in one transaction. */
export async function deliverNotices(app: AppContext): Promise<void> {
  if (!(await areOpen(app))) return;
  // After a smaller number, the rest is being handled by another process.
  while ((await deliverSome(app)) === AT_ONCE);
}

/** Checked without a transaction, because most changes of a trip lead to no notice. */
async function areOpen({ database: { orm } }: AppContext): Promise<boolean> {
  const open = await orm
    .select({ id: bookingNotices.id })
    .from(bookingNotices)
    .where(isOpen)
    .limit(1)
    .prepare('open_notice')
    .execute();
  return open.length > 0;
}

/** @returns how many were handled */
async function deliverSome(app: AppContext): Promise<number> {
  try {
    return await inTransaction(app.database, async (tx) => {
      const notices = await oldest(tx, AT_ONCE);
      await writeMails(app, tx, notices);
      await setHandled(app, tx, notices);
      return notices.length;
    });
  } catch (error) {
    // Another transaction was in conflict: nothing is wrong with the notices, and they are tried
    // again.
    if (isRetryable(error)) throw error;
  }
  // A notice that cannot be handled must not stop the others.
  let handled = 0;
  while (handled < AT_ONCE && (await inTransaction(app.database, (tx) => deliverNext(app, tx))))
    handled += 1;
  return handled;
}

/** The oldest notices that no other process is handling. */
const oldest = (tx: Transaction, most: number): Promise<NoticeRow[]> =>
  tx
    .select()
    .from(bookingNotices)
    .where(isOpen)
    .orderBy(asc(bookingNotices.id))
    .limit(most)
    .for('update', { skipLocked: true })
    .prepare('oldest_notices')
    .execute();

async function setHandled(
  app: AppContext,
  tx: Transaction,
  notices: readonly NoticeRow[],
): Promise<void> {
  if (notices.length === 0) return;
  await tx
    .update(bookingNotices)
    .set({ handledAt: app.now() })
    .where(isAnyRow(bookingNotices, notices))
    .prepare('handled_notices')
    .execute();
}

/** Handles a single notice; false when there is none. */
async function deliverNext(app: AppContext, tx: Transaction): Promise<boolean> {
  const [notice] = await oldest(tx, 1);
  if (!notice) return false;
  try {
    await tx.transaction((inner) => writeMails(app, inner, [notice]));
  } catch (error) {
    if (isRetryable(error)) throw error;
    const { channelId, id: noticeId, kind } = notice;
    app.log.error({ channelId, noticeId, kind, isFinal: true, error }, 'a notice is given up');
  }
  await setHandled(app, tx, [notice]);
  return true;
}

/** A server that was down must not send old news. */
const isNews = (app: AppContext, { kind, createdAt }: NoticeRow): boolean =>
  addMinutes(createdAt, LIFE_MINUTES[kind]) > app.now();

async function writeMails(
  app: AppContext,
  tx: Transaction,
  notices: readonly NoticeRow[],
): Promise<void> {
  const news = notices.filter((notice) => isNews(app, notice));
  const subjects = await findSubjects(tx, app, news);
  const readers = await readersOf(
    tx,
    [...subjects.values()].map(({ booking }) => booking),
  );
  const queued: QueuedMail[] = [];
  for (const notice of news) {
    const { channelId, bookingId, kind } = notice;
    const channel = app.config.channels.find(({ id }) => id === channelId);
    const subject = subjects.get(bookingId);
    const known = readers.get(bookingId);
    const fact = subject && factOf(notice, subject.booking);
    if (!channel || !known || !fact) continue;
    for (const recipient of await recipientsOf(tx, subject.booking, kind, known)) {
      const { language, email } = recipient;
      queued.push({
        channel,
        fact,
        recipient: email,
        language,
        content: {
          ...compose(kind, { channel, language }, subject, recipient),
          ...(recipient.as === 'passenger' && {
            stop: {
              label: messages[language].mail.stop.link,
              url: await stopUrl(app, channel, email, language),
            },
          }),
        },
        ...(kind === 'receipt' && { receiptOf: bookingId }),
        ...(carriesEvent(kind, subject.booking, recipient.as) && { eventOf: bookingId }),
        lifeMinutes: LIFE_MINUTES[kind],
      });
    }
  }
  await queueMails(app, tx, queued);
}
