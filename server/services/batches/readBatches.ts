import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { grant } from '../../../contract/core/access.ts';
import type { Batch, BatchOutcome, BatchRow } from '../../../contract/core/batch.ts';
import { rowErrorText } from '../../../contract/messages/failures.ts';
import { rowLabel } from '../../../contract/core/resource.ts';
import type { RequestContext } from '../../context.ts';
import { selection, toRow } from '../../crud/rows.ts';
import { visible } from '../../crud/scope.ts';
import { batches, batchRows } from '../../db/tables/index.ts';
import type { Call } from '../verb.ts';
import { answerOf, type BatchRecord, batchOf, bindingOf, ofCaller, rowsOf } from './batch.ts';

const LISTED = 20;

/** The caller's batches of the last day, the newest first. */
export async function listBatches({ ctx }: Pick<Call, 'ctx'>): Promise<Batch[]> {
  const { orm } = ctx.app.database;
  const found = await orm
    .select()
    .from(batches)
    .where(ofCaller(ctx))
    .orderBy(desc(batches.createdAt), desc(batches.id))
    .limit(LISTED);
  return Promise.all(found.map((batch) => answerOf(orm, ctx, batch)));
}

/** @throws DomainError NOT_FOUND */
export async function getBatch({ ctx, input: { id } }: Call<{ id: string }>): Promise<Batch> {
  const { orm } = ctx.app.database;
  return answerOf(orm, ctx, await batchOf(orm, ctx, id));
}

/**
 * Labels of the rows that the caller may see, including deleted ones, because the batch may have
 * deleted them.
 */
async function labelsOf(
  ctx: RequestContext,
  batch: BatchRecord,
  ids: string[],
): Promise<Map<string, string>> {
  const binding = bindingOf(batch);
  const granted = grant(ctx.actor, binding.resource, 'get');
  if (!granted || ids.length === 0) return new Map();
  const records = await ctx.app.database.orm
    .select(selection(binding))
    .from(binding.table)
    .where(
      and(
        visible(binding, ctx, granted.corporationIds, { deleted: true }),
        inArray(binding.keys.id, ids),
      ),
    );
  return new Map(
    records.map((record) => {
      const row = toRow(record, binding, ctx);
      return [row.id, rowLabel(binding.resource, row)];
    }),
  );
}

/**
 * The rows of a batch in its order, with their outcomes or forecasts.
 * @throws DomainError NOT_FOUND
 */
export async function listBatchRows({
  ctx,
  input: { id, outcome, page, maxPerPage },
}: Call<{
  id: string;
  outcome?: BatchOutcome | undefined;
  page: number;
  maxPerPage: number;
}>): Promise<{ rows: BatchRow[]; total: number }> {
  const { orm } = ctx.app.database;
  const batch = await batchOf(orm, ctx, id);
  const wanted = and(
    rowsOf({ channelId: ctx.channel.id, batchId: id }),
    outcome ? eq(batchRows.outcome, outcome) : undefined,
  );
  const found = await orm
    .select({ id: batchRows.rowId, outcome: batchRows.outcome, refusal: batchRows.refusal })
    .from(batchRows)
    .where(wanted)
    .orderBy(asc(batchRows.position))
    .limit(maxPerPage)
    .offset(page * maxPerPage);
  const ids = found.map((row) => row.id);
  const labels = await labelsOf(ctx, batch, ids);
  const rows = found.map((row) => ({
    id: row.id,
    label: labels.get(row.id) ?? '',
    outcome: row.outcome,
    code: row.refusal?.code ?? null,
    message: row.refusal && rowErrorText(ctx.language, row.refusal),
    ...(row.refusal?.params && { params: row.refusal.params }),
  }));
  return { rows, total: await orm.$count(batchRows, wanted) };
}
