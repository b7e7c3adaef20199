import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ListPreference } from '../../../contract/core/listPreference.ts';
import type { NoticeKind } from '../../../contract/messages/mail/texts.ts';
import { users } from './accounts.ts';
import { channelId, createdAt, instant } from './columns.ts';

/** How somebody wants any of the lists to be shown. */
export const listPreferences = pgTable(
  'list_preferences',
  {
    channelId: channelId(),
    userId: uuid('user_id').notNull(),
    list: text('list').notNull(),
    value: jsonb('value').$type<ListPreference>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.userId, t.list] }),
    foreignKey({ columns: [t.channelId, t.userId], foreignColumns: [users.channelId, users.id] }),
  ],
);

/** Kinds of mails about trips that a user does not want. */
export const mailPreferences = pgTable(
  'mail_preferences',
  {
    channelId: channelId(),
    userId: uuid('user_id').notNull(),
    unwanted: jsonb('unwanted').$type<NoticeKind[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.userId] }),
    foreignKey({ columns: [t.channelId, t.userId], foreignColumns: [users.channelId, users.id] }),
  ],
);

/** Addresses whose owners want no mails about trips as passengers. */
export const stoppedAddresses = pgTable(
  'stopped_addresses',
  {
    channelId: channelId(),
    /** In small letters. */
    address: text('address').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.address] })],
);
