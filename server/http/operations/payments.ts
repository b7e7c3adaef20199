import { z } from 'zod';
import {
  cardGroupsSchema,
  setupSecretRequestSchema,
  setupSecretSchema,
  storeCardSchema,
} from '../../../contract/booking/payment.ts';
import { rowSchema } from '../../../contract/core/schemas.ts';
import { paymentMethods } from '../../../contract/resources/paymentMethods.ts';
import {
  beginCardSetup,
  changeCardGroups,
  storeCard,
} from '../../services/payments/changeCards.ts';
import { defineOperation } from '../operation.ts';

const params = z.strictObject({ id: z.uuid() });

export const paymentOperations = [
  defineOperation({
    id: 'beginCardSetup',
    summary:
      'Get a secret with which the browser sets up a card, which has to be stored afterwards',
    method: 'post',
    path: '/v1/payment-methods/setup-secret',
    roles: ['corporationAdmin'],
    load: 'booking',
    body: setupSecretRequestSchema,
    response: setupSecretSchema,
    handle: (ctx, { body: input }) => beginCardSetup({ ctx, input }),
  }),
  defineOperation({
    id: 'storeCard',
    summary: 'Store a card that was set up for the account',
    method: 'post',
    path: '/v1/payment-methods',
    roles: ['corporationAdmin'],
    load: 'booking',
    body: storeCardSchema,
    response: rowSchema(paymentMethods),
    status: 201,
    handle: (ctx, { body: input }) => storeCard({ ctx, input }),
  }),
  defineOperation({
    id: 'changeCardGroups',
    summary: 'Choose the groups whose passengers a card pays for',
    method: 'post',
    path: '/v1/payment-methods/{id}/groups',
    roles: ['corporationAdmin'],
    params,
    body: cardGroupsSchema,
    response: rowSchema(paymentMethods),
    handle: (ctx, { params: { id }, body: change }) =>
      changeCardGroups({ ctx, input: { id, change } }),
  }),
];
