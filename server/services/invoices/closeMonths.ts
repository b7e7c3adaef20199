import { and, eq, lt, sql } from 'drizzle-orm';
import { amountDue } from '../../../contract/booking/payment.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { AppContext, Queryable, Transaction } from '../../context.ts';
import { bookings, invoiceLines, invoices } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type RateOf, readRates } from '../fleets/taxRates.ts';
import { type Account, lockAccountOf } from './account.ts';
import { creditedLine } from './credited.ts';
import { accountsToInvoice, isChangedSince } from './due.ts';
import { dayAt, type InvoiceRow, issue } from './issue.ts';
import type { LineValues } from './lines.ts';
import { mailInvoice } from './mailInvoice.ts';
import { planInvoices } from './plan.ts';

/** Writes the invoices of an account for the months that are over, as far as the law lets them be written. */
export async function invoiceAccount(
  tx: Transaction,
  channel: Channel,
  account: Account,
  now: Date,
  rateOf: RateOf,
): Promise<InvoiceRow[]> {
  const issued: InvoiceRow[] = [];
  for (const { month, lines, missing } of await planInvoices(tx, channel, account, now, rateOf))
    if (missing.length === 0)
      issued.push(await issue(tx, channel, { kind: 'invoice', account, month, lines }, now));
  return issued;
}

/** Credits the difference where the price of an invoiced trip was lowered. */
async function creditLowered(
  tx: Transaction,
  channel: Channel,
  account: Account,
  now: Date,
): Promise<InvoiceRow[]> {
  const changed = await tx
    .select({
      invoiceId: invoices.id,
      trip: bookings,
      asked: sql<number>`(select sum(l.amount)::int from invoice_lines l where l.channel_id = ${bookings.channelId} and l.booking_id = ${bookings.id})`,
    })
    .from(invoiceLines)
    .innerJoin(
      invoices,
      and(eq(invoices.channelId, invoiceLines.channelId), eq(invoices.id, invoiceLines.invoiceId)),
    )
    .innerJoin(
      bookings,
      and(eq(bookings.channelId, invoiceLines.channelId), eq(bookings.id, invoiceLines.bookingId)),
    )
    .where(
      and(
        eq(invoices.channelId, channel.id),
        eq(invoices.corporationId, account.id),
        eq(invoices.kind, 'invoice'),
        isChangedSince(now),
      ),
    )
    .orderBy(bookings.pickupAt, bookings.id);
  const lowered: { invoiceId: string; line: LineValues }[] = [];
  for (const { invoiceId, trip, asked } of changed) {
    const due = amountDue(trip, now);
    if (due === null || due >= asked) continue;
    const credited = await creditedLine(tx, channel.id, { invoiceId, trip, amount: asked - due });
    lowered.push({ invoiceId, line: credited });
  }
  const issued: InvoiceRow[] = [];
  for (const [correctsId, ofInvoice] of Map.groupBy(lowered, ({ invoiceId }) => invoiceId)) {
    issued.push(
      await issue(
        tx,
        channel,
        {
          kind: 'creditNote',
          account,
          month: dayAt(channel, now).slice(0, 7),
          correctsId,
          reason: messages[account.communicationLanguage].invoice.priceLowered,
          lines: ofInvoice.map(({ line }) => line),
        },
        now,
      ),
    );
  }
  return issued;
}

/** Marks the invoices that should have been paid by now. */
export async function markOverdue(on: Queryable, channel: Channel, now: Date): Promise<void> {
  await on
    .update(invoices)
    .set({ status: 'overdue' })
    .where(
      and(
        eq(invoices.channelId, channel.id),
        eq(invoices.status, 'open'),
        lt(invoices.dueOn, dayAt(channel, now)),
      ),
    );
}

/**
 * Closes the months that are over, of every channel: writes the invoices, credit notes for prices
 * that were lowered afterwards, and their mails, with one transaction for each account. Run again,
 * in parallel or after a kill, it writes what is missing and nothing twice.
 */
export async function closeMonths(app: AppContext): Promise<void> {
  const { database, config } = app;
  const now = app.now();
  for (const channel of config.channels) {
    await markOverdue(database.orm, channel, now);
    const rateOf = await readRates(database.orm, channel);
    for (const id of await accountsToInvoice(database.orm, channel, now)) {
      try {
        await inTransaction(database, async (tx) => {
          const account = await lockAccountOf(tx, channel.id, id);
          const issued = [
            ...(await invoiceAccount(tx, channel, account, now, rateOf)),
            ...(await creditLowered(tx, channel, account, now)),
          ];
          for (const invoice of issued) await mailInvoice(app, tx, channel, account, invoice);
        });
      } catch (error) {
        // One account must not stop the others; the next run tries it again.
        app.log.error(
          { channelId: channel.id, corporationId: id, error },
          'the months of an account could not be closed',
        );
      }
    }
  }
}
