import { and, eq, lt, sql } from 'drizzle-orm';
import { amountDue } from '../../../contract/booking/payment.ts';
import { addMinutes, localTime } from '../../../contract/booking/schedule.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { AppContext, Queryable, Transaction } from '../../context.ts';
import { bookings, corporations, invoiceLines, invoices } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { BookingRow } from '../bookings/record.ts';
import { accountsToInvoice, isChangedSince, openFrom, unbilled } from './due.ts';
import { dayAt, type InvoiceRow, issue, type LineValues } from './issue.ts';
import { mailInvoice } from './mailInvoice.ts';

export type Account = Pick<
  typeof corporations.$inferSelect,
  'id' | 'name' | 'contactEmail' | 'communicationLanguage'
>;

export const lineOf = (trip: BookingRow, amount: number): LineValues => ({
  bookingId: trip.id,
  dispatchId: trip.dispatchId,
  pickupTime: trip.pickupTime,
  passengerName: trip.passengerName,
  originAddress: trip.originAddress,
  destinationAddress: trip.destinationAddress,
  fields: (trip.businessAccountConfig?.fields ?? []).map(({ title, value }) => ({ title, value })),
  amount,
});

/** Locks an account, so that two processes that close its months take turns. */
export async function lockAccountOf(
  tx: Transaction,
  channelId: string,
  corporationId: string,
): Promise<Account> {
  const [account] = await tx
    .select({
      id: corporations.id,
      name: corporations.name,
      contactEmail: corporations.contactEmail,
      communicationLanguage: corporations.communicationLanguage,
    })
    .from(corporations)
    .where(and(eq(corporations.channelId, channelId), eq(corporations.id, corporationId)))
    .for('update');
  if (!account) throw new Error(`There is no account ${corporationId}.`);
  return account;
}

/**
 * Writes the invoices of an account for the months that are over, one for each month. A trip whose
 * month already has its invoice, because its price came late, goes on that of the last month; where
 * that exists too, it waits for the next.
 */
export async function invoiceAccount(
  tx: Transaction,
  channel: Channel,
  account: Account,
  now: Date,
): Promise<InvoiceRow[]> {
  const trips = await tx
    .select()
    .from(bookings)
    .where(and(unbilled(tx, channel, now), eq(bookings.corporationId, account.id)))
    .orderBy(bookings.pickupAt, bookings.id);
  if (trips.length === 0) return [];
  const written = await tx
    .select({ month: invoices.month })
    .from(invoices)
    .where(
      and(
        eq(invoices.channelId, channel.id),
        eq(invoices.corporationId, account.id),
        eq(invoices.kind, 'invoice'),
      ),
    );
  const closed = new Set(written.map(({ month }) => month));
  const monthAt = (at: Date) => localTime(at, channel.timeZone).slice(0, 7);
  const last = monthAt(addMinutes(openFrom(channel, now), -1));
  const months = new Map<string, LineValues[]>();
  for (const trip of trips) {
    const amount = amountDue(trip, now);
    if (amount === null || amount <= 0) continue;
    const own = monthAt(trip.pickupAt);
    const month = closed.has(own) ? last : own;
    if (closed.has(month)) continue;
    months.set(month, [...(months.get(month) ?? []), lineOf(trip, amount)]);
  }
  const issued: InvoiceRow[] = [];
  for (const [month, lines] of [...months].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const paper = { corporationId: account.id, corporationName: account.name, month, lines };
    issued.push(await issue(tx, channel, { kind: 'invoice', ...paper }, now));
  }
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
  const lowered = changed.flatMap(({ invoiceId, trip, asked }) => {
    const due = amountDue(trip, now);
    return due !== null && due < asked ? [{ invoiceId, line: lineOf(trip, due - asked) }] : [];
  });
  const issued: InvoiceRow[] = [];
  for (const [correctsId, ofInvoice] of Map.groupBy(lowered, ({ invoiceId }) => invoiceId)) {
    issued.push(
      await issue(
        tx,
        channel,
        {
          kind: 'creditNote',
          corporationId: account.id,
          corporationName: account.name,
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
    for (const id of await accountsToInvoice(database.orm, channel, now)) {
      try {
        await inTransaction(database, async (tx) => {
          const account = await lockAccountOf(tx, channel.id, id);
          const issued = [
            ...(await invoiceAccount(tx, channel, account, now)),
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
