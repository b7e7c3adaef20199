import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { channelId, instant } from './columns.ts';

/**
 * The change of somebody's e-mail that has not taken effect. A change that was stopped stays for a while, in which
 * no other can be begun.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    channelId: channelId(),
    userId: uuid('user_id').notNull(),
    email: text('email').notNull(),
    requestedBy: uuid('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    stoppedAt: instant('stopped_at'),
    expiresAt: instant('expires_at').notNull(),
    /** Hashes of what the mailed links contain. */
    confirmHash: text('confirm_hash').notNull(),
    stopHash: text('stop_hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.userId] }),
    foreignKey({ columns: [t.channelId, t.userId], foreignColumns: [users.channelId, users.id] }),
  ],
);
