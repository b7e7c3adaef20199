/** The parameter of a list's address that names the invoice whose paper is open. */
export const OPEN_INVOICE = 'invoice';

/** Where an admin of its account sees the paper of an invoice in the console. */
export const invoicePath = (id: string): string =>
  `/payment-methods?tab=invoices&${OPEN_INVOICE}=${encodeURIComponent(id)}`;
