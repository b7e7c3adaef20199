import { z } from 'zod';
import { daySchema } from '../core/instant.ts';

/** What an account paid of an invoice, as it is recorded. */
export const newPaymentSchema = z.strictObject({
  /** By the channel's clock. */
  paidOn: daySchema,
  /** Minor units; at most what is left to pay. */
  amount: z.int().min(1),
  /** What the bank says about it. */
  reference: z.string().trim().min(1).max(140).nullable(),
});
export type NewPayment = z.output<typeof newPaymentSchema>;

export const invoicePaymentSchema = z.object({
  id: z.uuid(),
  paidOn: z.iso.date(),
  amount: z.int(),
  reference: z.string().nullable(),
});
export type InvoicePayment = z.output<typeof invoicePaymentSchema>;

/** Ages of what is left to pay, by the days since it was to be paid: none, 1 to 30, 31 to 60, 61 to 90, and more. */
export const AGES = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const;
export type Age = (typeof AGES)[number];
const ages = Object.fromEntries(AGES.map((age) => [age, z.int()])) as Record<Age, z.ZodInt>;

/** What an account has left to pay, by its age. Minor units. */
export const accountAgeingSchema = z.object({
  corporationId: z.uuid(),
  corporationName: z.string(),
  ...ages,
});
export type AccountAgeing = z.output<typeof accountAgeingSchema>;
export const ageingSchema = z.object({ accounts: z.array(accountAgeingSchema) });

export const STATEMENT_KINDS = ['invoice', 'creditNote', 'payment'] as const;
/** A line of a statement. Minor units: what it adds to what the account owes, and what it owes then. */
export const statementLineSchema = z.object({
  day: z.iso.date(),
  kind: z.enum(STATEMENT_KINDS),
  /** The document, or for a payment the invoice that it pays. */
  invoiceId: z.uuid(),
  number: z.string(),
  reference: z.string().nullable(),
  amount: z.int(),
  balance: z.int(),
});
export type StatementLine = z.output<typeof statementLineSchema>;
/** What an account was invoiced and has paid. */
export const statementSchema = z.object({
  corporationId: z.uuid(),
  corporationName: z.string(),
  currency: z.string(),
  /** What it owed before the first line. */
  opening: z.int(),
  closing: z.int(),
  lines: z.array(statementLineSchema),
});
export type Statement = z.output<typeof statementSchema>;
