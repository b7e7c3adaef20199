import { sql } from 'drizzle-orm';
import { text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

/** Instants are a Date in the driver, and ISO 8601 in UTC in the API. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The key of every tenant table begins with the channel, so that a database can shard by it. */
export const channelId = () => text('channel_id').notNull();

/** Ids are ordered by time, which keeps inserts at one end of the index. */
export const id = () =>
  uuid('id')
    .notNull()
    .$defaultFn(() => uuidv7());

export const createdAt = () =>
  instant('created_at')
    .notNull()
    .default(sql`now()`);

/** Columns of every row that people write; `deletedAt` is set while the row is deleted. */
export const lifecycle = () => ({
  createdAt: createdAt(),
  updatedAt: instant('updated_at')
    .notNull()
    .default(sql`now()`),
  deletedAt: instant('deleted_at'),
});
