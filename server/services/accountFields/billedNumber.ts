import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../context.ts';
import { fleetAccounts } from '../../db/tables/index.ts';

/** Columns or values of the statement that it is part of. */
interface Billed {
  channelId: SQLWrapper;
  fleetId: SQLWrapper;
  corporationId: SQLWrapper;
}

/**
 * The number by which a fleet bills an account, as a part of a statement. An account has one at a fleet at
 * most, which its index keeps; null where it has none.
 */
export function billedNumber(on: Queryable, billed: Billed): SQL<string | null> {
  const number = on
    .select({ accountNumber: fleetAccounts.accountNumber })
    .from(fleetAccounts)
    .where(
      and(
        eq(fleetAccounts.channelId, billed.channelId),
        eq(fleetAccounts.fleetId, billed.fleetId),
        eq(fleetAccounts.corporationId, billed.corporationId),
        isNull(fleetAccounts.deletedAt),
      ),
    )
    .limit(1);
  return sql<string | null>`(${number})`;
}
