import { z } from 'zod';
import { meSchema, recipientSchema } from '../../../contract/booking/calls.ts';
import { SEARCH_MAX_LENGTH } from '../../../contract/core/listLimits.ts';
import { ROLES } from '../../../contract/core/roles.ts';
import { inviteEmployee } from '../../services/people/invite.ts';
import { me } from '../../services/people/me.ts';
import { recentRecipients } from '../../services/people/recentRecipients.ts';
import { searchRecipients } from '../../services/people/searchRecipients.ts';
import { inviteUser } from '../../services/users/inviteUser.ts';
import { defineOperation } from '../operation.ts';
import { wholeNumber } from './query.ts';

export const peopleOperations = [
  defineOperation({
    id: 'getMe',
    summary: 'Read the user who is signed in',
    method: 'get',
    path: '/v1/me',
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
    load: 'booking',
    response: meSchema,
    handle: (ctx) => me({ ctx }),
  }),
  defineOperation({
    id: 'searchRecipients',
    summary: 'List the employees and guests of an account for whom trips can be booked',
    method: 'get',
    path: '/v1/recipients',
    roles: ['corporationAdmin'],
    load: 'booking',
    problems: ['NOT_FOUND'],
    query: z.strictObject({
      dynamicSearch: z.string().trim().min(1).max(SEARCH_MAX_LENGTH),
      corporationId: z.uuid(),
      page: wholeNumber(0, 1000).default(0),
    }),
    response: z.array(recipientSchema),
    handle: (ctx, { query: input }) => searchRecipients({ ctx, input }),
  }),
  defineOperation({
    id: 'inviteEmployee',
    summary:
      'Send an employee a mail that says how they get the details of trips that are booked for them',
    method: 'post',
    path: '/v1/business-passengers/{id}/invitation',
    roles: ROLES,
    problems: ['PASSENGER_INACTIVE', 'MAILS_STOPPED', 'INVITED_JUST_NOW'],
    params: z.strictObject({ id: z.uuid() }),
    response: z.object({ invitedAt: z.iso.datetime() }),
    // One call for each press of the button; each person has their own waiting time as well.
    rateLimit: { burst: 30, perSecond: 0.5 },
    handle: (ctx, { params: input }) => inviteEmployee({ ctx, input }),
  }),
  defineOperation({
    id: 'inviteUser',
    summary: 'Send a user a mail that says how to sign in, with a link to set a password',
    method: 'post',
    path: '/v1/users/{id}/invitation',
    roles: ROLES,
    problems: ['USER_INACTIVE', 'INVITED_JUST_NOW'],
    params: z.strictObject({ id: z.uuid() }),
    response: z.object({ invitedAt: z.iso.datetime() }),
    rateLimit: { burst: 30, perSecond: 0.5 },
    handle: (ctx, { params: input }) => inviteUser({ ctx, input }),
  }),
  defineOperation({
    id: 'recentRecipients',
    summary: 'List the passengers for whom the caller, and then others, last booked in an account',
    method: 'get',
    path: '/v1/recent-recipients',
    roles: ['corporationAdmin'],
    load: 'booking',
    problems: ['NOT_FOUND'],
    query: z.strictObject({ corporationId: z.uuid() }),
    response: z.array(recipientSchema),
    handle: (ctx, { query: input }) => recentRecipients({ ctx, input }),
  }),
];
