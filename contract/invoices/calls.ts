import { z } from 'zod';
import { printedSellerSchema } from '../core/channel.ts';
import { TAX_KINDS } from '../core/tax.ts';
import { INVOICE_KINDS, INVOICE_STATUSES } from '../resources/invoices.ts';

/** How many days after its date an invoice is due. */
export const INVOICE_DAYS = 30;

/** A trip on an invoice. Amounts are minor units, tax included; negative on credit notes. */
export const invoiceLineSchema = z.object({
  bookingId: z.uuid(),
  dispatchId: z.string().nullable(),
  /** Local at the pickup, without zone. */
  pickupTime: z.string(),
  passengerName: z.string(),
  originAddress: z.string(),
  destinationAddress: z.string(),
  fields: z.array(z.object({ title: z.string(), value: z.string() })),
  amount: z.int(),
  /** What of the trip's cost can still be credited; changes with each credit note. */
  left: z.int(),
});
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;

/** Everything on an invoice. */
export const invoiceDetailsSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  corporationId: z.uuid(),
  corporationName: z.string(),
  /** `2026-11`. */
  month: z.string(),
  /** On a credit note: the number of the invoice that it corrects. */
  corrects: z.string().nullable(),
  reason: z.string().nullable(),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  status: z.enum(INVOICE_STATUSES),
  paidAt: z.iso.datetime().nullable(),
  currency: z.string(),
  /** The tax that the total includes; null where the channel names none. */
  tax: z.object({ kind: z.enum(TAX_KINDS), rate: z.number(), amount: z.int() }).nullable(),
  total: z.int(),
  /** What credit notes about it give back, minor units; 0 on credit notes. */
  credited: z.int(),
  seller: printedSellerSchema.nullable(),
  lines: z.array(invoiceLineSchema),
  /** Numbers of the credit notes about it. */
  creditedBy: z.array(z.string()),
});
export type InvoiceDetails = z.infer<typeof invoiceDetailsSchema>;

const sumSchema = z.object({ count: z.int(), total: z.int() });
/**
 * The invoices of all accounts of the caller, or of one of them, by status, without what was
 * credited. Minor units.
 */
export const invoiceSummarySchema = z.object({
  open: sumSchema,
  overdue: sumSchema,
  paid: sumSchema,
});
export type InvoiceSummary = z.infer<typeof invoiceSummarySchema>;

/**
 * Body of POST /v1/invoices/{id}/credit: credits the cost of a trip on the invoice, or a part of
 * it.
 */
export const creditSchema = z.strictObject({
  bookingId: z.uuid(),
  /** Minor units, tax included. */
  amount: z.int().min(1),
  reason: z.string().trim().min(3).max(255),
});
export type Credit = z.output<typeof creditSchema>;

export const INVOICE_FORMATS = ['pdf', 'csv'] as const;
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];
