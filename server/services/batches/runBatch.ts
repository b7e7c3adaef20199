import { and, eq, inArray } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import type { AppContext } from '../../context.ts';
import { batches } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requester } from '../requester.ts';
import { type BatchKey, isBatch } from './batch.ts';
import { settleNext } from './settle.ts';

/**
 * Takes a batch to its end, chunk by chunk: finds out what would become of its rows, or changes
 * them. Begun again after a crash, it goes on after the last chunk that was settled. What its
 * person may no longer do is refused row by row; somebody who may not sign in any more ends it.
 */
export async function runBatch(app: AppContext, key: BatchKey): Promise<void> {
  const { database } = app;
  const [batch] = await database.orm.select().from(batches).where(isBatch(key));
  if (!batch || batch.state === 'READY' || batch.state === 'DONE') return;
  // What was taken back meanwhile does not go on.
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
    // Their role allows it no more: trying again changes nothing.
    if (error instanceof DomainError && error.code === 'FORBIDDEN') return;
    throw error;
  }
}

const fail = async (app: AppContext, key: BatchKey): Promise<void> =>
  void (await app.database.orm
    .update(batches)
    .set({ state: 'FAILED', finishedAt: app.now() })
    .where(and(isBatch(key), inArray(batches.state, ['QUEUED', 'RUNNING']))));
