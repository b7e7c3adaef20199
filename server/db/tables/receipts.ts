import { foreignKey, integer, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { channelId, createdAt } from './columns.ts';

/** The last number that a channel gave to a receipt. */
export const receiptCounters = pgTable(
  'receipt_counters',
  { channelId: channelId(), last: integer('last').notNull() },
  (t) => [primaryKey({ columns: [t.channelId] })],
);

/** The number of a trip's receipt, given when it is first asked for and kept from then on. */
export const receiptNumbers = pgTable(
  'receipt_numbers',
  {
    channelId: channelId(),
    bookingId: uuid('booking_id').notNull(),
    number: integer('number').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.bookingId] }),
    foreignKey({
      columns: [t.channelId, t.bookingId],
      foreignColumns: [bookings.channelId, bookings.id],
    }),
    uniqueIndex('receipt_numbers_once').on(t.channelId, t.number),
  ],
);
