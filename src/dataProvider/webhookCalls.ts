import { z } from 'zod';
import { issuedSecretSchema } from '../../contract/identity/apiKeys.ts';
import { webhookDeliverySchema, webhooksResentSchema } from '../../contract/webhooks/calls.ts';
import type { DeliveryState } from '../../contract/webhooks/events.ts';
import { callApi, type Read } from './http.ts';

/** The API calls about one webhook. All throw `HttpError` as `callApi` does. */

const at = (id: string, what: string) => `/webhook-endpoints/${encodeURIComponent(id)}/${what}`;

/** Gives a webhook a new secret. It is not repeated by itself, because its answer is kept nowhere. */
export const issueWebhookSecret = (id: string) =>
  callApi(at(id, 'secret'), { method: 'POST', response: issuedSecretSchema });

/**
 * A page of what was sent, the latest first.
 * @param before the last delivery of the page before
 */
export const webhookDeliveries = (
  id: string,
  query: { state?: DeliveryState | undefined; before?: string | undefined },
  { signal }: Read = {},
) => callApi(at(id, 'deliveries'), { query, response: z.array(webhookDeliverySchema), signal });

/** Sends one delivery again, or all that were not taken since `from`. */
export const resendWebhooks = (
  id: string,
  which: { deliveryId: string } | { from: string; onlyUndelivered: true },
) =>
  callApi(at(id, 'resend'), {
    method: 'POST',
    body: which,
    response: webhooksResentSchema,
  });

/** Sends an event that says nothing. */
export const testWebhook = (id: string) =>
  callApi(at(id, 'test'), { method: 'POST', response: z.unknown() });
