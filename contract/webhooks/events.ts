/** What webhooks tell: the types of their events, as CloudEvents name them. */
export const WEBHOOK_TYPES = [
  'trip.created',
  'trip.changed',
  'trip.price-changed',
  'trip.cancelled',
  'invoice.created',
  'invoice.changed',
  'import.finished',
  'person.created',
  'person.changed',
  'person.deleted',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** The event of a test, which nobody can subscribe to. */
export const TEST_TYPE = 'webhook.test';

/** `held`: the endpoint was switched off before it was told; it is sent when somebody asks for that. */
export const DELIVERY_STATES = ['waiting', 'queued', 'delivered', 'failed', 'held'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** For how long a former secret still signs beside the new one. */
export const FORMER_SECRET_MINUTES = 24 * 60;
/** The most endpoints of an account, or of the operator. */
export const MOST_ENDPOINTS = 50;
/** For how long deliveries are kept, so that they can be sent again. */
export const DELIVERY_KEPT_DAYS = 30;
