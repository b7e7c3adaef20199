import { sql } from 'drizzle-orm';
import { text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

/** Instants leave the driver as Date and the API as ISO 8601 in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Every tenant table leads its key with the channel, so that an engine can shard by it. */
export const channelId = () => text('channel_id').notNull();

/** Time-ordered ids keep inserts at one end of the index. */
export const id = () =>
  uuid('id')
    .notNull()
    .$defaultFn(() => uuidv7());

export const createdAt = () =>
  instant('created_at')
    .notNull()
    .default(sql`now()`);

/** Columns of a row that people write: `deletedAt` is set while the row is deleted. */
export const lifecycle = () => ({
  createdAt: createdAt(),
  updatedAt: instant('updated_at')
    .notNull()
    .default(sql`now()`),
  deletedAt: instant('deleted_at'),
});
