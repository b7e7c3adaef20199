import { z } from 'zod';
import { daySchema } from '../core/instant.ts';
import { emailSchema } from '../core/textSchemas.ts';

const line = (max: number) => z.string().trim().min(1).max(max).nullable();

/** The longest term that somebody agrees to, in days. */
export const MAX_PAYMENT_DAYS = 365;

/** What invoices of an account say about it, and who gets them. Null where nothing was entered. */
export const billingSchema = z.strictObject({
  /** The name of the company in law, where it is not the name of the account. */
  legalName: line(255),
  /** Street, town and postal code, in lines. */
  address: line(500),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'choice' })
    .nullable(),
  /** The VAT number, ABN and the like. */
  taxNumber: line(40),
  /** The account's own number of the order that its invoices belong to. */
  purchaseOrder: line(60),
  /** Who gets the invoices by mail; the main contact where there is nobody. */
  emails: z.array(emailSchema).max(10),
  /** Days from an invoice to its payment; null for the channel's. */
  paymentDays: z.int().min(0).max(MAX_PAYMENT_DAYS).nullable(),
});
export type Billing = z.output<typeof billingSchema>;

export const NO_BILLING: Billing = {
  legalName: null,
  address: null,
  country: null,
  taxNumber: null,
  purchaseOrder: null,
  emails: [],
  paymentDays: null,
};

/** A rate of tax and the first day on which it applies. */
export const taxRateSchema = z.strictObject({
  validFrom: daySchema,
  /** In percent; null while the fleet is not registered for the tax. */
  rate: z.number().min(0).max(100).nullable(),
});
export type TaxRate = z.output<typeof taxRateSchema>;

export const MAX_TAX_RATES = 50;

/** The rates of a fleet, in any order. Days before the first have the channel's rate. */
export const taxRatesSchema = z.strictObject({
  rates: z
    .array(taxRateSchema)
    .max(MAX_TAX_RATES)
    .refine((rates) => new Set(rates.map(({ validFrom }) => validFrom)).size === rates.length, {
      error: 'twice',
    }),
});
export type TaxRates = z.output<typeof taxRatesSchema>;

/**
 * The rate of a day.
 * @param otherwise where no rate of the fleet applies yet
 */
export function rateOn(
  rates: readonly TaxRate[],
  day: string,
  otherwise: number | null,
): number | null {
  const valid = rates.filter(({ validFrom }) => validFrom <= day);
  const last = valid.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0];
  return last ? last.rate : otherwise;
}
