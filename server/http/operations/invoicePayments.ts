import { z } from 'zod';
import { daySchema } from '../../../contract/core/instant.ts';
import { ROLES } from '../../../contract/core/roles.ts';
import { invoiceDetailsSchema } from '../../../contract/invoices/calls.ts';
import {
  ageingSchema,
  newPaymentSchema,
  statementSchema,
} from '../../../contract/invoices/payments.ts';
import { recordPayment, withdrawPayment } from '../../services/invoices/pay.ts';
import { readAgeing, readStatement } from '../../services/invoices/statement.ts';
import { defineOperation } from '../operation.ts';

export const invoicePaymentOperations = [
  defineOperation({
    id: 'recordInvoicePayment',
    summary: 'Record what an account paid of an invoice',
    method: 'post',
    path: '/v1/invoices/{id}/payments',
    roles: ['bookingChannelAdmin'],
    problems: ['IS_CREDIT_NOTE'],
    params: z.strictObject({ id: z.uuid() }),
    body: newPaymentSchema,
    response: invoiceDetailsSchema,
    status: 201,
    handle: (ctx, { params: { id }, body: payment }) =>
      recordPayment({ ctx, input: { id, payment } }),
  }),
  defineOperation({
    id: 'withdrawInvoicePayment',
    summary: 'Take back a payment that was recorded by mistake',
    method: 'delete',
    path: '/v1/invoice-payments/{id}',
    roles: ['bookingChannelAdmin'],
    params: z.strictObject({ id: z.uuid() }),
    response: invoiceDetailsSchema,
    handle: (ctx, { params: input }) => withdrawPayment({ ctx, input }),
  }),
  defineOperation({
    id: 'getInvoiceAgeing',
    summary: 'Show what each account has left to pay, by the days since it was to be paid',
    method: 'get',
    path: '/v1/invoices/ageing',
    roles: ['bookingChannelAdmin'],
    response: ageingSchema,
    handle: (ctx) => readAgeing({ ctx, input: undefined }),
  }),
  defineOperation({
    id: 'getAccountStatement',
    summary: 'Show what an account was invoiced and has paid, and what it owes after each',
    method: 'get',
    path: '/v1/invoices/statement',
    roles: ROLES,
    problems: ['NOT_FOUND'],
    query: z.strictObject({
      corporationId: z.uuid(),
      from: daySchema.optional(),
      to: daySchema.optional(),
    }),
    response: statementSchema,
    handle: (ctx, { query: input }) => readStatement({ ctx, input }),
  }),
];
