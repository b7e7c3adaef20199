import {
  type Credit,
  invoiceDetailsSchema,
  invoiceSummarySchema,
} from '../../contract/invoices/calls.ts';
import {
  ageingSchema,
  type NewPayment,
  statementSchema,
} from '../../contract/invoices/payments.ts';
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

/** Records what an account paid of an invoice. */
export const recordPayment = (id: string, payment: NewPayment, idempotencyKey: string) =>
  callApi(`${pathOf(id)}/payments`, {
    method: 'POST',
    body: payment,
    idempotencyKey,
    response: invoiceDetailsSchema,
  });

/** Takes back a payment that was recorded by mistake. */
export const withdrawPayment = (id: string) =>
  callApi(`/invoice-payments/${id}`, { method: 'DELETE', response: invoiceDetailsSchema });

/** What each account has left to pay, by the days since it was to be paid. */
export const invoiceAgeing = ({ signal }: Read = {}) =>
  callApi('/invoices/ageing', { response: ageingSchema, signal });

/** What an account was invoiced and has paid. */
export const accountStatement = (corporationId: string, { signal }: Read = {}) =>
  callApi('/invoices/statement', { query: { corporationId }, response: statementSchema, signal });
