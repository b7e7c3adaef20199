import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/core/languages.ts';
import type { Role } from '../../../contract/core/roles.ts';
import type {
  EventPayload,
  TrackedEventCode,
} from '../../../contract/trackedEvents/trackedEvents.ts';
import { channelId, instant } from './columns.ts';

/** What consoles reported about their use; deleted after a while. */
export const trackedEvents = pgTable(
  'tracked_events',
  {
    channelId: channelId(),
    userId: uuid('user_id').notNull(),
    /** Made by the console: the same event sent again is the same row. */
    id: uuid('id').notNull(),
    userEmail: text('user_email').notNull(),
    userRoles: jsonb('user_roles').$type<Role[]>().notNull(),
    code: text('code').$type<TrackedEventCode>().notNull(),
    pageUri: text('page_uri').notNull(),
    payload: jsonb('payload').$type<EventPayload>().notNull(),
    appVersion: text('app_version').notNull(),
    userAgent: text('user_agent').notNull(),
    locale: text('locale').$type<Language>().notNull(),
    /** By the clock of the device, which may be wrong. */
    deviceTime: instant('device_time').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.userId, t.id] }),
    index('tracked_events_age').on(t.receivedAt),
  ],
);
