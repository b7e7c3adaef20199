import { and, eq, inArray, sql } from 'drizzle-orm';
import { INVOICE_DAYS } from '../../../contract/invoices/calls.ts';
import { addMinutes, localTime } from '../../../contract/booking/schedule.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { UNPAID_STATUSES } from '../../../contract/resources/invoices.ts';
import { taxKindOf, taxWithin } from '../../../contract/core/tax.ts';
import type { Transaction } from '../../context.ts';
import { invoiceCounters, invoiceLines, invoices } from '../../db/tables/index.ts';
import { printedSeller } from '../bookings/printedSeller.ts';

const DIGITS = 6;

export type InvoiceRow = typeof invoices.$inferSelect;
export type LineValues = Omit<
  typeof invoiceLines.$inferInsert,
  'channelId' | 'invoiceId' | 'position'
>;

interface Paper {
  kind: InvoiceRow['kind'];
  corporationId: string;
  corporationName: string;
  month: string;
  correctsId?: string | null;
  reason?: string | null;
  lines: readonly LineValues[];
}

/** The calendar day in the channel's zone. */
export const dayAt = (channel: Channel, at: Date): string =>
  localTime(at, channel.timeZone).slice(0, 10);

/**
 * Notes on an invoice what is given back. If that is all of it and it is not paid yet, nothing is
 * left to pay.
 */
async function noteCredit(
  tx: Transaction,
  channelId: string,
  invoiceId: string,
  amount: number,
): Promise<void> {
  const credited = sql`${invoices.credited} + ${amount}::int`;
  await tx
    .update(invoices)
    .set({
      credited,
      status: sql`case
        when ${inArray(invoices.status, [...UNPAID_STATUSES])} and ${credited} >= ${invoices.total}
        then 'credited' else ${invoices.status} end`,
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
  const { kind, corporationId, corporationName, month, lines } = paper;
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
  const { taxRate } = channel;
  const [invoice] = await tx
    .insert(invoices)
    .values({
      channelId,
      corporationId,
      corporationName,
      kind,
      sequence,
      number: `${channelId.toUpperCase()}-I${String(sequence).padStart(DIGITS, '0')}`,
      month,
      correctsId: paper.correctsId ?? null,
      reason: paper.reason ?? null,
      issuedOn: dayAt(channel, now),
      dueOn: dayAt(channel, addMinutes(now, INVOICE_DAYS * 1440)),
      // A credit note is nothing that anybody still has to pay.
      status: kind === 'creditNote' ? 'paid' : 'open',
      paidAt: kind === 'creditNote' ? now : null,
      currency: channel.currency,
      tax: taxRate === null ? 0 : taxWithin(total, taxRate),
      taxKind: taxRate === null ? null : taxKindOf(channel.defaultCountry),
      taxRate,
      total,
      tripCount: lines.length,
      seller: printedSeller(channel),
      createdAt: now,
    })
    .returning();
  await tx
    .insert(invoiceLines)
    .values(
      lines.map((line, position) => ({ ...line, channelId, invoiceId: invoice!.id, position })),
    );
  if (invoice!.correctsId !== null) await noteCredit(tx, channelId, invoice!.correctsId, -total);
  return invoice!;
}
