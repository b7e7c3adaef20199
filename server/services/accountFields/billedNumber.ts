import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../context.ts';
import { fleetAccounts } from '../../db/tables/index.ts';

/** Columns or values of the surrounding statement. */
interface Billed {
  channelId: SQLWrapper;
  fleetId: SQLWrapper;
  corporationId: SQLWrapper;
}

/**
 * The number by which a fleet bills an account, as a part of a statement; null where it has none.
 * An index ensures that an account has at most one number at a fleet.
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
