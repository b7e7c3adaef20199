import { z } from 'zod';
import { ROLES } from '../../../contract/core/roles.ts';
import { billingSchema, taxRatesSchema } from '../../../contract/invoices/billing.ts';
import { readTaxRates, saveTaxRates } from '../../services/fleets/taxRates.ts';
import { readBilling, saveBilling } from '../../services/invoices/billing.ts';
import { defineOperation } from '../operation.ts';

const params = z.strictObject({ id: z.uuid() });

export const billingOperations = [
  defineOperation({
    id: 'getAccountBilling',
    summary: 'Read what the invoices of an account say about it, and who gets them',
    method: 'get',
    path: '/v1/corporations/{id}/billing',
    roles: ROLES,
    params,
    response: billingSchema,
    handle: (ctx, { params: input }) => readBilling({ ctx, input }),
  }),
  defineOperation({
    id: 'saveAccountBilling',
    summary: 'Change what the invoices of an account say about it, and who gets them',
    method: 'put',
    path: '/v1/corporations/{id}/billing',
    roles: ROLES,
    params,
    body: billingSchema,
    response: billingSchema,
    handle: (ctx, { params: { id }, body: billing }) =>
      saveBilling({ ctx, input: { id, billing } }),
  }),
  defineOperation({
    id: 'getTaxRates',
    summary: 'Read the rates of tax on the trips of a fleet',
    method: 'get',
    path: '/v1/fleets/{id}/tax-rates',
    roles: ['bookingChannelAdmin'],
    params,
    response: taxRatesSchema,
    handle: (ctx, { params: input }) => readTaxRates({ ctx, input }),
  }),
  defineOperation({
    id: 'saveTaxRates',
    summary:
      'Replace the rates of tax on the trips of a fleet; its invoices keep those that they have',
    method: 'put',
    path: '/v1/fleets/{id}/tax-rates',
    roles: ['bookingChannelAdmin'],
    params,
    body: taxRatesSchema,
    response: taxRatesSchema,
    handle: (ctx, { params: { id }, body: { rates } }) =>
      saveTaxRates({ ctx, input: { id, rates } }),
  }),
];
