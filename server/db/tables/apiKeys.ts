import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { KeyAccess } from '../../../contract/core/keyAccess.ts';
import { corporations } from './accounts.ts';
import { channelId, createdAt, id, instant, lifecycle } from './columns.ts';

const area = (name: string) => text(name).$type<KeyAccess>().notNull();

/** API keys. `users` has a row with the same id, which rows and histories name as their author. */
export const apiKeys = pgTable(
  'api_keys',
  {
    channelId: channelId(),
    id: id(),
    corporationId: uuid('corporation_id'),
    name: text('name').notNull(),
    trips: area('trips'),
    people: area('people'),
    rules: area('rules'),
    accounts: area('accounts'),
    invoices: area('invoices'),
    fleets: area('fleets'),
    directory: area('directory').default('none'),
    expiresOn: date('expires_on'),
    addresses: text('addresses'),
    status: text('status').$type<'active' | 'inactive'>().notNull(),
    lastUsedAt: instant('last_used_at'),
    ...lifecycle(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    index('api_keys_in_order').on(t.channelId, t.corporationId, t.createdAt),
  ],
);

/** The secrets of API keys: the present one, and former ones that still work. */
export const apiKeySecrets = pgTable(
  'api_key_secrets',
  {
    channelId: channelId(),
    id: id(),
    keyId: uuid('key_id').notNull(),
    /** How the secret begins, which is not secret: it is found by this. */
    start: text('start').notNull(),
    /** SHA-256 of the whole secret. */
    hash: text('hash').notNull(),
    /** When it stops working because there is a new one; null for the present one. */
    endsAt: instant('ends_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.keyId],
      foreignColumns: [apiKeys.channelId, apiKeys.id],
    }),
    uniqueIndex('api_key_secrets_start').on(t.channelId, t.start),
    uniqueIndex('api_key_secrets_present')
      .on(t.channelId, t.keyId)
      .where(sql`${t.endsAt} is null`),
    index('api_key_secrets_by_key').on(t.channelId, t.keyId),
  ],
);
