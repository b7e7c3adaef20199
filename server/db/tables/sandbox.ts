import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DispatchBooking, DispatchReport } from '../../../contract/booking/dispatch.ts';
import type { BookingStatus } from '../../../contract/booking/status.ts';
import { channelId, id, instant } from './columns.ts';

/** Trips as the dispatch simulator knows them: the stand-in for a taxi company's own system. */
export const sandboxDispatchTrips = pgTable(
  'sandbox_dispatch_trips',
  {
    fleetId: text('fleet_id').notNull(),
    dispatchId: text('dispatch_id').notNull(),
    bookingId: text('booking_id').notNull(),
    status: text('status').$type<BookingStatus>().notNull(),
    /** The booking as it was pushed. */
    booking: jsonb('booking').$type<DispatchBooking>().notNull(),
    /** Everything reported about it so far. */
    report: jsonb('report').$type<DispatchReport & { status: BookingStatus }>().notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Share of the present leg that has been driven, 0 to 1. */
    progress: doublePrecision('progress').notNull().default(0),
    sequence: integer('sequence').notNull().default(0),
    nextStepAt: instant('next_step_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.fleetId, t.bookingId] }),
    index('sandbox_dispatch_trips_due').on(t.nextStepAt),
  ],
);

/** A file of a mail, its content in base64. */
export interface KeptAttachment {
  name: string;
  type: string;
  content: string;
}

/** Mails as the stand-in for a mail server keeps them. */
export const sandboxMails = pgTable(
  'sandbox_mails',
  {
    channelId: channelId(),
    id: id(),
    /** As mail servers use it: a mail that is sent again is the same mail. */
    messageId: text('message_id').notNull(),
    sender: text('sender').notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attachments: jsonb('attachments').$type<KeptAttachment[]>().notNull().default([]),
    receivedAt: instant('received_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    uniqueIndex('sandbox_mails_once').on(t.channelId, t.messageId),
    index('sandbox_mails_newest').on(t.channelId, t.receivedAt.desc().nullsFirst()),
  ],
);
