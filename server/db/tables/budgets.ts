import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BudgetPeriod } from '../../../contract/budgets/budget.ts';
import { corporations } from './accounts.ts';
import { channelId, id, lifecycle } from './columns.ts';
import { employeeGroups } from './people.ts';

/** What an account, one of its groups or one of its codes may spend in a period. */
export const budgets = pgTable(
  'budgets',
  {
    channelId: channelId(),
    id: id(),
    corporationId: uuid('corporation_id').notNull(),
    name: text('name').notNull(),
    groupId: uuid('group_id'),
    code: jsonb('code').$type<{ field: string; value: string }>(),
    period: text('period').$type<BudgetPeriod>().notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    ...lifecycle(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    foreignKey({
      columns: [t.channelId, t.groupId],
      foreignColumns: [employeeGroups.channelId, employeeGroups.id],
    }),
    index('budgets_of_account').on(t.channelId, t.corporationId),
    index('budgets_of_group').on(t.channelId, t.groupId),
  ],
);
