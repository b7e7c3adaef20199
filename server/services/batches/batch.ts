import { and, eq, sql } from 'drizzle-orm';
import { addMinutes } from '../../../contract/booking/schedule.ts';
import { type Batch, BATCH_KEPT_HOURS } from '../../../contract/core/batch.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { rowErrorText } from '../../../contract/messages/failures.ts';
import { catalogue } from '../../bindings/index.ts';
import type { Queryable, RequestContext } from '../../context.ts';
import type { Binding } from '../../crud/binding.ts';
import { batches, batchRows, type Refusal } from '../../db/tables/index.ts';

export type BatchRecord = typeof batches.$inferSelect;

/** The most reasons shown for a batch; each row has its own. */
const MOST_REASONS = 20;

/** Identifies a batch, as in its job. */
export interface BatchKey {
  channelId: string;
  batchId: string;
}
export const isBatch = ({ channelId, batchId }: BatchKey) =>
  and(eq(batches.channelId, channelId), eq(batches.id, batchId));
export const rowsOf = ({ channelId, batchId }: BatchKey) =>
  and(eq(batchRows.channelId, channelId), eq(batchRows.batchId, batchId));

export const ofCaller = ({ channel, actor }: RequestContext) =>
  and(eq(batches.channelId, channel.id), eq(batches.userId, actor.userId));

export function bindingOf({ resource }: Pick<BatchRecord, 'resource'>): Binding {
  const binding = catalogue.get(resource);
  if (!binding) throw new Error(`Nothing is bound to ${resource}`);
  return binding;
}

/** One of the caller's batches. @throws DomainError NOT_FOUND */
export async function batchOf(
  on: Queryable,
  ctx: RequestContext,
  id: string,
): Promise<BatchRecord> {
  const [batch] = await on
    .select()
    .from(batches)
    .where(and(ofCaller(ctx), eq(batches.id, id)));
  if (!batch) throw new DomainError('NOT_FOUND');
  return batch;
}

/** Until when a batch can be undone; null when it cannot. */
export function undoUntil(batch: BatchRecord): Date | null {
  const { finishedAt, undoes, action, rowsChanged } = batch;
  if (!finishedAt || undoes || rowsChanged === 0) return null;
  if (action === 'delete' && !bindingOf(batch).resource.softDelete) return null;
  return addMinutes(finishedAt, BATCH_KEPT_HOURS * 60);
}

/** Why rows were refused, the most frequent reason first. */
async function reasonsOf(
  on: Queryable,
  { language }: RequestContext,
  key: BatchKey,
): Promise<Batch['refusals']> {
  // Rows for which only a count differs have one reason, with the sum of the counts.
  const withoutCount = sql<Refusal>`${batchRows.refusal} #- '{params,count}'`;
  const found = await on
    .select({
      refusal: withoutCount,
      count: sql<number | null>`sum((${batchRows.refusal} #>> '{params,count}')::int)::int`,
      rows: sql<number>`count(*)::int`,
    })
    .from(batchRows)
    .where(and(rowsOf(key), eq(batchRows.outcome, 'refused')))
    .groupBy(withoutCount)
    .orderBy(sql`count(*) desc`)
    .limit(MOST_REASONS);
  return found.map(({ refusal, count, rows }) => {
    const params = { ...refusal.params, ...(count !== null && { count }) };
    return {
      code: refusal.code,
      message: rowErrorText(language, { ...refusal, params }),
      ...(Object.keys(params).length > 0 && { params }),
      rows,
    };
  });
}

/** A batch as the API answers it. */
export async function answerOf(
  on: Queryable,
  ctx: RequestContext,
  batch: BatchRecord,
): Promise<Batch> {
  const key = { channelId: batch.channelId, batchId: batch.id };
  const [undo] = await on
    .select({ id: batches.id })
    .from(batches)
    .where(and(eq(batches.channelId, batch.channelId), eq(batches.undoes, batch.id)));
  const until = undo ? null : undoUntil(batch);
  return {
    id: batch.id,
    resource: batch.resource,
    action: batch.action,
    changes: batch.changes,
    undoes: batch.undoes,
    undoneBy: undo?.id ?? null,
    state: batch.state,
    rows: {
      total: batch.rowsTotal,
      changed: batch.rowsChanged,
      unchanged: batch.rowsUnchanged,
      refused: batch.rowsRefused,
    },
    refusals: batch.rowsRefused === 0 ? [] : await reasonsOf(on, ctx, key),
    createdAt: batch.createdAt.toISOString(),
    finishedAt: batch.finishedAt?.toISOString() ?? null,
    undoUntil: until && until > ctx.app.now() ? until.toISOString() : null,
  };
}
