import {
  type Credit,
  invoiceDetailsSchema,
  invoiceSummarySchema,
} from '../../contract/invoices/calls.ts';
import { callApi, type Read } from './http.ts';

/** The API calls about invoices. All throw `HttpError` as `callApi` does. */

const pathOf = (id: string) => `/invoices/${encodeURIComponent(id)}`;

/** The full content of an invoice, with its trips. */
export const invoiceDetails = (id: string, { signal }: Read = {}) =>
  callApi(`${pathOf(id)}/details`, { response: invoiceDetailsSchema, signal });

/** The open, overdue and paid amounts of all accounts of the caller, or of one of them. */
export const invoiceSummary = (corporationId: string | null, { signal }: Read = {}) =>
  callApi('/invoices/summary', {
    query: { corporationId },
    response: invoiceSummarySchema,
    signal,
  });

/** Marks an invoice as paid or unpaid. */
export const setInvoicePaid = (id: string, isPaid: boolean) =>
  callApi(`${pathOf(id)}/${isPaid ? 'mark-paid' : 'mark-unpaid'}`, {
    method: 'POST',
    response: invoiceDetailsSchema,
  });

/** Refunds the cost of a trip on an invoice, or a part of it, with a credit note. */
export const creditTrip = (id: string, credit: Credit, idempotencyKey: string) =>
  callApi(`${pathOf(id)}/credit`, {
    method: 'POST',
    body: credit,
    idempotencyKey,
    response: invoiceDetailsSchema,
  });
