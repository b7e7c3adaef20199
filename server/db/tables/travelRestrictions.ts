import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Rule } from '../../../contract/policy/rules.ts';
import { corporations } from './accounts.ts';
import { channelId, id, lifecycle } from './columns.ts';

/** The rules are read and written as a whole, so they are kept as one value. */
export const travelRestrictions = pgTable(
  'travel_restrictions',
  {
    channelId: channelId(),
    id: id(),
    corporationId: uuid('corporation_id').notNull(),
    name: text('name').notNull(),
    status: text('status').$type<'active' | 'inactive'>().notNull(),
    appliesToGuests: boolean('applies_to_guests').notNull(),
    rules: jsonb('rules').$type<Rule[]>().notNull(),
    /** The group in whose editor the restriction was made; null: it was made by itself. */
    madeForGroupId: uuid('made_for_group_id'),
    ...lifecycle(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    index('travel_restrictions_by_account').on(t.channelId, t.corporationId),
    index('travel_restrictions_by_group')
      .on(t.channelId, t.madeForGroupId)
      .where(sql`${t.madeForGroupId} is not null`),
  ],
);
