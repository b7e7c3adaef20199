import {
  type Billing,
  billingSchema,
  type TaxRates,
  taxRatesSchema,
} from '../../contract/invoices/billing.ts';
import { heldInvoicesSchema } from '../../contract/invoices/calls.ts';
import { callApi, type Read } from './http.ts';

/** The API calls about what invoices must say. All throw `HttpError` as `callApi` does. */

const billingPath = (id: string) => `/corporations/${encodeURIComponent(id)}/billing`;
const ratesPath = (id: string) => `/fleets/${encodeURIComponent(id)}/tax-rates`;

/** What the invoices of an account say about it. */
export const accountBilling = (id: string, { signal }: Read = {}) =>
  callApi(billingPath(id), { response: billingSchema, signal });

/** Stores what the invoices of an account say about it. */
export const saveAccountBilling = (id: string, billing: Billing) =>
  callApi(billingPath(id), { method: 'PUT', body: billing, response: billingSchema });

/** The rates of tax on the trips of a fleet, the oldest first. */
export const taxRatesOf = (id: string, { signal }: Read = {}) =>
  callApi(ratesPath(id), { response: taxRatesSchema, signal });

/** Replaces the rates of tax on the trips of a fleet. */
export const saveTaxRates = (id: string, rates: TaxRates) =>
  callApi(ratesPath(id), { method: 'PUT', body: rates, response: taxRatesSchema });

/** The invoices that are not written yet, because they would lack what the law demands. */
export const heldInvoices = ({ signal }: Read = {}) =>
  callApi('/invoices/held', { response: heldInvoicesSchema, signal });
