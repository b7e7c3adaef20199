import { z } from 'zod';
import {
  cardGroupsSchema,
  paymentMethodSchema,
  setupSecretRequestSchema,
  setupSecretSchema,
  storeCardSchema,
} from '../../../contract/booking/payment.ts';
import { providerNameSchema } from '../../../contract/booking/request.ts';
import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from '../../../contract/core/listLimits.ts';
import { changeCardGroups } from '../../services/payments/cardGroups.ts';
import { getCard, listPaymentMethods } from '../../services/payments/cards.ts';
import { beginCardSetup, deleteCard, storeCard } from '../../services/payments/changeCards.ts';
import { Counted, defineOperation } from '../operation.ts';
import { wholeNumber } from './query.ts';

const params = z.strictObject({ id: z.uuid() });

export const paymentOperations = [
  defineOperation({
    id: 'listPaymentMethods',
    summary:
      'List how an account can pay: by business account and in cash where the channel allows it, and with its saved cards',
    method: 'get',
    path: '/v1/payment-methods',
    roles: ['corporationAdmin'],
    load: 'booking',
    query: z.strictObject({
      corporationId: z.uuid(),
      paymentProviderName: providerNameSchema
        .optional()
        .describe('Leaves out the cards that another processor keeps.'),
      page: wholeNumber(0, 1000).default(0),
      maxPerPage: wholeNumber(1, MAX_PER_PAGE).default(DEFAULT_PER_PAGE),
    }),
    response: z.array(paymentMethodSchema),
    isCounted: true,
    async handle(ctx, { query: { page, maxPerPage, ...input } }) {
      const all = await listPaymentMethods({ ctx, input });
      return new Counted(all.slice(page * maxPerPage, (page + 1) * maxPerPage), all.length);
    },
  }),
  defineOperation({
    id: 'getPaymentMethod',
    summary: 'Read a saved card',
    method: 'get',
    path: '/v1/payment-methods/{id}',
    roles: ['corporationAdmin'],
    params,
    response: paymentMethodSchema,
    handle: (ctx, { params: input }) => getCard({ ctx, input }),
  }),
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
    response: paymentMethodSchema,
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
    response: paymentMethodSchema,
    handle: (ctx, { params: { id }, body: change }) =>
      changeCardGroups({ ctx, input: { id, change } }),
  }),
  defineOperation({
    id: 'deleteCard',
    summary: 'Delete a saved card. Trips that were booked with it keep their hold',
    method: 'delete',
    path: '/v1/payment-methods/{id}',
    roles: ['corporationAdmin'],
    params,
    query: z.strictObject({
      corporationId: z.uuid().optional().describe('The account of the card; it need not be named.'),
    }),
    response: paymentMethodSchema,
    handle: (ctx, { params: { id }, query: { corporationId } }) =>
      deleteCard({ ctx, input: { id, corporationId } }),
  }),
];
