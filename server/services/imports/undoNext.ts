import { and, desc, inArray, isNull, lt, sql } from 'drizzle-orm';
import { catalogue } from '../../bindings/index.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import type { Binding, Row } from '../../crud/binding.ts';
import { valuesBefore } from '../../crud/history.ts';
import { changing, deleting, settleRows } from '../../crud/many.ts';
import { lockRows } from '../../crud/rows.ts';
import { permission } from '../../crud/scope.ts';
import { importRows, imports } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type ImportKey, isImport, isOfTrips, linesOf } from './record.ts';
import { cancelTrips } from './trips/undoTrips.ts';
import { leftAlone, type Undone, type WrittenLine } from './undone.ts';
import { undoMade } from './undoMade.ts';

/** Lines that made rows of several resources are undone one by one, while others may wait for the rows. */
const AT_ONCE = { oneResource: 250, several: 20 } as const;

/** Which of these rows are deleted, and not merely out of the caller's reach. */
async function deletedAmong(
  tx: Transaction,
  ctx: RequestContext,
  binding: Binding,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { corporationIds } = permission(ctx, binding, 'delete');
  const rows = await lockRows(tx, ctx, binding, ids, corporationIds, { deleted: true });
  return new Set(rows.flatMap(({ id, deletedAt }) => (deletedAt ? [id] : [])));
}

/** Undoes lines: rows that they created are deleted, and changed rows get their former values. */
async function takeBack(
  tx: Transaction,
  ctx: RequestContext,
  binding: Binding,
  lines: readonly WrittenLine[],
): Promise<Undone[]> {
  const target = { ctx, binding, catalogue };
  const byRow = new Map(lines.map((line) => [line.rowId!, line]));
  const before = (row: Row) => valuesBefore(binding, row, byRow.get(row.id)!);
  const idsOf = (outcome: WrittenLine['outcome']) =>
    lines.filter((line) => line.outcome === outcome).map((line) => line.rowId!);
  const settled = [
    ...(await settleRows(tx, target, changing(target, before), idsOf('updated'))),
    ...(await settleRows(
      tx,
      target,
      deleting(target, (row) => void before(row)),
      idsOf('created'),
    )),
  ];
  const missing = settled.flatMap((one) =>
    one.outcome === 'refused' && one.error.code === 'NOT_FOUND' ? [one.id] : [],
  );
  const gone = await deletedAmong(tx, ctx, binding, missing);
  return settled.map((one) => {
    const { position, outcome } = byRow.get(one.id)!;
    if (one.outcome !== 'refused' || (outcome === 'created' && gone.has(one.id)))
      return { position, undo: 'undone', refusal: null };
    return leftAlone(position, one.error);
  });
}

/** Undoes lines that made rows of several resources, the last one first. */
async function takeBackMade(
  tx: Transaction,
  ctx: RequestContext,
  binding: Binding,
  lines: readonly WrittenLine[],
): Promise<Undone[]> {
  const undone: Undone[] = [];
  const accounts = [...new Set(lines.map(({ rowId }) => rowId!))];
  const deleted = await deletedAmong(tx, ctx, binding, accounts);
  for (const { position, made, rowId } of lines) {
    const deletedAccount = deleted.has(rowId!) ? rowId : null;
    const error = await undoMade(tx, ctx, { made: made!, deletedAccount });
    undone.push(error ? leftAlone(position, error) : { position, undo: 'undone', refusal: null });
  }
  return undone;
}

/**
 * Undoes the last lines of an import that were written, and records that in the same transaction. A
 * row that was changed since is left as it is; one that it created and that was deleted since is
 * counted as undone, because nothing of it is left.
 * @param before the place of the lines that were undone last, so that these are not read again
 * @returns the place of the last of these lines; null when none is left
 */
export async function undoNext(
  ctx: RequestContext,
  key: ImportKey,
  before?: number,
): Promise<number | null> {
  return inTransaction(ctx.app.database, async (tx) => {
    const [record] = await tx.select().from(imports).where(isImport(key)).for('update');
    if (record?.state !== 'UNDOING') return null;
    const binding = catalogue.get(record.resource)!;
    const isOfOne = binding.resource.importable !== undefined;
    const lines = await tx
      .select()
      .from(importRows)
      .where(
        and(
          linesOf(key),
          inArray(importRows.outcome, ['created', 'updated']),
          isNull(importRows.undo),
          before === undefined ? undefined : lt(importRows.position, before),
        ),
      )
      .orderBy(desc(importRows.position))
      .limit(isOfOne ? AT_ONCE.oneResource : AT_ONCE.several);
    if (lines.length === 0) {
      await tx.update(imports).set({ state: 'UNDONE' }).where(isImport(key));
      return null;
    }
    const undone = isOfTrips(record)
      ? await cancelTrips(tx, ctx, lines)
      : isOfOne
        ? await takeBack(tx, ctx, binding, lines)
        : await takeBackMade(tx, ctx, binding, lines);
    await tx.execute(sql`
      update import_rows set undo = done.undo, refusal = done.refusal
      from jsonb_to_recordset(${JSON.stringify(undone)}::jsonb)
        as done(position int, undo text, refusal jsonb)
      where ${linesOf(key)} and import_rows.position = done.position`);
    return lines.at(-1)!.position;
  });
}
