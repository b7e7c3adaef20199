import { and, eq, inArray, sql } from 'drizzle-orm';
import { INVOICE_DAYS } from '../../../contract/invoices/calls.ts';
import { addMinutes, localTime } from '../../../contract/booking/schedule.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { UNPAID_STATUSES } from '../../../contract/resources/invoices.ts';
import { taxKindOf } from '../../../contract/core/tax.ts';
import type { Transaction } from '../../context.ts';
import { invoiceCounters, invoiceLines, invoices } from '../../db/tables/index.ts';
import { printedSeller } from '../bookings/printedSeller.ts';
import type { Account } from './account.ts';
import { type LineValues, taxesByRate } from './lines.ts';
import { buyerOf, payToOf } from './parties.ts';

const DIGITS = 6;

export type InvoiceRow = typeof invoices.$inferSelect;

interface Paper {
  kind: InvoiceRow['kind'];
  account: Account;
  month: string;
  correctsId?: string | null;
  reason?: string | null;
  lines: readonly LineValues[];
}

/** The calendar day in the channel's zone. */
export const dayAt = (channel: Channel, at: Date): string =>
  localTime(at, channel.timeZone).slice(0, 10);

/**
 * Notes on an invoice what is given back. If that is all that was left to pay, nothing is.
 */
async function noteCredit(
  tx: Transaction,
  channelId: string,
  invoiceId: string,
  amount: number,
  now: Date,
): Promise<void> {
  const credited = sql`${invoices.credited} + ${amount}::int`;
  const isSettled = sql`${inArray(invoices.status, [...UNPAID_STATUSES])}
    and ${credited} + ${invoices.received} >= ${invoices.total}`;
  await tx
    .update(invoices)
    .set({
      credited,
      status: sql`case when not (${isSettled}) then ${invoices.status}
        when ${invoices.received} > 0 then 'paid' else 'credited' end`,
      paidAt: sql`case when ${isSettled} and ${invoices.received} > 0 then ${now} else ${invoices.paidAt} end`,
    })
    .where(and(eq(invoices.channelId, channelId), eq(invoices.id, invoiceId)));
}

/**
 * Writes an invoice or a credit note, with the next number of its channel. The transaction that
 * writes the document takes the number: others wait for it, and a failed one returns it, so that no
 * number is missing or used twice.
 */
export async function issue(
  tx: Transaction,
  channel: Channel,
  paper: Paper,
  now: Date,
): Promise<InvoiceRow> {
  const { kind, account, month, lines } = paper;
  const channelId = channel.id;
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ channelId, last: 1 })
    .onConflictDoUpdate({
      target: invoiceCounters.channelId,
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning();
  const sequence = counter!.last;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const taxes = taxesByRate(lines);
  const isTaxed = taxes.some(({ rate }) => rate !== null);
  const number = `${channelId.toUpperCase()}-I${String(sequence).padStart(DIGITS, '0')}`;
  const days = account.billing.paymentDays ?? channel.invoicing?.paymentDays ?? INVOICE_DAYS;
  const [invoice] = await tx
    .insert(invoices)
    .values({
      channelId,
      corporationId: account.id,
      corporationName: account.name,
      kind,
      sequence,
      number,
      month,
      correctsId: paper.correctsId ?? null,
      reason: paper.reason ?? null,
      issuedOn: dayAt(channel, now),
      dueOn: dayAt(channel, addMinutes(now, days * 1440)),
      // A credit note is nothing that anybody still has to pay.
      status: kind === 'creditNote' ? 'paid' : 'open',
      paidAt: kind === 'creditNote' ? now : null,
      currency: channel.currency,
      tax: taxes.reduce((sum, { tax }) => sum + tax, 0),
      taxKind: isTaxed ? taxKindOf(channel.defaultCountry) : null,
      taxRate: taxes.length === 1 ? taxes[0]!.rate : null,
      total,
      tripCount: lines.length,
      seller: printedSeller(channel),
      buyer: buyerOf(account),
      payTo: payToOf(channel, account, number),
      createdAt: now,
    })
    .returning();
  await tx
    .insert(invoiceLines)
    .values(
      lines.map((line, position) => ({ ...line, channelId, invoiceId: invoice!.id, position })),
    );
  if (invoice!.correctsId !== null)
    await noteCredit(tx, channelId, invoice!.correctsId, -total, now);
  return invoice!;
}
