import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../context.ts';
import { withNext } from './companions.ts';

/**
 * Makes others who lock one of these names wait until this transaction ends. The names are locked
 * in the given order, in one statement: later reads see everything that the others have committed.
 * It is sent in one message with the next statement.
 */
export async function lockNames(tx: Transaction, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const locks: SQL[] = names.map(
    (name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
  );
  await tx.execute(withNext(sql`select ${sql.join(locks, sql`, `)}`));
}
