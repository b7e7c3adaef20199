import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/core/languages.ts';
import type { NoticeKind } from '../../../contract/messages/mail/texts.ts';
import { bookings } from './bookings.ts';
import { channelId, createdAt, id, instant } from './columns.ts';

/**
 * Something that people may have to be told, written in the same transaction as the fact itself.
 */
export const bookingNotices = pgTable(
  'booking_notices',
  {
    channelId: channelId(),
    id: id(),
    bookingId: uuid('booking_id').notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    createdAt: createdAt(),
    /** When its mails were written; null until then. */
    handledAt: instant('handled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.bookingId],
      foreignColumns: [bookings.channelId, bookings.id],
    }),
    index('booking_notices_open')
      .on(t.id)
      .where(sql`${t.handledAt} is null`),
    index('booking_notices_age').on(t.createdAt),
  ],
);

/** A mail to one person, ready to be sent. */
export const mails = pgTable(
  'mails',
  {
    channelId: channelId(),
    id: id(),
    /** The fact that it tells; nobody gets the same one twice. */
    fact: text('fact').notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    language: text('language').$type<Language>().notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The trip whose receipt goes with it as a PDF. */
    receiptOf: uuid('receipt_of'),
    /** The trip that goes with it as an event of a calendar. */
    eventOf: uuid('event_of'),
    /** The invoice or credit note that goes with it as a PDF. */
    invoiceId: uuid('invoice_id'),
    /** The address where its reader stops such mails; null for mails that somebody asked for. */
    stopUrl: text('stop_url'),
    state: text('state').$type<'QUEUED' | 'SENT' | 'FAILED'>().notNull().default('QUEUED'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    /** After this moment the mail is of no use any more. */
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    uniqueIndex('mails_once').on(t.channelId, t.fact, t.recipient),
    index('mails_age').on(t.createdAt),
  ],
);
