import type { Transaction } from '../context.ts';
import type { Database } from './open.ts';
import { repeated } from './repeated.ts';

/**
 * Runs `work` in a transaction, and again from its start when the database ended it because of a
 * race. `work` must do nothing outside the transaction that must not happen twice.
 */
export function inTransaction<T>(
  { pool, orm }: Pick<Database, 'orm' | 'pool'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  // oxlint-disable-next-line no-restricted-properties -- the one place that the rule points to
  return repeated(pool, () => orm.transaction(work));
}
