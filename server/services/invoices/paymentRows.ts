import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { instantsOf } from '../../../contract/booking/schedule.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { NewPayment } from '../../../contract/invoices/payments.ts';
import type { InvoiceStatus } from '../../../contract/resources/invoices.ts';
import type { Queryable, Transaction } from '../../context.ts';
import { invoicePayments, invoices } from '../../db/tables/index.ts';
import { dayAt, type InvoiceRow } from './issue.ts';

/** What is left to pay of an invoice that is not paid. */
export const leftToPay = sql<number>`${invoices.total} - ${invoices.credited} - ${invoices.received}`;

/** The payments of an invoice, the first one first. */
export const paymentsOf = (
  on: Queryable,
  { channelId, id }: Pick<InvoiceRow, 'channelId' | 'id'>,
) =>
  on
    .select()
    .from(invoicePayments)
    .where(and(eq(invoicePayments.channelId, channelId), eq(invoicePayments.invoiceId, id)))
    .orderBy(asc(invoicePayments.paidOn), asc(invoicePayments.createdAt), asc(invoicePayments.id));

/** The id of the payment of an invoice that was recorded last. */
export const lastRecorded = async (on: Queryable, { channelId, id }: InvoiceRow) => {
  const [last] = await on
    .select({ id: invoicePayments.id })
    .from(invoicePayments)
    .where(and(eq(invoicePayments.channelId, channelId), eq(invoicePayments.invoiceId, id)))
    .orderBy(desc(invoicePayments.createdAt), desc(invoicePayments.id))
    .limit(1);
  return last?.id;
};

/** Adds up the payments of an invoice again, and says what they make of it. */
async function addUp(
  tx: Transaction,
  channel: Channel,
  before: InvoiceRow,
  now: Date,
): Promise<InvoiceRow> {
  const payments = await paymentsOf(tx, before);
  const received = payments.reduce((sum, { amount }) => sum + amount, 0);
  const last = payments.at(-1)?.paidOn;
  const paidAt =
    last === undefined || last === dayAt(channel, now)
      ? now
      : (instantsOf(`${last}T12:00:00`, channel.timeZone)[0] ?? now);
  const isSettled = sql`${invoices.total} - ${invoices.credited} - ${received}::int <= 0`;
  const [changed] = await tx
    .update(invoices)
    .set({
      received,
      status: sql<InvoiceStatus>`case
        when ${isSettled} then ${received > 0 ? 'paid' : 'credited'}
        when ${invoices.dueOn} < ${dayAt(channel, now)} then 'overdue'
        else 'open' end`,
      paidAt:
        received > 0
          ? sql`case when ${isSettled} then ${paidAt.toISOString()}::timestamptz end`
          : null,
    })
    .where(and(eq(invoices.channelId, channel.id), eq(invoices.id, before.id)))
    .returning();
  return changed ?? before;
}

/** A change of the payments of an invoice: the row as it is then, and what was added or taken back. */
export interface PaymentChange {
  after: InvoiceRow;
  payment: { from: NewPayment | null; to: NewPayment | null };
}

/** Adds a payment to an invoice that is locked. */
export async function addPayment(
  tx: Transaction,
  channel: Channel,
  invoice: InvoiceRow,
  payment: NewPayment,
  now: Date,
): Promise<PaymentChange> {
  await tx.insert(invoicePayments).values({
    channelId: channel.id,
    invoiceId: invoice.id,
    corporationId: invoice.corporationId,
    ...payment,
    createdAt: now,
  });
  return { after: await addUp(tx, channel, invoice, now), payment: { from: null, to: payment } };
}

/** Takes back a payment of an invoice that is locked. @throws DomainError NOT_FOUND for a payment of another invoice */
export async function takeBackPayment(
  tx: Transaction,
  channel: Channel,
  invoice: InvoiceRow,
  paymentId: string,
  now: Date,
): Promise<PaymentChange> {
  const [taken] = await tx
    .delete(invoicePayments)
    .where(
      and(
        eq(invoicePayments.channelId, channel.id),
        eq(invoicePayments.invoiceId, invoice.id),
        eq(invoicePayments.id, paymentId),
      ),
    )
    .returning({
      paidOn: invoicePayments.paidOn,
      amount: invoicePayments.amount,
      reference: invoicePayments.reference,
    });
  if (!taken) throw new DomainError('NOT_FOUND');
  return { after: await addUp(tx, channel, invoice, now), payment: { from: taken, to: null } };
}
