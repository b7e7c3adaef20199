import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { BookingState, BookingStatus } from '../../../contract/booking/status.ts';
import { bookings, type PickupValues } from './bookings.ts';
import { channelId, id, instant } from './columns.ts';

/**
 * New pickup times, which are applied when they are confirmed. There is one for each booking and
 * booker, so that nobody confirms what somebody else chose.
 */
export const bookingPickupChanges = pgTable(
  'booking_pickup_changes',
  {
    channelId: channelId(),
    bookingId: uuid('booking_id').notNull(),
    requestedById: uuid('requested_by_id').notNull(),
    state: text('state').$type<'PENDING' | 'APPLIED' | 'DROPPED' | 'REFUSED'>().notNull(),
    wanted: jsonb('wanted').$type<PickupValues>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When it is dropped if it was not confirmed. */
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.bookingId, t.requestedById] }),
    foreignKey({
      columns: [t.channelId, t.bookingId],
      foreignColumns: [bookings.channelId, bookings.id],
    }),
    index('booking_pickup_changes_pending')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'PENDING'`),
    index('booking_pickup_changes_age').on(t.updatedAt),
  ],
);

/** Every change of state or status with its time. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    channelId: channelId(),
    id: id(),
    bookingId: uuid('booking_id').notNull(),
    state: text('state').$type<BookingState>().notNull(),
    status: text('status').$type<BookingStatus>(),
    occurredAt: instant('occurred_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.bookingId],
      foreignColumns: [bookings.channelId, bookings.id],
    }),
    index('booking_events_by_booking').on(t.channelId, t.bookingId, t.occurredAt),
  ],
);

/** Dispatch events already processed: the same eventId again changes nothing. */
export const dispatchEvents = pgTable(
  'dispatch_events',
  {
    channelId: channelId(),
    eventId: text('event_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    receivedAt: instant('received_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.eventId] })],
);
