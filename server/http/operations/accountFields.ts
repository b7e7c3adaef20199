import { z } from 'zod';
import { accountFieldSchema } from '../../../contract/booking/accountFields.ts';
import { fleetAccountForBookingSchema } from '../../../contract/booking/calls.ts';
import { dispatchAccountSchema } from '../../../contract/booking/dispatch.ts';
import {
  listAccountFields,
  listFleetAccountsForBooking,
  validateFleetAccount,
} from '../../services/accountFields/fleetAccount.ts';
import { defineOperation } from '../operation.ts';
import { ownChannelId, refuseOtherChannel } from './query.ts';

export const accountFieldOperations = [
  defineOperation({
    id: 'listFleetAccountsForBooking',
    summary:
      'List the fleet accounts under which a fleet can bill an account, starting with the one that is billed',
    method: 'get',
    path: '/v1/fleet-accounts-for-booking',
    roles: ['corporationAdmin'],
    load: 'booking',
    query: z.strictObject({ fleetId: z.uuid(), corporationId: z.uuid() }),
    response: z.array(fleetAccountForBookingSchema),
    handle: (ctx, { query }) => listFleetAccountsForBooking({ ctx, input: query }),
  }),
  defineOperation({
    id: 'listAccountFields',
    summary: 'List what a fleet asks with each trip that is billed to a fleet account',
    method: 'get',
    path: '/v1/account-fields',
    roles: ['corporationAdmin'],
    load: 'booking',
    problems: ['NOT_FOUND'],
    query: z.strictObject({
      /** Id of a fleet account. */
      accountId: z.uuid(),
      fleetId: z.uuid(),
      bookingChannelId: ownChannelId,
    }),
    response: z.array(accountFieldSchema),
    handle: async (ctx, { query: { bookingChannelId, ...input } }) => {
      refuseOtherChannel(ctx, bookingChannelId);
      return listAccountFields({ ctx, input });
    },
  }),
  defineOperation({
    id: 'validateFleetAccount',
    summary: "Check whether a fleet's dispatch system knows an account number",
    method: 'get',
    path: '/v1/fleet-account-validity',
    roles: ['bookingChannelAdmin'],
    query: z.strictObject({ fleetId: z.uuid(), accountNumber: z.string().trim().min(1).max(60) }),
    response: dispatchAccountSchema,
    handle: (ctx, { query }) => validateFleetAccount({ ctx, input: query }),
  }),
];
