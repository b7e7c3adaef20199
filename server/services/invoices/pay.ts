import { and, eq } from 'drizzle-orm';
import type { InvoiceDetails } from '../../../contract/invoices/calls.ts';
import type { NewPayment } from '../../../contract/invoices/payments.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { Changes } from '../../../contract/core/history.ts';
import { isUnpaid } from '../../../contract/resources/invoices.ts';
import type { Transaction } from '../../context.ts';
import { audit } from '../../db/audit.ts';
import { invoicePayments, invoices } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Call } from '../verb.ts';
import { lockAccountOf } from './account.ts';
import { dayAt, type InvoiceRow } from './issue.ts';
import { addPayment, lastRecorded, type PaymentChange, takeBackPayment } from './paymentRows.ts';
import { detailsOf, invoiceInReach } from './readInvoice.ts';

const leftOf = ({ status, total, credited, received }: InvoiceRow): number =>
  isUnpaid(status) ? total - credited - received : 0;

/** Changes the payments of an invoice. If two people do, the second sees what the first has left. */
async function changePayments(
  { ctx, input: { id } }: Call<{ id: string }>,
  status: 200 | 201,
  by: (tx: Transaction, invoice: InvoiceRow) => Promise<PaymentChange | undefined>,
): Promise<InvoiceDetails> {
  const { app, channel } = ctx;
  return inTransaction(app.database, async (tx) => {
    const { kind, corporationId } = await invoiceInReach(tx, ctx, id);
    if (kind === 'creditNote') throw new DomainError('IS_CREDIT_NOTE');
    await lockAccountOf(tx, channel.id, corporationId);
    const [before] = await tx
      .select()
      .from(invoices)
      .where(and(eq(invoices.channelId, channel.id), eq(invoices.id, id)))
      .for('update');
    if (!before) throw new DomainError('NOT_FOUND');
    const change = await by(tx, before);
    if (change) {
      const { after, payment } = change;
      const changes: Changes = { payment };
      for (const name of ['status', 'received'] as const)
        if (after[name] !== before[name]) changes[name] = { from: before[name], to: after[name] };
      await audit(tx, ctx, { action: 'update', resource: 'invoices', resourceId: id, changes });
    }
    const details = await detailsOf(tx, change?.after ?? before);
    await ctx.keepAnswer?.(tx, { status, body: details });
    return details;
  });
}

/**
 * Records what an account paid of an invoice.
 * @throws DomainError NOT_FOUND; IS_CREDIT_NOTE for a credit note; VALIDATION_FAILED for more than what is left to pay,
 *   and for a day that is still ahead
 */
export const recordPayment = (
  call: Call<{ id: string; payment: NewPayment }>,
): Promise<InvoiceDetails> =>
  changePayments(call, 201, (tx, invoice) => {
    const { app, channel } = call.ctx;
    const { payment } = call.input;
    const now = app.now();
    const max = leftOf(invoice);
    if (payment.amount > max)
      throw new DomainError('VALIDATION_FAILED', {
        errors: { amount: { code: 'tooBig', params: { max } } },
      });
    if (payment.paidOn > dayAt(channel, now))
      throw new DomainError('VALIDATION_FAILED', { errors: { paidOn: { code: 'date' } } });
    return addPayment(tx, channel, invoice, payment, now);
  });

/**
 * Records today's payment of all that is left of an invoice; one that is paid or credited stays as it is.
 * @throws DomainError NOT_FOUND; IS_CREDIT_NOTE for a credit note
 */
export const markPaid = (call: Call<{ id: string }>): Promise<InvoiceDetails> =>
  changePayments(call, 200, async (tx, invoice) => {
    const { app, channel } = call.ctx;
    const amount = leftOf(invoice);
    if (amount <= 0) return undefined;
    const payment = { paidOn: dayAt(channel, app.now()), amount, reference: null };
    return addPayment(tx, channel, invoice, payment, app.now());
  });

/**
 * Takes back a payment that was recorded by mistake.
 * @throws DomainError NOT_FOUND, also for a payment that somebody else has taken back
 */
export async function withdrawPayment({
  ctx,
  input,
}: Call<{ id: string }>): Promise<InvoiceDetails> {
  const { app, channel } = ctx;
  const [payment] = await app.database.orm
    .select({ id: invoicePayments.invoiceId })
    .from(invoicePayments)
    .where(and(eq(invoicePayments.channelId, channel.id), eq(invoicePayments.id, input.id)));
  if (!payment) throw new DomainError('NOT_FOUND');
  return changePayments({ ctx, input: payment }, 200, (tx, invoice) =>
    takeBackPayment(tx, channel, invoice, input.id, app.now()),
  );
}

/**
 * Takes back the payment that settled an invoice: the one that was recorded last. An invoice that is not paid stays as it
 * is. @throws as `markPaid`
 */
export const markUnpaid = (call: Call<{ id: string }>): Promise<InvoiceDetails> =>
  changePayments(call, 200, async (tx, invoice) => {
    if (invoice.status !== 'paid') return undefined;
    const last = await lastRecorded(tx, invoice);
    if (last === undefined) return undefined;
    return takeBackPayment(tx, call.ctx.channel, invoice, last, call.ctx.app.now());
  });
