import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../context.ts';

/**
 * Makes others who lock one of these names wait until this transaction ends. The names are locked
 * in the given order, in one statement: later reads see everything that the others have committed.
 */
export async function lockNames(tx: Transaction, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const locks: SQL[] = names.map(
    (name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
  );
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`);
}
