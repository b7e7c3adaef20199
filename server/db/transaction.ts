import type { Transaction } from '../context.ts';
import { isRetryable } from './errors.ts';
import type { Database } from './open.ts';

const ATTEMPTS = 3;

/**
 * Runs `work` in a transaction, and again from its start when the database ended it because of a
 * race. `work` must do nothing outside the transaction that must not happen twice.
 */
export async function inTransaction<T>(
  database: Pick<Database, 'orm'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-restricted-properties -- the one place that the rule points to
      return await database.orm.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}
