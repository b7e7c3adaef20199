import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PrintedSeller } from '../../../contract/core/channel.ts';
import type { InvoiceBuyer, PayTo } from '../../../contract/invoices/calls.ts';
import type { TaxKind } from '../../../contract/core/tax.ts';
import type { InvoiceKind, InvoiceStatus } from '../../../contract/resources/invoices.ts';
import { corporations } from './accounts.ts';
import { bookings } from './bookings.ts';
import { channelId, createdAt, id, instant } from './columns.ts';

/** The last number that a channel gave to an invoice or credit note. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { channelId: channelId(), last: integer('last').notNull() },
  (t) => [primaryKey({ columns: [t.channelId] })],
);

/**
 * What an account owes for a month, or gets back. Everything on the document is kept here as it
 * was: only `status`, `paidAt`, `credited` and `received` change afterwards. Amounts are minor units.
 */
export const invoices = pgTable(
  'invoices',
  {
    channelId: channelId(),
    id: id(),
    corporationId: uuid('corporation_id').notNull(),
    corporationName: text('corporation_name').notNull(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull(),
    /** `2026-11`, by the channel's clock. */
    month: text('month').notNull(),
    /** The invoice that a credit note corrects. */
    correctsId: uuid('corrects_id'),
    reason: text('reason'),
    issuedOn: date('issued_on').notNull(),
    dueOn: date('due_on').notNull(),
    status: text('status').$type<InvoiceStatus>().notNull(),
    paidAt: instant('paid_at'),
    currency: text('currency').notNull(),
    tax: integer('tax').notNull(),
    taxKind: text('tax_kind').$type<TaxKind>(),
    /** In percent, if all trips have the same; null otherwise. Each line has its own. */
    taxRate: real('tax_rate'),
    total: integer('total').notNull(),
    /** What credit notes about it give back. */
    credited: integer('credited').notNull().default(0),
    /** What was paid of it. */
    received: integer('received').notNull().default(0),
    tripCount: integer('trip_count').notNull(),
    seller: jsonb('seller').$type<PrintedSeller | null>(),
    /** Null on documents that were written before these two were kept. */
    buyer: jsonb('buyer').$type<InvoiceBuyer>(),
    payTo: jsonb('pay_to').$type<PayTo>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    uniqueIndex('invoices_numbered_once').on(t.channelId, t.sequence),
    uniqueIndex('invoices_one_a_month')
      .on(t.channelId, t.corporationId, t.month)
      .where(sql`${t.kind} = 'invoice'`),
    index('invoices_unpaid')
      .on(t.channelId, t.dueOn)
      .where(sql`${t.status} <> 'paid'`),
  ],
);

/** The trips on an invoice, as they were; amounts of credit notes are negative. Never changed. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    channelId: channelId(),
    invoiceId: uuid('invoice_id').notNull(),
    position: integer('position').notNull(),
    bookingId: uuid('booking_id').notNull(),
    dispatchId: text('dispatch_id'),
    /** Local at the pickup, without zone. */
    pickupTime: text('pickup_time').notNull(),
    passengerName: text('passenger_name').notNull(),
    originAddress: text('origin_address').notNull(),
    destinationAddress: text('destination_address').notNull(),
    /** What the account files its trips by, such as a cost centre. */
    fields: jsonb('fields').$type<{ title: string; value: string }[]>().notNull(),
    amount: integer('amount').notNull(),
    /** The tax that the amount includes; null on lines that were written before it was kept. */
    tax: integer('tax'),
    /** In percent; null where no tax is charged. */
    taxRate: real('tax_rate'),
    /** Whether it follows a price that changed after the trip was invoiced. */
    adjusts: boolean('adjusts').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.invoiceId, t.position] }),
    foreignKey({
      columns: [t.channelId, t.invoiceId],
      foreignColumns: [invoices.channelId, invoices.id],
    }),
    foreignKey({
      columns: [t.channelId, t.bookingId],
      foreignColumns: [bookings.channelId, bookings.id],
    }),
    // A trip is invoiced once; it may be credited in several parts, and follow its price.
    uniqueIndex('invoice_lines_once')
      .on(t.channelId, t.bookingId)
      .where(sql`${t.amount} > 0 and not ${t.adjusts}`),
    index('invoice_lines_of_trip').on(t.channelId, t.bookingId),
  ],
);

/** What an account paid of an invoice. Minor units. */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    channelId: channelId(),
    id: id(),
    invoiceId: uuid('invoice_id').notNull(),
    corporationId: uuid('corporation_id').notNull(),
    /** By the channel's clock. */
    paidOn: date('paid_on').notNull(),
    amount: integer('amount').notNull(),
    /** What the bank says about it. */
    reference: text('reference'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.invoiceId],
      foreignColumns: [invoices.channelId, invoices.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    index('invoice_payments_of_invoice').on(t.channelId, t.invoiceId),
    index('invoice_payments_of_account').on(t.channelId, t.corporationId, t.paidOn),
  ],
);
