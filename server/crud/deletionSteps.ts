import { sql } from 'drizzle-orm';
import { grant } from '../../contract/core/access.ts';
import { DomainError, type FieldErrors } from '../../contract/core/errors.ts';
import { rowLabel } from '../../contract/core/resource.ts';
import type { Use } from '../../contract/core/deletion.ts';
import type { Transaction } from '../context.ts';
import type { Row } from './binding.ts';
import { partsToRestore } from './parts.ts';
import { referenceErrors } from './references.ts';
import { type LockedRow, lockRows } from './rows.ts';
import { byIds, refuse, storeValues, type Target, type Values } from './steps.ts';
import { followDeletion, followRestore } from './uses.ts';

/**
 * Carries out the options of the deletion, where nothing prevents it.
 * @param uses what refers to the row, as `findUses` finds it once the row is locked
 * @throws DomainError STILL_IN_USE with what prevents it, and what the binding's guard throws
 */
export async function planDeletion(
  tx: Transaction,
  target: Target,
  row: Row,
  options: Values,
  uses: readonly Use[],
): Promise<void> {
  await target.binding.options.beforeDelete?.(row, tx, target.ctx);
  const first = uses.find(({ effect }) => effect === 'refuse');
  if (first) {
    const { resource, count } = first;
    throw new DomainError('STILL_IN_USE', { params: { resource, count } });
  }
  await target.binding.options.withDeletion?.(row, options, tx, target.ctx);
}

/** Why a row cannot be restored that refers to others which are gone: deleted rows are named. */
async function goneErrors(
  tx: Transaction,
  { ctx, binding, catalogue }: Target,
  row: Row,
  gone: FieldErrors,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const [name, error] of Object.entries(gone)) {
    errors[name] = error;
    const target = catalogue.get(binding.resource.fields[name]?.to ?? '');
    const granted = target && grant(ctx.actor, target.resource, 'get');
    if (!granted) continue;
    const { corporationIds } = granted;
    const id = String(row[name]);
    const [found] = await lockRows(tx, ctx, target, [id], corporationIds, { deleted: true });
    if (found)
      errors[name] = { code: 'deletedToo', params: { name: rowLabel(target.resource, found) } };
  }
  return errors;
}

/**
 * What restoring a row also stores: references to rows deleted meanwhile are emptied where that is
 * allowed.
 * @returns null when it is not deleted
 * @throws DomainError VALIDATION_FAILED when a row that it requires is gone, and what the binding's own
 * rule throws
 */
export async function planRestore(
  tx: Transaction,
  target: Target,
  { deletedAt, ...row }: LockedRow,
): Promise<Values | null> {
  if (deletedAt === null) return null;
  const { ctx, binding } = target;
  const stored: Row = { ...row, id: row.id };
  const parts = await partsToRestore(tx, target, stored.id);
  // Where there are none, later rows need not look up again what this one refers to.
  const known = parts.size === 0 ? target.known : new Map([...(target.known ?? []), ...parts]);
  const { fields } = binding.resource;
  const gone = await referenceErrors(tx, { ...target, known }, Object.keys(fields), stored);
  const needed = Object.entries(gone).filter(([name]) => fields[name]?.required);
  refuse(await goneErrors(tx, target, stored, Object.fromEntries(needed)));
  const emptied = Object.fromEntries(Object.keys(gone).map((name) => [name, null]));
  return (await binding.options.beforeWrite?.(emptied, tx, ctx, stored)) ?? emptied;
}

/** Deletes rows with their parts; a table that marks deleted rows keeps them. */
export async function storeDeletion(
  tx: Transaction,
  target: Target,
  ids: readonly string[],
): Promise<void> {
  const { binding } = target;
  await followDeletion(tx, target, ids);
  if (binding.keys.deletedAt) await storeValues(tx, target, ids, { deletedAt: sql`now()` });
  else await tx.delete(binding.table).where(byIds(target, ids));
}

/** Restores rows with what was deleted with them. */
export async function storeRestore(
  tx: Transaction,
  target: Target,
  ids: readonly string[],
  values: Values,
): Promise<Row[]> {
  await followRestore(tx, target, ids);
  return storeValues(tx, target, ids, { ...values, deletedAt: null });
}
