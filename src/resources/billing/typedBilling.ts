import {
  type Billing,
  billingSchema,
  MAX_PAYMENT_DAYS,
} from '../../../contract/invoices/billing.ts';

/** The fields of the form, as they are typed. */
export type TypedBilling = Record<keyof Billing, string>;

/** What was stored, as somebody would type it. */
export const typedOf = (billing: Billing): TypedBilling => ({
  legalName: billing.legalName ?? '',
  address: billing.address ?? '',
  country: billing.country ?? '',
  taxNumber: billing.taxNumber ?? '',
  purchaseOrder: billing.purchaseOrder ?? '',
  emails: billing.emails.join(', '),
  paymentDays: billing.paymentDays === null ? '' : String(billing.paymentDays),
});

const orNull = (text: string) => text.trim() || null;
const isDays = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= MAX_PAYMENT_DAYS;

/** @returns what was typed as it is stored, and the fields that are wrong */
export function readBilling(typed: TypedBilling): {
  billing: Billing;
  wrong: ReadonlySet<keyof Billing>;
} {
  const days = typed.paymentDays.trim();
  const emails = typed.emails.split(/[\s,;]+/).filter(Boolean);
  const billing: Billing = {
    legalName: orNull(typed.legalName),
    address: orNull(typed.address),
    country: orNull(typed.country),
    taxNumber: orNull(typed.taxNumber),
    purchaseOrder: orNull(typed.purchaseOrder),
    emails,
    paymentDays: isDays(days) ? Number(days) : null,
  };
  const wrong = new Set<keyof Billing>();
  if (days !== '' && !isDays(days)) wrong.add('paymentDays');
  if (!billingSchema.shape.emails.safeParse(emails).success) wrong.add('emails');
  return { billing, wrong };
}
