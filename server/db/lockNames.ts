import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../context.ts';

/**
 * Makes others who lock one of these names wait until this transaction ends. They are taken in the
 * order given, in one statement: what is read afterwards has seen whatever the others committed.
 */
export async function lockNames(tx: Transaction, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const locks: SQL[] = names.map(
    (name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
  );
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`);
}
