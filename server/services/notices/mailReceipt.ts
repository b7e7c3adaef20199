import { and, eq } from 'drizzle-orm';
import { hasReceipt } from '../../../contract/booking/receipt.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { users } from '../../db/tables/index.ts';
import { bookingOf } from '../bookings/record.ts';
import { queueMail } from '../mails/queueMail.ts';
import { audit } from '../../db/audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Call, requireAccount } from '../verb.ts';
import { compose, LIFE_MINUTES } from './compose.ts';
import { findSubject } from './subject.ts';

const MINUTE_MS = 60_000;

/**
 * Mails the receipt of a completed trip to the caller, only to their own sign-in address. Asking
 * again within the minute sends nothing more.
 * @throws DomainError NOT_FOUND, FORBIDDEN, RECEIPT_NOT_AVAILABLE
 */
export async function mailReceipt({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<{ recipient: string }> {
  const { app, channel, actor } = ctx;
  const { orm } = app.database;
  const booking = await bookingOf(orm, ctx, id);
  requireAccount(ctx, booking.corporationId);
  const subject = await findSubject(orm, app, channel, id);
  if (!subject || !hasReceipt(booking)) throw new DomainError('RECEIPT_NOT_AVAILABLE');
  const [reader] = await orm
    .select()
    .from(users)
    .where(and(eq(users.channelId, channel.id), eq(users.id, actor.userId)));
  if (!reader) throw new DomainError('NOT_FOUND');
  const { email: recipient, givenName, communicationLanguage: language } = reader;
  const minute = Math.floor(app.now().getTime() / MINUTE_MS);
  await inTransaction(app.database, async (tx) => {
    await queueMail(app, tx, {
      channel,
      fact: `${id} receipt asked ${minute}`,
      recipient,
      language,
      content: compose('receipt', { channel, language }, subject, { as: 'asked', givenName }),
      receiptOf: id,
      lifeMinutes: LIFE_MINUTES.receipt,
    });
    await audit(tx, ctx, { action: 'mail-receipt', resource: 'bookings', resourceId: id });
  });
  return { recipient };
}
