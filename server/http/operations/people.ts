import { z } from 'zod';
import { meSchema, recipientSchema } from '../../../contract/booking/calls.ts';
import { SEARCH_MAX_LENGTH } from '../../../contract/core/listQuery.ts';
import { me } from '../../services/people/me.ts';
import { recentRecipients } from '../../services/people/recentRecipients.ts';
import { searchRecipients } from '../../services/people/searchRecipients.ts';
import { defineOperation } from '../operation.ts';
import { wholeNumber } from './query.ts';

export const peopleOperations = [
  defineOperation({
    id: 'getMe',
    summary: 'Who is signed in',
    method: 'get',
    path: '/v1/me',
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
    response: meSchema,
    handle: (ctx) => me({ ctx }),
  }),
  defineOperation({
    id: 'searchRecipients',
    summary: 'Employees and guests of an account whom a trip can be booked for',
    method: 'get',
    path: '/v1/recipients',
    roles: ['corporationAdmin'],
    query: z.strictObject({
      dynamicSearch: z.string().trim().min(1).max(SEARCH_MAX_LENGTH),
      corporationId: z.uuid(),
      page: wholeNumber(0, 1000).default(0),
    }),
    response: z.array(recipientSchema),
    handle: (ctx, { query: input }) => searchRecipients({ ctx, input }),
  }),
  defineOperation({
    id: 'recentRecipients',
    summary: 'Whom the caller, and then others, booked for last in an account',
    method: 'get',
    path: '/v1/recent-recipients',
    roles: ['corporationAdmin'],
    query: z.strictObject({ corporationId: z.uuid() }),
    response: z.array(recipientSchema),
    handle: (ctx, { query: input }) => recentRecipients({ ctx, input }),
  }),
];
