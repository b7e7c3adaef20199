import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TripViewState } from '../../../contract/booking/tripView.ts';
import { corporations, users } from './accounts.ts';
import { channelId, createdAt, id, instant } from './columns.ts';

/** Of a person's views, no two have the same name, whatever its case. */
export const VIEW_NAME_UNIQUE = 'trip_views_name_unique';

/** Views of the trip list that people gave a name. */
export const tripViews = pgTable(
  'trip_views',
  {
    channelId: channelId(),
    id: id(),
    ownerId: uuid('owner_id').notNull(),
    name: text('name').notNull(),
    /** `account`: every admin of the account sees it; `channel`: every fleet manager. */
    sharedWith: text('shared_with').$type<'nobody' | 'account' | 'channel'>().notNull(),
    corporationId: uuid('corporation_id'),
    state: jsonb('state').$type<TripViewState>().notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({ columns: [t.channelId, t.ownerId], foreignColumns: [users.channelId, users.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    uniqueIndex(VIEW_NAME_UNIQUE).on(t.channelId, t.ownerId, sql`lower(${t.name})`),
    index('trip_views_shared').on(t.channelId, t.sharedWith, t.corporationId),
  ],
);

/** The view that a person's trip list opens with. */
export const defaultTripViews = pgTable(
  'default_trip_views',
  {
    channelId: channelId(),
    userId: uuid('user_id').notNull(),
    viewId: uuid('view_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.userId] }),
    foreignKey({
      columns: [t.channelId, t.viewId],
      foreignColumns: [tripViews.channelId, tripViews.id],
    }).onDelete('cascade'),
    index('default_trip_views_by_view').on(t.channelId, t.viewId),
  ],
);
