import { and, eq } from 'drizzle-orm';
import type { Credit, InvoiceDetails } from '../../../contract/invoices/calls.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { audit } from '../../db/audit.ts';
import { bookings, invoiceLines } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Call } from '../verb.ts';
import { lockAccountOf } from './account.ts';
import { creditedLine } from './credited.ts';
import { dayAt, issue } from './issue.ts';
import { mailInvoice } from './mailInvoice.ts';
import { detailsOf, invoiceInReach, leftOf } from './readInvoice.ts';

/**
 * Credits the cost of a trip on an invoice, or a part of it, by a credit note, which is mailed to
 * the account. The document of the invoice stays as it is, but less of it is left to pay.
 * @returns the credit note
 * @throws DomainError NOT_FOUND; IS_CREDIT_NOTE for a credit note; NOTHING_LEFT_TO_CREDIT;
 *   VALIDATION_FAILED for a trip that is not on the invoice, or more than what is left of its price
 */
export async function creditTrip({
  ctx,
  input: { id, credit },
}: Call<{ id: string; credit: Credit }>): Promise<InvoiceDetails> {
  const { app, channel } = ctx;
  const { bookingId, amount, reason } = credit;
  return inTransaction(app.database, async (tx) => {
    const invoice = await invoiceInReach(tx, ctx, id);
    if (invoice.kind === 'creditNote') throw new DomainError('IS_CREDIT_NOTE');
    // If two people credit the same trip, the second sees what the first has left.
    const account = await lockAccountOf(tx, channel.id, invoice.corporationId);
    const [found] = await tx
      .select({ trip: bookings })
      .from(invoiceLines)
      .innerJoin(
        bookings,
        and(
          eq(bookings.channelId, invoiceLines.channelId),
          eq(bookings.id, invoiceLines.bookingId),
        ),
      )
      .where(
        and(
          eq(invoiceLines.channelId, channel.id),
          eq(invoiceLines.invoiceId, id),
          eq(invoiceLines.bookingId, bookingId),
        ),
      );
    if (!found)
      throw new DomainError('VALIDATION_FAILED', { errors: { bookingId: { code: 'reference' } } });
    const left = (await leftOf(tx, channel.id, id)).get(bookingId) ?? 0;
    if (left <= 0) throw new DomainError('NOTHING_LEFT_TO_CREDIT');
    if (amount > left)
      throw new DomainError('VALIDATION_FAILED', {
        errors: { amount: { code: 'tooBig', params: { max: left } } },
      });
    const note = await issue(
      tx,
      channel,
      {
        kind: 'creditNote',
        account,
        month: dayAt(channel, app.now()).slice(0, 7),
        correctsId: id,
        reason,
        lines: [await creditedLine(tx, channel.id, { invoiceId: id, trip: found.trip, amount })],
      },
      app.now(),
    );
    await mailInvoice(app, tx, channel, account, note);
    await audit(tx, ctx, { action: 'create', resource: 'invoices', resourceId: note.id });
    const details = await detailsOf(tx, note);
    await ctx.keepAnswer?.(tx, { status: 201, body: details });
    return details;
  });
}
