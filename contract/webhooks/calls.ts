import { z } from 'zod';
import { DELIVERY_STATES, WEBHOOK_TYPES } from './events.ts';

const id = z.uuid();
const instant = z.iso.datetime();

export const webhookTypesSchema = z
  .array(z.enum(WEBHOOK_TYPES))
  .max(WEBHOOK_TYPES.length)
  .describe('The types of events that are sent; none for all of them.');

const settings = {
  url: z.string().trim().max(500).describe('Where events are sent with POST.'),
  types: webhookTypesSchema,
  description: z.string().trim().max(200),
  isActive: z.boolean(),
};

/** An endpoint as it is made. */
export const newWebhookEndpointSchema = z.strictObject({
  corporationId: id.nullable().default(null).describe('Null for an endpoint of the operator.'),
  url: settings.url,
  types: settings.types.default([]),
  description: settings.description.default(''),
});
/** What of an endpoint can be changed. */
export const webhookEndpointChangeSchema = z.strictObject(settings).partial();

export const webhookEndpointSchema = z.object({
  id,
  corporationId: id.nullable(),
  url: z.string(),
  types: webhookTypesSchema,
  description: z.string(),
  isActive: z.boolean(),
  switchedOffAt: instant
    .nullable()
    .describe('When it was switched off because nothing could be delivered for three days.'),
  failingSince: instant.nullable().describe('Since when no delivery has succeeded.'),
  waiting: z.int().describe('How many events are not delivered yet.'),
  hasSecret: z.boolean(),
  formerEndsAt: instant.nullable(),
  createdAt: instant,
});
export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>;

export const webhookAttemptSchema = z.object({
  at: instant,
  tookMs: z.int(),
  status: z.int().nullable().describe('Null if there was no answer.'),
  answer: z.string().describe('The beginning of the answer, or why there was none.'),
});
export type WebhookAttempt = z.infer<typeof webhookAttemptSchema>;

export const webhookDeliverySchema = z.object({
  id,
  type: z.string(),
  subject: z.string(),
  state: z.enum(DELIVERY_STATES),
  occurredAt: instant,
  nextAttemptAt: instant.nullable(),
  request: z.string().describe('The body that is sent.'),
  attempts: z.array(webhookAttemptSchema).describe('The latest ones, the last one first.'),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** Which deliveries of an endpoint are listed, the latest first. */
export const webhookDeliveriesQuery = z.strictObject({
  state: z.enum(DELIVERY_STATES).optional(),
  before: id.optional().describe('The last delivery of the page before.'),
});

/** Either one delivery, or those of a period. */
export const webhookResendSchema = z
  .strictObject({
    deliveryId: id.optional(),
    from: instant.optional(),
    to: instant.optional(),
    onlyUndelivered: z.boolean().default(false),
  })
  .refine(({ deliveryId, from }) => (deliveryId === undefined) !== (from === undefined), {
    error: 'required',
    path: ['from'],
  });
export const webhooksResentSchema = z.object({ count: z.int() });
