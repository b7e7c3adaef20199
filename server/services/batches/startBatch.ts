import { eq, sql } from 'drizzle-orm';
import type { Batch } from '../../../contract/core/batch.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { batches, batchRows } from '../../db/tables/index.ts';
import { SMALL_WORK_ROWS } from '../../jobs/jobs.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Call } from '../verb.ts';
import { answerOf, batchOf, isBatch, rowsOf, undoUntil } from './batch.ts';

/**
 * Starts a batch that was checked, or continues one that stopped midway. Calling it again does
 * nothing more.
 * @throws DomainError NOT_FOUND; CONFLICT while its rows are being checked, or once it is undone
 */
export async function startBatch({ ctx, input: { id } }: Call<{ id: string }>): Promise<Batch> {
  return inTransaction(ctx.app.database, async (tx) => {
    const key = { channelId: ctx.channel.id, batchId: id };
    await tx.select({ id: batches.id }).from(batches).where(isBatch(key)).for('update');
    const batch = await batchOf(tx, ctx, id);
    const { undoneBy } = await answerOf(tx, ctx, batch);
    if (batch.state === 'CHECKING' || undoneBy) throw new DomainError('CONFLICT');
    if (batch.state === 'READY') {
      // The outcomes so far were forecasts: each row is checked again when it is changed.
      await tx.update(batchRows).set({ outcome: null, refusal: null }).where(rowsOf(key));
      await tx
        .update(batches)
        .set({ state: 'QUEUED', rowsChanged: 0, rowsUnchanged: 0, rowsRefused: 0 })
        .where(isBatch(key));
    }
    if (batch.state === 'FAILED')
      await tx.update(batches).set({ state: 'QUEUED', finishedAt: null }).where(isBatch(key));
    if (batch.state === 'READY' || batch.state === 'FAILED')
      await ctx.app.jobs.enqueue(tx, 'run-batch', key, {
        isSmall: batch.rowsTotal <= SMALL_WORK_ROWS,
      });
    const answer = await answerOf(tx, ctx, await batchOf(tx, ctx, id));
    await ctx.keepAnswer?.(tx, { status: 202, body: answer });
    return answer;
  });
}

/**
 * Undoes a batch by another batch, for every row that it changed and nobody has changed since.
 * Calling it again answers the same batch.
 * @throws DomainError NOT_FOUND, also when it is too old; CONFLICT for one that is not done or
 * cannot be undone
 */
export async function undoBatch({ ctx, input: { id } }: Call<{ id: string }>): Promise<Batch> {
  return inTransaction(ctx.app.database, async (tx) => {
    const { id: channelId } = ctx.channel;
    const key = { channelId, batchId: id };
    await tx.select({ id: batches.id }).from(batches).where(isBatch(key)).for('update');
    const batch = await batchOf(tx, ctx, id);
    const until = undoUntil(batch);
    if (!until) throw new DomainError('CONFLICT');
    if (until <= ctx.app.now()) throw new DomainError('NOT_FOUND');
    const [inserted] = await tx
      .insert(batches)
      .values({
        channelId,
        userId: ctx.actor.userId,
        resource: batch.resource,
        action: batch.action,
        undoes: id,
        state: 'QUEUED',
        rowsTotal: batch.rowsChanged,
        createdAt: ctx.app.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (inserted) {
      // The last row first, so that the changes are undone in the reverse order.
      await tx.execute(sql`
        insert into batch_rows (channel_id, batch_id, position, row_id, before, after)
        select channel_id, ${inserted.id}::uuid, row_number() over (order by position desc), row_id, before, after
        from batch_rows
        where channel_id = ${channelId} and batch_id = ${id}::uuid and outcome = 'changed'`);
      await ctx.app.jobs.enqueue(
        tx,
        'run-batch',
        { channelId, batchId: inserted.id },
        { isSmall: inserted.rowsTotal <= SMALL_WORK_ROWS },
      );
    }
    const [undo] = inserted
      ? [inserted]
      : await tx.select().from(batches).where(eq(batches.undoes, id));
    const answer = await answerOf(tx, ctx, undo!);
    await ctx.keepAnswer?.(tx, { status: 202, body: answer });
    return answer;
  });
}
