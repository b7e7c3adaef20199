import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WebhookAttempt } from '../../../contract/webhooks/calls.ts';
import type { DeliveryState, WebhookType } from '../../../contract/webhooks/events.ts';
import { corporations } from './accounts.ts';
import { channelId, createdAt, id, instant, lifecycle } from './columns.ts';

/** Where the systems of an account, or of the operator, are told what happened. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    channelId: channelId(),
    id: id(),
    /** Null for an endpoint of the operator, which is told about all accounts. */
    corporationId: uuid('corporation_id'),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** None: all types. */
    types: text('types').array().$type<WebhookType[]>().notNull(),
    status: text('status').$type<'active' | 'inactive'>().notNull(),
    /** When it was switched off because nothing could be delivered; null if somebody did it. */
    switchedOffAt: instant('switched_off_at'),
    /** When the first of the attempts was that have all failed since. */
    failingSince: instant('failing_since'),
    ...lifecycle(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    index('webhook_endpoints_of_account').on(t.channelId, t.corporationId),
  ],
);

/** The secrets that sign what an endpoint gets: the present one, and one that still does. */
export const webhookSecrets = pgTable(
  'webhook_secrets',
  {
    channelId: channelId(),
    id: id(),
    endpointId: uuid('endpoint_id').notNull(),
    /** Without it nothing could be signed, so it is no hash. Only jobs may read it. */
    secret: text('secret').notNull(),
    /** When it stops signing because there is a new one; null for the present one. */
    endsAt: instant('ends_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.endpointId],
      foreignColumns: [webhookEndpoints.channelId, webhookEndpoints.id],
    }).onDelete('cascade'),
    uniqueIndex('webhook_secrets_present')
      .on(t.channelId, t.endpointId)
      .where(sql`${t.endsAt} is null`),
  ],
);

/**
 * One event for one endpoint, written by triggers in the transaction that makes it true. What an
 * event says is kept here as it was then, and names nobody.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    channelId: channelId(),
    id: id(),
    endpointId: uuid('endpoint_id').notNull(),
    /** The account of the endpoint. */
    corporationId: uuid('corporation_id'),
    /** Their order. The events of one trip get theirs while the trip is locked. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    type: text('type').notNull(),
    /** The id of the trip or other row that it is about: events about one are sent in their order. */
    subject: uuid('subject').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    occurredAt: instant('occurred_at').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    /** How often it was tried since it was last asked for. */
    tries: integer('tries').notNull().default(0),
    /** While it is queued: when it is tried. */
    nextAttemptAt: instant('next_attempt_at'),
    attempts: jsonb('attempts').$type<WebhookAttempt[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.endpointId],
      foreignColumns: [webhookEndpoints.channelId, webhookEndpoints.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    index('webhook_deliveries_of_endpoint').on(t.channelId, t.endpointId, t.position),
    index('webhook_deliveries_open')
      .on(t.channelId, t.endpointId, t.subject, t.position)
      .where(sql`${t.state} in ('waiting', 'queued')`),
    index('webhook_deliveries_waiting')
      .on(t.position)
      .where(sql`${t.state} = 'waiting'`),
    index('webhook_deliveries_age').on(t.occurredAt),
  ],
);
