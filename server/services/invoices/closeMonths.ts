import { and, eq, lt } from 'drizzle-orm';
import type { Channel } from '../../../contract/core/channel.ts';
import type { AppContext, Queryable, Transaction } from '../../context.ts';
import { invoices } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type RateOf, readRates } from '../fleets/taxRates.ts';
import { type Account, lockAccountOf } from './account.ts';
import { accountsToInvoice } from './due.ts';
import { dayAt, type InvoiceRow, issue } from './issue.ts';
import { mailInvoice } from './mailInvoice.ts';
import { planInvoices } from './plan.ts';
import { creditLowered } from './repriced.ts';

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
