import { and, desc, eq, sql } from 'drizzle-orm';
import { amountDue } from '../../../contract/booking/payment.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { Queryable, Transaction } from '../../context.ts';
import { bookings, invoiceLines, invoices } from '../../db/tables/index.ts';
import type { BookingRow } from '../bookings/record.ts';
import type { Account } from './account.ts';
import { creditedLine } from './credited.ts';
import { isChangedSince } from './due.ts';
import { dayAt, type InvoiceRow, issue } from './issue.ts';
import type { InvoicedTrip, LineValues } from './lines.ts';

interface Repriced {
  invoiceId: string;
  number: string;
  trip: BookingRow;
  /** What is left on this invoice of what it asked for the trip. */
  left: number;
  /** What all documents together ask for the trip. */
  asked: number;
  /** The price that they follow. Credits that somebody gave are no price, so they are not in it. */
  priced: number;
}

/** The trips of an account that changed after they were invoiced, on each of their invoices, the last one first. */
const changedTrips = (
  on: Queryable,
  channel: Channel,
  account: Account,
  now: Date,
): Promise<Repriced[]> => {
  const sumOf = (condition = sql`true`) =>
    sql<number>`(select coalesce(sum(l.amount), 0)::int from invoice_lines l where l.channel_id = ${bookings.channelId} and l.booking_id = ${bookings.id} and ${condition})`;
  return on
    .select({
      invoiceId: invoices.id,
      number: invoices.number,
      trip: bookings,
      left: sumOf(
        sql`l.invoice_id in (select i.id from invoices i where i.channel_id = l.channel_id and (i.id = ${invoices.id} or i.corrects_id = ${invoices.id}))`,
      ),
      asked: sumOf(),
      priced: sumOf(sql`(l.amount > 0 or l.adjusts)`),
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
    .orderBy(bookings.pickupAt, bookings.id, desc(invoices.sequence));
};

/** Trips that cost more than they were invoiced for, each with the difference. */
export async function raisedTrips(
  on: Queryable,
  channel: Channel,
  account: Account,
  now: Date,
): Promise<InvoicedTrip[]> {
  const changed = await changedTrips(on, channel, account, now);
  const title = messages[account.communicationLanguage].invoice.priceRaised;
  const raised = new Map<string, InvoicedTrip>();
  for (const { trip, priced, number } of changed) {
    const due = amountDue(trip, now);
    if (due === null || due <= priced || raised.has(trip.id)) continue;
    raised.set(trip.id, { trip, amount: due - priced, raised: { title, value: number } });
  }
  return [...raised.values()];
}

/** Credits the difference where the price of an invoiced trip was lowered. */
export async function creditLowered(
  tx: Transaction,
  channel: Channel,
  account: Account,
  now: Date,
): Promise<InvoiceRow[]> {
  const lowered: { invoiceId: string; line: LineValues }[] = [];
  const credited = new Map<string, number>();
  for (const { invoiceId, trip, left, asked } of await changedTrips(tx, channel, account, now)) {
    const due = amountDue(trip, now);
    if (due === null) continue;
    const before = credited.get(trip.id) ?? 0;
    const amount = Math.min(left, asked - before - due);
    if (amount <= 0) continue;
    credited.set(trip.id, before + amount);
    const line = await creditedLine(tx, channel.id, { invoiceId, trip, amount });
    lowered.push({ invoiceId, line: { ...line, adjusts: true } });
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
