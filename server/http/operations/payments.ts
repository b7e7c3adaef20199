import { z } from 'zod';
import {
  cardGroupsSchema,
  paymentMethodSchema,
  setupSecretRequestSchema,
  setupSecretSchema,
  storeCardSchema,
} from '../../../contract/booking/payment.ts';
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
    summary: 'How an account can pay: itself and cash as the channel allows, and its saved cards',
    method: 'get',
    path: '/v1/payment-methods',
    roles: ['corporationAdmin'],
    load: 'booking',
    query: z.strictObject({
      corporationId: z.uuid(),
      page: wholeNumber(0, 1000).default(0),
      maxPerPage: wholeNumber(1, MAX_PER_PAGE).default(DEFAULT_PER_PAGE),
    }),
    response: z.array(paymentMethodSchema),
    isCounted: true,
    async handle(ctx, { query: { corporationId, page, maxPerPage } }) {
      const all = await listPaymentMethods({ ctx, input: { corporationId } });
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
    summary: 'A secret to set a card up with in the browser; storing it must follow',
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
    summary: 'Keep a card that was set up for the account',
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
    summary: 'Give a card to groups, whose passengers alone it pays for, or take it from them',
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
    summary: 'Delete a saved card; trips booked with it keep their hold',
    method: 'delete',
    path: '/v1/payment-methods/{id}',
    roles: ['corporationAdmin'],
    params,
    response: paymentMethodSchema,
    handle: (ctx, { params: input }) => deleteCard({ ctx, input }),
  }),
];
