import type { Transaction } from '../context.ts';

/** Thrown to roll back what was done only to see the outcome. */
class Rehearsed extends Error {
  readonly found: unknown;
  constructor(found: unknown) {
    super('rehearsed');
    this.found = found;
  }
}

/** Does work only to see the outcome: everything that it wrote is rolled back. */
export async function rehearse<T>(
  tx: Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await tx.transaction(async (attempt) => {
      throw new Rehearsed(await work(attempt));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.found as T;
    throw error;
  }
}
