import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StandInEvent, StandInObject } from './sandboxObjects.ts';
import { createdAt, instant } from './columns.ts';

/** Customers, cards and intents as the card processor's stand-in keeps them. */
export const sandboxPaymentObjects = pgTable(
  'sandbox_payment_objects',
  {
    id: text('id').primaryKey(),
    data: jsonb('data').$type<StandInObject>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('sandbox_payment_objects_held')
      .on(t.createdAt)
      .where(sql`${t.data} ->> 'status' = 'requires_capture'`),
  ],
);

/** Answers that the stand-in gave to idempotency keys. */
export const sandboxPaymentKeys = pgTable('sandbox_payment_keys', {
  key: text('key').primaryKey(),
  /** SHA-256 of path and parameters. */
  requestHash: text('request_hash').notNull(),
  status: integer('status').notNull(),
  body: jsonb('body').notNull(),
  createdAt: createdAt(),
});

/** Webhooks that the stand-in has still to deliver. */
export const sandboxPaymentEvents = pgTable(
  'sandbox_payment_events',
  {
    id: text('id').primaryKey(),
    event: jsonb('event').$type<StandInEvent>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
  },
  (t) => [index('sandbox_payment_events_due').on(t.nextAttemptAt)],
);
