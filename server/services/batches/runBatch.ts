import { and, eq, inArray } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import type { AppContext } from '../../context.ts';
import { batches } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requester } from '../requester.ts';
import { type BatchKey, isBatch } from './batch.ts';
import { settleNext } from './settle.ts';

/**
 * Completes a batch, chunk by chunk: works out the outcomes for its rows, or changes them. After a
 * crash it continues after the last finished chunk. Changes that its owner may not make any more
 * are refused row by row; if the owner may not sign in any more, the batch ends.
 */
export async function runBatch(app: AppContext, key: BatchKey): Promise<void> {
  const { database } = app;
  const [batch] = await database.orm.select().from(batches).where(isBatch(key));
  if (!batch || batch.state === 'READY' || batch.state === 'DONE') return;
  // A batch that was undone meanwhile does not continue.
  const isUndone = await database.orm.$count(batches, eq(batches.undoes, batch.id));
  const ctx = await requester(app, batch, 'en');
  if (!ctx || isUndone > 0) return fail(app, key);
  try {
    await database.orm
      .update(batches)
      .set({ state: 'RUNNING', finishedAt: null })
      .where(and(isBatch(key), inArray(batches.state, ['QUEUED', 'FAILED'])));
    while (await inTransaction(database, (tx) => settleNext(tx, ctx, key)));
  } catch (error) {
    await fail(app, key);
    // Their role no longer allows it, so trying again is no use.
    if (error instanceof DomainError && error.code === 'FORBIDDEN') return;
    throw error;
  }
}

const fail = async (app: AppContext, key: BatchKey): Promise<void> =>
  void (await app.database.orm
    .update(batches)
    .set({ state: 'FAILED', finishedAt: app.now() })
    .where(and(isBatch(key), inArray(batches.state, ['QUEUED', 'RUNNING']))));
