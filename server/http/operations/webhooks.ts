import { z } from 'zod';
import { ROLES } from '../../../contract/core/roles.ts';
import { issuedSecretSchema } from '../../../contract/identity/apiKeys.ts';
import {
  newWebhookEndpointSchema,
  webhookDeliveriesQuery,
  webhookDeliverySchema,
  webhookEndpointChangeSchema,
  webhookEndpointSchema,
  webhookResendSchema,
  webhooksResentSchema,
} from '../../../contract/webhooks/calls.ts';
import {
  listDeliveries,
  resendWebhooks,
  sendTestEvent,
} from '../../services/webhooks/deliveries.ts';
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
} from '../../services/webhooks/endpoints.ts';
import { issueWebhookSecret } from '../../services/webhooks/secret.ts';
import { defineOperation } from '../operation.ts';

const params = z.strictObject({ id: z.uuid() });
const LIMIT = { burst: 60, perSecond: 0.5 };

/** Endpoints to which events are sent, and the log of what was sent. */
export const webhookOperations = [
  defineOperation({
    id: 'listWebhookEndpoints',
    summary: 'List the endpoints of webhooks',
    method: 'get',
    path: '/v1/webhook-endpoints',
    roles: ROLES,
    response: z.array(webhookEndpointSchema),
    handle: (ctx) => listEndpoints({ ctx, input: undefined }),
  }),
  defineOperation({
    id: 'createWebhookEndpoint',
    summary: 'Add an endpoint, which gets events once it has a secret',
    method: 'post',
    path: '/v1/webhook-endpoints',
    roles: ROLES,
    body: newWebhookEndpointSchema,
    response: webhookEndpointSchema,
    status: 201,
    rateLimit: LIMIT,
    handle: (ctx, { body: input }) => createEndpoint({ ctx, input }),
  }),
  defineOperation({
    id: 'changeWebhookEndpoint',
    summary: 'Change an endpoint, or switch it off or on',
    method: 'patch',
    path: '/v1/webhook-endpoints/{id}',
    roles: ROLES,
    problems: ['CONFLICT'],
    params,
    body: webhookEndpointChangeSchema,
    response: webhookEndpointSchema,
    rateLimit: LIMIT,
    handle: (ctx, { params: { id }, body }) => changeEndpoint({ ctx, input: { ...body, id } }),
  }),
  defineOperation({
    id: 'deleteWebhookEndpoint',
    summary: 'Delete an endpoint and its log',
    method: 'delete',
    path: '/v1/webhook-endpoints/{id}',
    roles: ROLES,
    params,
    handle: (ctx, { params: input }) => deleteEndpoint({ ctx, input }),
  }),
  defineOperation({
    id: 'issueSecretOfWebhookEndpoint',
    summary:
      'Give an endpoint a new secret, answered only once. The former one signs for a day more',
    method: 'post',
    path: '/v1/webhook-endpoints/{id}/secret',
    roles: ROLES,
    // The answer to a call that can be repeated is kept, and a secret must not be.
    idempotency: 'none',
    problems: ['CONFLICT'],
    params,
    response: issuedSecretSchema,
    status: 201,
    rateLimit: LIMIT,
    handle: (ctx, { params: input }) => issueWebhookSecret({ ctx, input }),
  }),
  defineOperation({
    id: 'listWebhookDeliveries',
    summary: 'List what was sent to an endpoint in the last 30 days, the latest first',
    method: 'get',
    path: '/v1/webhook-endpoints/{id}/deliveries',
    roles: ROLES,
    params,
    query: webhookDeliveriesQuery,
    response: z.array(webhookDeliverySchema),
    load: 'list',
    handle: (ctx, { params: { id }, query }) => listDeliveries({ ctx, input: { ...query, id } }),
  }),
  defineOperation({
    id: 'resendWebhooks',
    summary: 'Send an event again, or those of a period, with the same ids',
    method: 'post',
    path: '/v1/webhook-endpoints/{id}/resend',
    roles: ROLES,
    problems: ['CONFLICT'],
    params,
    body: webhookResendSchema,
    response: webhooksResentSchema,
    rateLimit: LIMIT,
    handle: (ctx, { params: { id }, body }) => resendWebhooks({ ctx, input: { ...body, id } }),
  }),
  defineOperation({
    id: 'testWebhookEndpoint',
    summary: 'Send an event for a test',
    method: 'post',
    path: '/v1/webhook-endpoints/{id}/test',
    roles: ROLES,
    problems: ['CONFLICT'],
    params,
    rateLimit: LIMIT,
    handle: (ctx, { params: input }) => sendTestEvent({ ctx, input }),
  }),
];
