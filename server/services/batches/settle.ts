import { and, asc, isNull, sql } from 'drizzle-orm';
import type { BatchOutcome, BatchState } from '../../../contract/core/batch.ts';
import { catalogue } from '../../bindings/index.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import type { Binding, Row } from '../../crud/binding.ts';
import { valuesBefore, written } from '../../crud/history.ts';
import { changing, deleting, restoring, type Settled, settleRows } from '../../crud/many.ts';
import { batches, batchRows } from '../../db/tables/index.ts';
import { dryRun } from '../../db/dryRun.ts';
import { type BatchKey, type BatchRecord, bindingOf, isBatch, rowsOf } from './batch.ts';

/** How many rows one transaction settles: others who want one of them wait until its end. */
const AT_ONCE = 250;

type OpenRow = typeof batchRows.$inferSelect;

/**
 * What is done to the rows of a batch: its own action, or the reverse of the one that it undoes.
 */
function workOf(ctx: RequestContext, batch: BatchRecord, open: readonly OpenRow[]) {
  const binding = bindingOf(batch);
  const target = { ctx, binding, catalogue };
  const { action, changes } = batch;
  if (!batch.undoes) {
    if (action === 'update') return changing(target, () => changes!);
    return action === 'delete' ? deleting(target, undefined, changes ?? {}) : restoring(target);
  }
  const kept = new Map(open.map((row) => [row.rowId, row]));
  const wasBefore = (row: Row) => valuesBefore(binding, row, kept.get(row.id)!);
  if (action === 'update') return changing(target, wasBefore);
  return (action === 'delete' ? restoring : deleting)(target, wasBefore);
}

/** What is stored for a settled row. */
function recordOf(binding: Binding, batch: BatchRecord, one: Settled) {
  if (one.outcome === 'refused') {
    const { code, params, errors } = one.error;
    return { refusal: { code, ...(Object.keys(params).length > 0 && { params }), errors } };
  }
  if (one.outcome === 'unchanged' || batch.undoes) return {};
  const after = Object.fromEntries(
    Object.entries(one.changes).map(([field, { to }]) => [field, to]),
  );
  return { before: written(binding, one.before), after };
}

/** Writes the outcomes of rows in one statement. */
async function keep(
  tx: Transaction,
  key: BatchKey,
  rows: readonly { position: number; outcome: BatchOutcome }[],
): Promise<void> {
  await tx.execute(sql`
    update batch_rows set
      outcome = done.outcome, refusal = done.refusal,
      before = coalesce(done.before, batch_rows.before),
      after = coalesce(done.after, batch_rows.after)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as done(position int, outcome text, refusal jsonb, before jsonb, after jsonb)
    where batch_rows.channel_id = ${key.channelId} and batch_rows.batch_id = ${key.batchId}
      and batch_rows.position = done.position`);
}

/** The state of a batch when no row is left. */
const END: Partial<Record<BatchState, BatchState>> = { CHECKING: 'READY', RUNNING: 'DONE' };

/**
 * Settles the next rows of a batch and records their outcomes in the same transaction: a killed
 * server leaves complete chunks, and work continues after the last one.
 * @returns false when none is left, or nothing is to be done
 */
export async function settleNext(
  tx: Transaction,
  ctx: RequestContext,
  key: BatchKey,
): Promise<boolean> {
  // Two processes with the same batch take turns.
  const [batch] = await tx.select().from(batches).where(isBatch(key)).for('update');
  const end = batch && END[batch.state];
  if (!batch || !end) return false;
  const open = await tx
    .select()
    .from(batchRows)
    .where(and(rowsOf(key), isNull(batchRows.outcome)))
    .orderBy(asc(batchRows.position))
    .limit(AT_ONCE);
  if (open.length === 0) {
    const finishedAt = end === 'DONE' ? ctx.app.now() : null;
    await tx.update(batches).set({ state: end, finishedAt }).where(isBatch(key));
    return false;
  }
  const binding = bindingOf(batch);
  const ids = open.map(({ rowId }) => rowId);
  const work = (on: Transaction) =>
    settleRows(on, { ctx, binding, catalogue }, workOf(ctx, batch, open), ids);
  const settled = await (batch.state === 'CHECKING' ? dryRun(tx, work) : work(tx));
  const isReal = batch.state === 'RUNNING';
  await keep(
    tx,
    key,
    settled.map((one, index) => ({
      position: open[index]!.position,
      outcome: one.outcome,
      ...(isReal || one.outcome === 'refused' ? recordOf(binding, batch, one) : {}),
    })),
  );
  const count = (outcome: BatchOutcome) => settled.filter((one) => one.outcome === outcome).length;
  await tx
    .update(batches)
    .set({
      rowsChanged: batch.rowsChanged + count('changed'),
      rowsUnchanged: batch.rowsUnchanged + count('unchanged'),
      rowsRefused: batch.rowsRefused + count('refused'),
    })
    .where(isBatch(key));
  return true;
}
