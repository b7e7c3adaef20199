import { eq } from 'drizzle-orm';
import type { Rule } from '../../contract/policy/rules.ts';
import { bookings } from '../../server/db/tables/index.ts';
import type { BookingServer } from '../support/bookingServer.ts';

/* What the tests of policies share: rules for groups, and the trips that these count. */

/** Leaves no trip that counts for anybody. */
export async function removeTrips({ context }: BookingServer): Promise<void> {
  await context.database.orm.update(bookings).set({ passengerId: null });
}

export async function priceOf({ context }: BookingServer, id: string): Promise<number> {
  const [row] = await context.database.orm
    .select({ total: bookings.total })
    .from(bookings)
    .where(eq(bookings.id, id));
  return row!.total!;
}

export const ruleId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const tripsA = (
  frequencyRuleType: 'day' | 'week' | 'month',
  maxNumberOfBookings: number,
): Rule => ({
  id: ruleId(1),
  type: 'frequency',
  maxNumberOfBookings,
  frequencyRuleType,
});
export const spendingA = (maxAmountRuleType: 'day' | 'week' | 'month', amount: number): Rule => ({
  id: ruleId(2),
  type: 'maxAmount',
  amount,
  maxAmountRuleType,
});
