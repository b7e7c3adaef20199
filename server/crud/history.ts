import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '../../contract/core/errors.ts';
import { type Changes, type HistoryEntry, personalFields } from '../../contract/core/history.ts';
import type { AnyResource } from '../../contract/core/resource.ts';
import type { RequestContext } from '../context.ts';
import { audit, type AuditedRow, eraseAuditValues, readAudit } from '../db/audit.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Binding, Row } from './binding.ts';
import { lockRow, readRow } from './rows.ts';
import { permission } from './scope.ts';

/**
 * What a write changed in the fields that people write; values that the server sets do not count.
 * @param before null for a row that is new
 */
export function changesBetween(
  resource: AnyResource,
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>>,
): Changes {
  const changes: Changes = {};
  for (const [name, { write }] of Object.entries(resource.fields)) {
    const from = before?.[name] ?? null;
    const to = after[name] ?? null;
    if (write !== 'never' && !isDeepStrictEqual(from, to)) changes[name] = { from, to };
  }
  return changes;
}

/** The values of a row that people write; undoing leaves the server's own values alone. */
export const written = (
  { resource }: Binding,
  row: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([, { write }]) => write !== 'never')
      .map(([name]) => [name, row[name] ?? null]),
  );

/** What a write of many rows found in a row, and what it changed. */
export interface KeptValues {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/**
 * The values that restore a row to what it was before the write.
 * @throws DomainError CHANGED_SINCE for a row that has been changed since that write
 */
export function valuesBefore(
  binding: Binding,
  row: Row,
  { before, after }: KeptValues,
): Record<string, unknown> {
  const left = { ...before, ...after };
  if (!isDeepStrictEqual(written(binding, row), left)) throw new DomainError('CHANGED_SINCE');
  return Object.fromEntries(Object.keys(after ?? {}).map((name) => [name, before?.[name]]));
}

const audited = (binding: Binding, resourceId: string): AuditedRow => ({
  resource: binding.resource.name,
  resourceId,
});

/**
 * Who changed what in a row, the newest first, for anyone who may read the row.
 * @throws DomainError NOT_FOUND, FORBIDDEN
 */
export async function readHistory(
  ctx: RequestContext,
  binding: Binding,
  id: string,
  page: { offset: number; limit: number },
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const { corporationIds } = permission(ctx, binding, 'get');
  const { orm } = ctx.app.database;
  await readRow(orm, ctx, binding, id, corporationIds);
  const since = corporationIds && binding.options.heldSince?.(id, corporationIds);
  const row = { ...audited(binding, id), ...(since && { since }) };
  const { entries, total } = await readAudit(orm, ctx, row, page);
  return { entries: entries.map((entry) => answered(entry, binding, ctx)), total };
}

/** An entry as its reader may see it: past values are answered in the same way as present ones. */
function answered(
  entry: HistoryEntry,
  { options: { answers = {} } }: Binding,
  ctx: RequestContext,
): HistoryEntry {
  const changes = entry.changes.flatMap((change) => {
    const answer = answers[change.field];
    if (!answer || !change.isKept) return [change];
    const [from, to] = [change.from, change.to].map((value) =>
      value === null ? null : answer(value, ctx),
    );
    // The change was only in parts that the reader does not see.
    return isDeepStrictEqual(from ?? null, to ?? null) ? [] : [{ ...change, from, to }];
  });
  return { ...entry, changes };
}

/**
 * Erases the personal values from the history of a row, also of a deleted one. Who changed which
 * field and when is kept, and the erasure is recorded.
 * @throws DomainError NOT_FOUND, FORBIDDEN
 */
export async function eraseHistory(
  ctx: RequestContext,
  binding: Binding,
  id: string,
): Promise<void> {
  const { corporationIds } = permission(ctx, binding, 'delete');
  await inTransaction(ctx.app.database, async (tx) => {
    await lockRow(tx, ctx, binding, id, corporationIds, {
      deleted: binding.keys.deletedAt !== undefined,
    });
    await binding.options.setOthersApart?.([id], tx, ctx);
    const fields = personalFields(binding.resource);
    const row = audited(binding, id);
    await eraseAuditValues(tx, ctx, row, fields);
    await audit(tx, ctx, { action: 'erase-history', ...row, fields });
    await ctx.keepAnswer?.(tx, { status: 204, body: null });
  });
}
