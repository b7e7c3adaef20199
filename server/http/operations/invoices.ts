import { z } from 'zod';
import { ROLES } from '../../../contract/core/roles.ts';
import { languageOf } from '../../../contract/core/languages.ts';
import {
  creditSchema,
  heldInvoicesSchema,
  INVOICE_FORMATS,
  invoiceDetailsSchema,
  invoiceSummarySchema,
} from '../../../contract/invoices/calls.ts';
import { INVOICE_FILE_PATH } from '../../../contract/invoices/paths.ts';
import { creditTrip } from '../../services/invoices/creditTrip.ts';
import { csvOf, invoiceFileName, pdfOf } from '../../services/invoices/invoiceFile.ts';
import { markPaid, markUnpaid } from '../../services/invoices/pay.ts';
import { heldInvoices } from '../../services/invoices/plan.ts';
import { readInvoice, summariseInvoices } from '../../services/invoices/readInvoice.ts';
import { FileAnswer, wholeFile } from '../file.ts';
import { defineDownload, defineOperation } from '../operation.ts';

const params = z.strictObject({ id: z.uuid() });

export const invoiceOperations = [
  defineOperation({
    id: 'summariseInvoices',
    summary: 'Show what is open, overdue and paid in all accounts of the caller, or in one of them',
    method: 'get',
    path: '/v1/invoices/summary',
    roles: ROLES,
    query: z.strictObject({ corporationId: z.uuid().optional() }),
    response: invoiceSummarySchema,
    handle: (ctx, { query: input }) => summariseInvoices({ ctx, input }),
  }),
  defineOperation({
    id: 'listHeldInvoices',
    summary:
      'List the invoices that are not written yet, because they would lack what the law demands',
    method: 'get',
    path: '/v1/invoices/held',
    roles: ROLES,
    response: heldInvoicesSchema,
    handle: (ctx) => heldInvoices({ ctx, input: undefined }),
  }),
  defineOperation({
    id: 'getInvoiceDetails',
    summary: 'Read an invoice or credit note, with the trips on it',
    method: 'get',
    path: '/v1/invoices/{id}/details',
    roles: ROLES,
    params,
    response: invoiceDetailsSchema,
    handle: (ctx, { params: input }) => readInvoice({ ctx, input }),
  }),
  defineDownload({
    id: 'downloadInvoice',
    summary: 'Download an invoice or credit note as PDF, or its trips as CSV',
    path: INVOICE_FILE_PATH,
    roles: ROLES,
    params,
    query: z.strictObject({
      format: z.enum(INVOICE_FORMATS).default('pdf'),
      lang: z.string().max(20).optional(),
      token: z.string().max(4000).optional(),
    }),
    async open(ctx, { params: input, query: { format, lang } }) {
      const language = lang === undefined ? ctx.language : languageOf(lang);
      const invoice = await readInvoice({ ctx, input });
      return new FileAnswer(
        invoiceFileName(invoice, language, format),
        format === 'csv'
          ? csvOf(invoice, language)
          : wholeFile(pdfOf(ctx.app, invoice, ctx.channel, language)),
      );
    },
  }),
  defineOperation({
    id: 'markInvoicePaid',
    summary: 'Record today’s payment of all that is left of an invoice',
    method: 'post',
    path: '/v1/invoices/{id}/mark-paid',
    roles: ['bookingChannelAdmin'],
    problems: ['IS_CREDIT_NOTE'],
    params,
    response: invoiceDetailsSchema,
    handle: (ctx, { params: input }) => markPaid({ ctx, input }),
  }),
  defineOperation({
    id: 'markInvoiceUnpaid',
    summary: 'Take back the payment that settled an invoice',
    method: 'post',
    path: '/v1/invoices/{id}/mark-unpaid',
    roles: ['bookingChannelAdmin'],
    problems: ['IS_CREDIT_NOTE'],
    params,
    response: invoiceDetailsSchema,
    handle: (ctx, { params: input }) => markUnpaid({ ctx, input }),
  }),
  defineOperation({
    id: 'creditInvoicedTrip',
    summary: 'Write a credit note for the price of a trip on an invoice, or for a part of it',
    method: 'post',
    path: '/v1/invoices/{id}/credit',
    roles: ['bookingChannelAdmin'],
    problems: ['IS_CREDIT_NOTE', 'NOTHING_LEFT_TO_CREDIT'],
    params,
    body: creditSchema,
    response: invoiceDetailsSchema,
    status: 201,
    handle: (ctx, { params: { id }, body: credit }) => creditTrip({ ctx, input: { id, credit } }),
  }),
];
