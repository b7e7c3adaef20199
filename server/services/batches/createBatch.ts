import { and, notInArray, sql } from 'drizzle-orm';
import { type Batch, batchFilters, type BatchRequest } from '../../../contract/core/batch.ts';
import { DomainError, type FieldErrors } from '../../../contract/core/errors.ts';
import { catalogue } from '../../bindings/index.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import type { Binding } from '../../crud/binding.ts';
import { deletedOf } from '../../crud/deleted.ts';
import { listedRows } from '../../crud/list.ts';
import { permission } from '../../crud/scope.ts';
import { batches, batchRows } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { answerOf, batchOf } from './batch.ts';
import { settleNext } from './settle.ts';

/** How many rows are checked while the caller waits; more are checked in the background. */
export const CHECKED_AT_ONCE = 500;
/** How many ids one INSERT writes. */
const INSERTED_AT_ONCE = 5000;

/** @throws DomainError VALIDATION_FAILED naming what the caller may not set */
function refuseFields(ctx: RequestContext, binding: Binding, request: BatchRequest): void {
  const { fields } = permission(ctx, binding, request.action);
  const { changeOptions = {}, deleteOptions = {} } = binding.resource;
  const errors: FieldErrors = {};
  const may = (name: string) =>
    request.action === 'update'
      ? fields === 'all' || fields.includes(name) || name in changeOptions
      : request.action === 'delete' && name in deleteOptions;
  for (const name of Object.keys(request.changes ?? {}))
    if (!may(name)) errors[`changes.${name}`] = { code: 'notAllowed' };
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
}

/** @throws DomainError VALIDATION_FAILED naming what the list cannot be filtered by */
function matching(ctx: RequestContext, binding: Binding, filter: Record<string, string>) {
  const known = batchFilters(binding.resource);
  const errors: FieldErrors = {};
  for (const name of Object.keys(filter))
    if (!known.includes(name))
      errors[`filter.${name}`] = { code: 'unknownFilter', params: { known: known.join(', ') } };
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
  return listedRows(ctx, binding, Object.entries(filter));
}

/**
 * Records which rows a batch is about: they are fixed from now on, whatever the list shows later.
 * @returns how many there are
 */
async function writeRows(
  tx: Transaction,
  ctx: RequestContext,
  binding: Binding,
  batchId: string,
  { ids = [], filter, except }: BatchRequest,
): Promise<number> {
  const channelId = ctx.channel.id;
  if (filter) {
    const { condition, order } = matching(ctx, binding, filter);
    const { table, keys } = binding;
    const wanted = and(condition, except.length > 0 ? notInArray(keys.id, except) : undefined);
    const { rowCount } = await tx.execute(sql`
      insert into batch_rows (channel_id, batch_id, position, row_id)
      select ${channelId}, ${batchId}::uuid, row_number() over (order by ${sql.join(order, sql`, `)}), ${keys.id}
      from ${table} where ${wanted}`);
    return rowCount ?? 0;
  }
  const left = new Set(except);
  const rows = [...new Set(ids)]
    .filter((id) => !left.has(id))
    .map((rowId, position) => ({ channelId, batchId, position, rowId }));
  for (let start = 0; start < rows.length; start += INSERTED_AT_ONCE)
    await tx.insert(batchRows).values(rows.slice(start, start + INSERTED_AT_ONCE));
  return rows.length;
}

/**
 * Begins a batch: its rows are fixed, and the outcome for each is found out by making the change
 * and rolling it back. Nothing is really changed before it is started.
 * @throws DomainError FORBIDDEN, VALIDATION_FAILED
 */
export async function createBatch(
  ctx: RequestContext,
  binding: Binding,
  request: BatchRequest,
): Promise<Batch> {
  const { action, changes } = request;
  const listed = (action === 'restore' && deletedOf(binding, catalogue)) || binding;
  refuseFields(ctx, listed, request);
  return inTransaction(ctx.app.database, async (tx) => {
    const [batch] = await tx
      .insert(batches)
      .values({
        channelId: ctx.channel.id,
        userId: ctx.actor.userId,
        resource: binding.resource.name,
        action,
        changes: changes ?? null,
        state: 'CHECKING',
        rowsTotal: 0,
        createdAt: ctx.app.now(),
      })
      .returning();
    const key = { channelId: ctx.channel.id, batchId: batch!.id };
    const rowsTotal = await writeRows(tx, ctx, listed, key.batchId, request);
    await tx
      .update(batches)
      .set({ rowsTotal })
      .where(sql`${batches.id} = ${key.batchId}`);
    if (rowsTotal <= CHECKED_AT_ONCE) while (await settleNext(tx, ctx, key));
    else await ctx.app.jobs.enqueue(tx, 'run-batch', key);
    const answer = await answerOf(tx, ctx, await batchOf(tx, ctx, key.batchId));
    await ctx.keepAnswer?.(tx, { status: 201, body: answer });
    return answer;
  });
}
