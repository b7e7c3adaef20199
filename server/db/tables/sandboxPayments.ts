import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

/** Stripe's objects, reduced to what the product and Stripe.js read. Amounts in minor units. */

/** How a test card behaves when it is charged. */
export type CardBehaviour =
  | 'passes'
  | 'authenticates'
  | 'declined'
  | 'declined_later'
  | 'insufficient_funds'
  | 'expired'
  | 'incorrect_cvc';

interface StandInCustomer {
  object: 'customer';
  id: string;
  created: number;
  name: string | null;
  email: string | null;
  metadata: Record<string, string>;
}

export interface StandInMethod {
  object: 'payment_method';
  id: string;
  created: number;
  type: 'card';
  /** Null once it is detached: it can then never be used again. */
  customer: string | null;
  card: {
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    /** Missing on cards of older releases. */
    fingerprint?: string;
  };
  billing_details: { name: string | null; address: { postal_code: string | null } };
  /** Not in Stripe's objects: the behaviour that belongs to the number, which is not stored. */
  behaviour: CardBehaviour;
}

/** The part of Stripe's error that clients branch on. */
export interface StandInError {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error';
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  payment_intent?: StandInPayment;
  setup_intent?: StandInSetup;
}

interface Intent {
  id: string;
  created: number;
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  allowed_payment_method_types: ['card'];
  next_action: { type: 'use_stripe_sdk' } | null;
  metadata: Record<string, string>;
}

export interface StandInPayment extends Intent {
  object: 'payment_intent';
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  capture_method: 'manual';
  last_payment_error: StandInError | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
}

export interface StandInSetup extends Intent {
  object: 'setup_intent';
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  last_setup_error: StandInError | null;
}

export type StandInObject = StandInCustomer | StandInMethod | StandInPayment | StandInSetup;

/** What a webhook says: what happened, and the object at that time. */
export interface StandInEvent {
  object: 'event';
  id: string;
  created: number;
  livemode: false;
  type: string;
  data: { object: StandInPayment | StandInSetup };
}

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
