import { z } from 'zod';
import { DELIVERY_STATES } from './events.ts';

const id = z.uuid();
const instant = z.iso.datetime();

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
