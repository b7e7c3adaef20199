import type { Channel } from '../../../contract/core/channel.ts';
import type { InvoiceBuyer, PayTo } from '../../../contract/invoices/calls.ts';
import type { Account } from './account.ts';

/** Whom an invoice of an account is for, as it keeps it. */
export const buyerOf = ({ name, billing }: Account): InvoiceBuyer => ({
  name: billing.legalName ?? name,
  address: billing.address,
  country: billing.country,
  taxNumber: billing.taxNumber,
  purchaseOrder: billing.purchaseOrder,
});

/** How an invoice is paid, as it keeps it. */
export function payToOf({ invoicing }: Channel, { code }: Account, number: string): PayTo {
  const { bank, reference = '{number}', terms = null } = invoicing ?? {};
  return {
    accountName: bank?.accountName ?? null,
    account: bank?.account ?? null,
    branch: bank?.branch ?? null,
    reference: reference
      .replaceAll('{number}', number)
      .replaceAll('{code}', code ?? '')
      .trim(),
    terms,
  };
}
