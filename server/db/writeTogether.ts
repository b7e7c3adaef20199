import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from '../context.ts';
import { andCommit } from './companions.ts';

/**
 * Makes several writes in one statement, which is the last of its transaction and commits it, in a single round trip.
 * None of the writes sees what another one wrote.
 * @param writes inserts and updates that are not sent yet
 * @param needed one more write, with a `returning` clause, that has to change a row
 * @throws an error that `isForNothing` recognises when `needed` changed no row: nothing is committed then
 */
export async function writeTogether(
  tx: Transaction,
  writes: readonly SQLWrapper[],
  needed?: SQLWrapper,
): Promise<void> {
  const parts = writes.map(
    (write, n) => sql`${sql.identifier(`write_${n}`)} as (${write.getSQL()})`,
  );
  if (needed) parts.push(sql`needed as (${needed.getSQL()})`);
  // The statement divides by zero when no row was changed, so that PostgreSQL skips the commit behind it.
  const check = needed ? sql`select 1 / count(*) from needed` : sql`select`;
  await tx.execute(andCommit(sql`with ${sql.join(parts, sql`, `)} ${check}`));
}
