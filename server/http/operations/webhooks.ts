import { z } from 'zod';
import { ROLES } from '../../../contract/core/roles.ts';
import { issuedSecretSchema } from '../../../contract/identity/apiKeys.ts';
import {
  webhookDeliveriesQuery,
  webhookDeliverySchema,
  webhookResendSchema,
  webhooksResentSchema,
} from '../../../contract/webhooks/calls.ts';
import {
  listDeliveries,
  resendWebhooks,
  sendTestEvent,
} from '../../services/webhooks/deliveries.ts';
import { issueWebhookSecret } from '../../services/webhooks/secret.ts';
import { defineOperation } from '../operation.ts';

const params = z.strictObject({ id: z.uuid() });
const LIMIT = { burst: 60, perSecond: 0.5 };

/** The secrets of webhooks, and the log of what was sent. */
export const webhookOperations = [
  defineOperation({
    id: 'issueSecretOfWebhookEndpoint',
    summary: 'Give a webhook a new secret, answered only once. The former one signs for a day more',
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
