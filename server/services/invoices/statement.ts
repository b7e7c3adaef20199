import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import {
  type AccountAgeing,
  type Statement,
  type StatementLine,
} from '../../../contract/invoices/payments.ts';
import { UNPAID_STATUSES } from '../../../contract/resources/invoices.ts';
import { corporations, invoicePayments, invoices } from '../../db/tables/index.ts';
import { isInReach } from '../accountsInReach.ts';
import type { Call } from '../verb.ts';
import { dayAt } from './issue.ts';
import { leftToPay } from './paymentRows.ts';

/** What each account has left to pay, by the days since it was to be paid; nothing of those that owe nothing. */
export async function readAgeing({ ctx }: Call): Promise<{ accounts: AccountAgeing[] }> {
  const { app, channel } = ctx;
  const late = sql`(${dayAt(channel, app.now())}::date - ${invoices.dueOn})`;
  const between = (condition: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${leftToPay}) filter (where ${condition}), 0)`.mapWith(Number);
  const accounts = await app.database.orm
    .select({
      corporationId: invoices.corporationId,
      corporationName: corporations.name,
      notDue: between(sql`${late} <= 0`),
      upTo30: between(sql`${late} between 1 and 30`),
      upTo60: between(sql`${late} between 31 and 60`),
      upTo90: between(sql`${late} between 61 and 90`),
      over90: between(sql`${late} > 90`),
    })
    .from(invoices)
    .innerJoin(
      corporations,
      and(
        eq(corporations.channelId, invoices.channelId),
        eq(corporations.id, invoices.corporationId),
      ),
    )
    .where(
      and(
        eq(invoices.channelId, channel.id),
        eq(invoices.kind, 'invoice'),
        inArray(invoices.status, [...UNPAID_STATUSES]),
      ),
    )
    .groupBy(invoices.corporationId, corporations.name)
    .orderBy(asc(corporations.name), asc(invoices.corporationId));
  return { accounts };
}

/**
 * What an account was invoiced, was given back and has paid, each line with what it owes then.
 * @throws DomainError NOT_FOUND
 */
export async function readStatement({
  ctx,
  input: { corporationId, from, to },
}: Call<{
  corporationId: string;
  from?: string | undefined;
  to?: string | undefined;
}>): Promise<Statement> {
  const { channel } = ctx;
  const { orm } = ctx.app.database;
  const [account] = await orm
    .select({ name: corporations.name })
    .from(corporations)
    .where(and(eq(corporations.channelId, channel.id), eq(corporations.id, corporationId)));
  if (!account || !isInReach(ctx, corporationId)) throw new DomainError('NOT_FOUND');
  const documents = await orm
    .select()
    .from(invoices)
    .where(and(eq(invoices.channelId, channel.id), eq(invoices.corporationId, corporationId)))
    .orderBy(asc(invoices.issuedOn), asc(invoices.sequence));
  const numbers = new Map(documents.map(({ id, number }) => [id, number]));
  const payments = await orm
    .select()
    .from(invoicePayments)
    .where(
      and(
        eq(invoicePayments.channelId, channel.id),
        eq(invoicePayments.corporationId, corporationId),
      ),
    )
    .orderBy(asc(invoicePayments.paidOn), asc(invoicePayments.createdAt));
  const all: Omit<StatementLine, 'balance'>[] = [
    ...documents.map(({ id, kind, number, issuedOn, total, reason }) => ({
      day: issuedOn,
      kind,
      invoiceId: id,
      number,
      reference: reason,
      amount: total,
    })),
    ...payments.map(({ invoiceId, paidOn, amount, reference }) => ({
      day: paidOn,
      kind: 'payment' as const,
      invoiceId,
      number: numbers.get(invoiceId) ?? '',
      reference,
      amount: -amount,
    })),
  ].toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  let balance = 0;
  const balanced = all.map((line) => ({ ...line, balance: (balance += line.amount) }));
  const lines = balanced.filter(
    ({ day }) => (from === undefined || day >= from) && (to === undefined || day <= to),
  );
  const before = from === undefined ? undefined : balanced.findLast(({ day }) => day < from);
  const opening = before?.balance ?? 0;
  return {
    corporationId,
    corporationName: account.name,
    currency: channel.currency,
    opening,
    closing: lines.at(-1)?.balance ?? opening,
    lines,
  };
}
