import type { Transaction } from '../context.ts';

/** Thrown to roll back what was done only to see the outcome. */
class RolledBack extends Error {
  readonly found: unknown;
  constructor(found: unknown) {
    super('rolled back');
    this.found = found;
  }
}

/** Does work only to see the outcome: everything that it wrote is rolled back. */
export async function dryRun<T>(
  tx: Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await tx.transaction(async (attempt) => {
      throw new RolledBack(await work(attempt));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.found as T;
    throw error;
  }
}
