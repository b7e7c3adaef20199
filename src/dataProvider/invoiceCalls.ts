import {
  type Credit,
  invoiceDetailsSchema,
  invoiceSummarySchema,
} from '../../contract/invoices/calls.ts';
import { callApi, type Read } from './http.ts';

/** The API's calls about invoices. All throw `HttpError` as `callApi` does. */

const pathOf = (id: string) => `/invoices/${encodeURIComponent(id)}`;

/** All that an invoice says, with the trips on it. */
export const invoiceDetails = (id: string, { signal }: Read = {}) =>
  callApi(`${pathOf(id)}/details`, { response: invoiceDetailsSchema, signal });

/** What is open and overdue over all accounts of the caller, or in one of them. */
export const invoiceSummary = (corporationId: string | null, { signal }: Read = {}) =>
  callApi('/invoices/summary', {
    query: { corporationId },
    response: invoiceSummarySchema,
    signal,
  });

/** Writes down that an invoice is paid, or takes that back. */
export const setInvoicePaid = (id: string, isPaid: boolean) =>
  callApi(`${pathOf(id)}/${isPaid ? 'mark-paid' : 'mark-unpaid'}`, {
    method: 'POST',
    response: invoiceDetailsSchema,
  });

/** Gives back what a trip on an invoice cost, or a part of it, by a credit note. */
export const creditTrip = (id: string, credit: Credit, idempotencyKey: string) =>
  callApi(`${pathOf(id)}/credit`, {
    method: 'POST',
    body: credit,
    idempotencyKey,
    response: invoiceDetailsSchema,
  });
