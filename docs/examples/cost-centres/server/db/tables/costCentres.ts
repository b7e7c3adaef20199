import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { corporations } from './accounts.ts';
import { channelId, id, lifecycle } from './columns.ts';

export const costCentres = pgTable(
  'cost_centres',
  {
    channelId: channelId(),
    id: id(),
    corporationId: uuid('corporation_id').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    status: text('status').$type<'active' | 'inactive'>().notNull(),
    ...lifecycle(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    index('cost_centres_by_code').on(t.channelId, t.corporationId, t.code),
  ],
);
