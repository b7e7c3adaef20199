import { z } from 'zod';
import { printedSellerSchema } from '../core/channel.ts';
import { TAX_KINDS } from '../core/tax.ts';
import { INVOICE_KINDS, INVOICE_STATUSES } from '../resources/invoices.ts';
import { DEMANDS } from './law.ts';
import { invoicePaymentSchema } from './payments.ts';

/** How many days after its date an invoice is due, where the channel says nothing else. */
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
  /** The tax within the amount. */
  tax: z.int(),
  /** In percent; null where no tax is charged. */
  taxRate: z.number().nullable(),
  /** What of the trip's cost can still be credited; changes with each credit note. */
  left: z.int(),
});
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;

/** Whom an invoice is for, as it was when the invoice was written. */
export const invoiceBuyerSchema = z.object({
  name: z.string(),
  address: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().nullable(),
  taxNumber: z.string().nullable(),
  purchaseOrder: z.string().nullable(),
});
export type InvoiceBuyer = z.infer<typeof invoiceBuyerSchema>;

/** How an invoice is paid. */
export const payToSchema = z.object({
  accountName: z.string().nullable(),
  account: z.string().nullable(),
  branch: z.string().nullable(),
  reference: z.string(),
  terms: z.string().nullable(),
});
export type PayTo = z.infer<typeof payToSchema>;

/** What of an invoice has the same rate of tax. Minor units; together they are its total. */
export const invoiceTaxSchema = z.object({
  /** In percent; null where no tax is charged. */
  rate: z.number().nullable(),
  net: z.int(),
  tax: z.int(),
});
export type InvoiceTax = z.infer<typeof invoiceTaxSchema>;

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
  /** The day of that invoice. */
  correctsOn: z.iso.date().nullable(),
  reason: z.string().nullable(),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  status: z.enum(INVOICE_STATUSES),
  paidAt: z.iso.datetime().nullable(),
  currency: z.string(),
  /**
   * The tax that the total includes; null where none is charged. The rate is null if its trips have
   * several, which `taxes` names.
   */
  tax: z
    .object({ kind: z.enum(TAX_KINDS), rate: z.number().nullable(), amount: z.int() })
    .nullable(),
  /** By rate, the highest first; empty where none is charged. */
  taxes: z.array(invoiceTaxSchema),
  total: z.int(),
  /** What credit notes about it give back, minor units; 0 on credit notes. */
  credited: z.int(),
  /** What was paid of it, the first payment first. Minor units. */
  received: z.int(),
  payments: z.array(invoicePaymentSchema),
  seller: printedSellerSchema.nullable(),
  /** Null on documents that were written before these two were kept. */
  buyer: invoiceBuyerSchema.nullable(),
  payTo: payToSchema.nullable(),
  lines: z.array(invoiceLineSchema),
  /** Numbers of the credit notes about it. */
  creditedBy: z.array(z.string()),
});
export type InvoiceDetails = z.infer<typeof invoiceDetailsSchema>;

export const invoiceSumSchema = z.object({ count: z.int(), total: z.int() });
/**
 * The invoices of all accounts of the caller, or of one of them, by status: what is left to pay, or what was paid.
 * Minor units.
 */
export const invoiceSummarySchema = z.object({
  open: invoiceSumSchema,
  overdue: invoiceSumSchema,
  paid: invoiceSumSchema,
});
export type InvoiceSummary = z.infer<typeof invoiceSummarySchema>;

/** An invoice that is not written yet, because it would lack what the law demands. */
export const heldInvoiceSchema = z.object({
  corporationId: z.uuid(),
  corporationName: z.string(),
  month: z.string(),
  tripCount: z.int(),
  /** Minor units, with tax. */
  total: z.int(),
  missing: z.array(z.enum(DEMANDS)),
});
export type HeldInvoice = z.infer<typeof heldInvoiceSchema>;
export const heldInvoicesSchema = z.object({ held: z.array(heldInvoiceSchema) });

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
