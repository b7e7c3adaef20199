import { z } from 'zod';
import { meSchema, recipientSchema } from '../../../contract/booking/calls.ts';
import { SEARCH_MAX_LENGTH } from '../../../contract/core/listLimits.ts';
import { ROLES } from '../../../contract/core/roles.ts';
import { emailChangeStateSchema, newEmailSchema } from '../../../contract/identity/emailChange.ts';
import { inviteEmployee } from '../../services/people/invite.ts';
import { me } from '../../services/people/me.ts';
import { recentRecipients } from '../../services/people/recentRecipients.ts';
import { searchRecipients } from '../../services/people/searchRecipients.ts';
import {
  emailChangeOf,
  requestEmailChange,
  takeBackEmailChange,
} from '../../services/users/emailChange.ts';
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
    id: 'getEmailChange',
    summary: 'Read the change of a user’s e-mail that has not taken effect',
    method: 'get',
    path: '/v1/users/{id}/email-change',
    roles: ROLES,
    params: z.strictObject({ id: z.uuid() }),
    response: emailChangeStateSchema,
    handle: (ctx, { params: input }) => emailChangeOf({ ctx, input }),
  }),
  defineOperation({
    id: 'requestEmailChange',
    summary:
      'Ask for another e-mail of a user. The caller has just signed in, the new address confirms it by a link, and the former one can stop it for a day',
    method: 'post',
    path: '/v1/users/{id}/email-change',
    roles: ROLES,
    problems: [
      'FRESH_SIGN_IN_REQUIRED',
      'USER_OF_OTHER_ACCOUNTS',
      'USER_INACTIVE',
      'EMAIL_CHANGE_PENDING',
      'EMAIL_CHANGE_STOPPED',
    ],
    params: z.strictObject({ id: z.uuid() }),
    body: newEmailSchema,
    response: emailChangeStateSchema.pick({ change: true }),
    // Two people get a mail each time, and one of them did not ask for it.
    rateLimit: { burst: 10, perSecond: 0.05 },
    handle: (ctx, { params, body }) => requestEmailChange({ ctx, input: { ...params, ...body } }),
  }),
  defineOperation({
    id: 'takeBackEmailChange',
    summary: 'Take back the change of a user’s e-mail that has not taken effect',
    method: 'delete',
    path: '/v1/users/{id}/email-change',
    roles: ROLES,
    problems: ['USER_OF_OTHER_ACCOUNTS'],
    params: z.strictObject({ id: z.uuid() }),
    handle: (ctx, { params: input }) => takeBackEmailChange({ ctx, input }),
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
