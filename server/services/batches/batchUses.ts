import { and, eq } from 'drizzle-orm';
import type { BatchUse } from '../../../contract/core/batch.ts';
import { catalogue } from '../../bindings/index.ts';
import { findUses } from '../../crud/uses.ts';
import { batchRows } from '../../db/tables/index.ts';
import type { Call } from '../verb.ts';
import { batchOf, bindingOf, rowsOf } from './batch.ts';

/** How many rows one query asks about. */
const AT_ONCE = 1000;

/**
 * What would be deleted together with the rows that a previewed batch deletes, and what would lose its
 * reference to them: the deletion check of single rows, added up.
 * @throws DomainError NOT_FOUND
 */
export async function listBatchUses({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<BatchUse[]> {
  const { orm } = ctx.app.database;
  const batch = await batchOf(orm, ctx, id);
  if (batch.action !== 'delete' || batch.undoes) return [];
  const found = await orm
    .select({ id: batchRows.rowId })
    .from(batchRows)
    .where(
      and(rowsOf({ channelId: ctx.channel.id, batchId: id }), eq(batchRows.outcome, 'changed')),
    );
  const ids = found.map((row) => row.id);
  const target = { ctx, binding: bindingOf(batch), catalogue };
  const all = new Map<string, BatchUse>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const uses = await findUses(orm, target, ids.slice(start, start + AT_ONCE));
    for (const { resource, effect, count } of [...uses.values()].flat()) {
      const key = `${resource} ${effect}`;
      all.set(key, { resource, effect, count: count + (all.get(key)?.count ?? 0) });
    }
  }
  return [...all.values()];
}
