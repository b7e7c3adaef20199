import type { Channel } from '../../contract/core/channel.ts';
import type { Transaction } from '../context.ts';
import { budgets } from '../db/tables/index.ts';
import type { SeededCorporation } from './accounts.ts';
import { demoId } from './ids.ts';

/** In minor units for each trip that the demo makes, so that large accounts have large budgets. */
const PER_TRIP = 9000;

/** What an account may spend in a year, and each of its groups in a quarter. */
export async function seedBudgets(
  tx: Transaction,
  { id: channelId, currency }: Channel,
  { id: corporationId, about }: SeededCorporation,
  createdAt: Date,
): Promise<void> {
  const idOf = (resource: string, row: string) => demoId(channelId, resource, about.name, row);
  const budget = (name: string, of: Pick<typeof budgets.$inferInsert, 'groupId' | 'period'>) => ({
    channelId,
    id: idOf('budgets', name),
    corporationId,
    name,
    currency,
    createdAt,
    ...of,
  });
  const yearly = about.trips * PER_TRIP;
  await tx.insert(budgets).values([
    { ...budget('All trips', { groupId: null, period: 'year' }), amount: yearly },
    ...about.groups.map((name) => ({
      ...budget(name, { groupId: idOf('employee-groups', name), period: 'quarter' as const }),
      amount: Math.round(yearly / (4 * about.groups.length)),
    })),
  ]);
}
