import { and, asc, count, eq, or, sql, sum } from 'drizzle-orm';
import type { InvoiceDetails, InvoiceSummary } from '../../../contract/invoices/calls.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { Queryable, RequestContext } from '../../context.ts';
import { invoiceLines, invoices } from '../../db/tables/index.ts';
import { isOfReach } from '../accountsInReach.ts';
import type { Call } from '../verb.ts';
import type { InvoiceRow } from './issue.ts';
import { leftToPay, paymentsOf } from './paymentRows.ts';
import { taxesByRate, withTax } from './lines.ts';

/**
 * An invoice in the caller's reach: a corporation admin sees those of their accounts, a fleet
 * manager all of the channel.
 * @throws DomainError NOT_FOUND
 */
export async function invoiceInReach(
  on: Queryable,
  ctx: RequestContext,
  id: string,
): Promise<InvoiceRow> {
  const [invoice] = await on
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.channelId, ctx.channel.id),
        eq(invoices.id, id),
        isOfReach(ctx, invoices.corporationId),
      ),
    );
  if (!invoice) throw new DomainError('NOT_FOUND');
  return invoice;
}

/**
 * What the trips on an invoice were invoiced for there, minus what was credited about it, by the trips' ids. Minor units.
 */
export async function leftOf(
  on: Queryable,
  channelId: string,
  invoiceId: string,
): Promise<Map<string, number>> {
  const rows = await on
    .select({
      bookingId: invoiceLines.bookingId,
      amount: sum(invoiceLines.amount).mapWith(Number),
    })
    .from(invoiceLines)
    .innerJoin(
      invoices,
      and(eq(invoices.channelId, invoiceLines.channelId), eq(invoices.id, invoiceLines.invoiceId)),
    )
    .where(
      and(
        eq(invoices.channelId, channelId),
        or(eq(invoices.id, invoiceId), eq(invoices.correctsId, invoiceId)),
      ),
    )
    .groupBy(invoiceLines.bookingId);
  return new Map(rows.map(({ bookingId, amount }) => [bookingId, amount ?? 0]));
}

/** The lines of an invoice with their tax, in their order. */
export async function linesOf(
  on: Queryable,
  { channelId, id, taxRate }: Pick<InvoiceRow, 'channelId' | 'id' | 'taxRate'>,
) {
  const lines = await on
    .select()
    .from(invoiceLines)
    .where(and(eq(invoiceLines.channelId, channelId), eq(invoiceLines.invoiceId, id)))
    .orderBy(asc(invoiceLines.position));
  return withTax(lines, taxRate);
}

/** Everything on an invoice. */
export async function detailsOf(on: Queryable, invoice: InvoiceRow): Promise<InvoiceDetails> {
  const { channelId, id, taxKind, taxRate } = invoice;
  const lines = await linesOf(on, invoice);
  const left = await leftOf(on, channelId, invoice.correctsId ?? id);
  const [corrected] =
    invoice.correctsId === null
      ? []
      : await on
          .select({ number: invoices.number, issuedOn: invoices.issuedOn })
          .from(invoices)
          .where(and(eq(invoices.channelId, channelId), eq(invoices.id, invoice.correctsId)));
  const credits = await on
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.channelId, channelId), eq(invoices.correctsId, id)))
    .orderBy(asc(invoices.sequence));
  const payments = await paymentsOf(on, invoice);
  return {
    id,
    number: invoice.number,
    kind: invoice.kind,
    corporationId: invoice.corporationId,
    corporationName: invoice.corporationName,
    month: invoice.month,
    corrects: corrected?.number ?? null,
    correctsOn: corrected?.issuedOn ?? null,
    reason: invoice.reason,
    issuedOn: invoice.issuedOn,
    dueOn: invoice.dueOn,
    status: invoice.status,
    paidAt: invoice.paidAt?.toISOString() ?? null,
    currency: invoice.currency,
    tax: taxKind === null ? null : { kind: taxKind, rate: taxRate, amount: invoice.tax },
    taxes: taxKind === null ? [] : taxesByRate(lines),
    total: invoice.total,
    credited: invoice.credited,
    received: invoice.received,
    payments: payments.map(({ id: paymentId, paidOn, amount, reference }) => ({
      id: paymentId,
      paidOn,
      amount,
      reference,
    })),
    seller: invoice.seller,
    buyer: invoice.buyer,
    payTo: invoice.payTo,
    lines: lines.map(({ channelId: _c, invoiceId: _i, position: _p, adjusts: _a, ...line }) => ({
      ...line,
      left: left.get(line.bookingId) ?? 0,
    })),
    creditedBy: credits.map(({ number }) => number),
  };
}

/** @throws DomainError NOT_FOUND */
export async function readInvoice({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<InvoiceDetails> {
  const { orm } = ctx.app.database;
  return detailsOf(orm, await invoiceInReach(orm, ctx, id));
}

/** What is open, overdue and paid for all accounts in the caller's reach, or for one of them. */
export async function summariseInvoices({
  ctx,
  input: { corporationId },
}: Call<{ corporationId?: string | undefined }>): Promise<InvoiceSummary> {
  const rows = await ctx.app.database.orm
    .select({
      status: invoices.status,
      count: count(),
      total: sum(
        sql`case when ${invoices.status} = 'paid' then ${invoices.total} - ${invoices.credited} else ${leftToPay} end`,
      ).mapWith(Number),
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.channelId, ctx.channel.id),
        // Nobody pays a credit note.
        eq(invoices.kind, 'invoice'),
        corporationId === undefined ? undefined : eq(invoices.corporationId, corporationId),
        isOfReach(ctx, invoices.corporationId),
      ),
    )
    .groupBy(invoices.status);
  const of = (status: keyof InvoiceSummary) => {
    const row = rows.find((one) => one.status === status);
    return { count: row?.count ?? 0, total: row?.total ?? 0 };
  };
  return { open: of('open'), overdue: of('overdue'), paid: of('paid') };
}
