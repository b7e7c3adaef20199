import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bookings } from './bookings.ts';
import { channelId, createdAt, id, instant } from './columns.ts';

/** Of a person's templates, no two have the same name, whatever its case. */
export const TEMPLATE_NAME_UNIQUE = 'trip_templates_name_unique';

/** Trips that people keep under a name to book them again. Its account is that of the trip. */
export const tripTemplates = pgTable(
  'trip_templates',
  {
    channelId: channelId(),
    id: id(),
    ownerId: uuid('owner_id').notNull(),
    name: text('name').notNull(),
    bookingId: uuid('booking_id').notNull(),
    /** With every admin of the trip's account. */
    isShared: boolean('is_shared').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({ columns: [t.channelId, t.ownerId], foreignColumns: [users.channelId, users.id] }),
    foreignKey({
      columns: [t.channelId, t.bookingId],
      foreignColumns: [bookings.channelId, bookings.id],
    }).onDelete('cascade'),
    uniqueIndex(TEMPLATE_NAME_UNIQUE).on(t.channelId, t.ownerId, sql`lower(${t.name})`),
    index('trip_templates_by_booking').on(t.channelId, t.bookingId),
  ],
);
