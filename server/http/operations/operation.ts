import { z } from 'zod';
import {
  ACTIVITY_PERIODS,
  activitySchema,
  operationStateSchema,
  triedAgainSchema,
  tryAgainSchema,
} from '../../../contract/operation/calls.ts';
import { readState, showActivity } from '../../services/operation/readState.ts';
import { tryAgain } from '../../services/operation/troubledJobs.ts';
import { defineOperation } from '../operation.ts';

export const operationOperations = [
  defineOperation({
    id: 'showOperation',
    summary:
      'Show how the server is: outside services, queues, failed jobs and mails and, to the operator, its processes, storage and backup',
    method: 'get',
    path: '/v1/operation',
    roles: ['bookingChannelAdmin'],
    response: operationStateSchema,
    load: 'list',
    handle: (ctx) => readState({ ctx, input: undefined }),
  }),
  defineOperation({
    id: 'showActivity',
    summary: 'Show calls, latency and jobs of the channel in all processes, step by step',
    method: 'get',
    path: '/v1/operation/activity',
    roles: ['bookingChannelAdmin'],
    query: z.strictObject({ period: z.enum(ACTIVITY_PERIODS).default('day') }),
    response: activitySchema,
    load: 'list',
    handle: (ctx, { query: input }) => showActivity({ ctx, input }),
  }),
  defineOperation({
    id: 'tryJobsAgain',
    summary:
      'Try failed jobs and mails again, and those at once that wait for their next try. Others are left alone',
    method: 'post',
    path: '/v1/operation/try-again',
    roles: ['bookingChannelAdmin'],
    body: tryAgainSchema,
    response: triedAgainSchema,
    handle: (ctx, { body: input }) => tryAgain({ ctx, input }),
  }),
];
