import { sql } from 'drizzle-orm';
import { DomainError } from '../../contract/core/errors.ts';
import type { Use } from '../../contract/core/deletion.ts';
import type { Transaction } from '../context.ts';
import type { Row } from './binding.ts';
import { partsToRestore } from './parts.ts';
import { referenceErrors } from './references.ts';
import type { LockedRow } from './rows.ts';
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

/**
 * What restoring a row also stores: references to rows deleted meanwhile are emptied where that is
 * allowed.
 * @returns null when it is not deleted
 * @throws DomainError VALIDATION_FAILED when a row that it requires is gone
 */
export async function planRestore(
  tx: Transaction,
  target: Target,
  { deletedAt, ...stored }: LockedRow,
): Promise<Values | null> {
  if (deletedAt === null) return null;
  const parts = await partsToRestore(tx, target, stored.id);
  // Where there are none, later rows need not look up again what this one refers to.
  const known = parts.size === 0 ? target.known : new Map([...(target.known ?? []), ...parts]);
  const { fields } = target.binding.resource;
  const gone = await referenceErrors(tx, { ...target, known }, Object.keys(fields), stored);
  const needed = Object.entries(gone).filter(([name]) => fields[name]?.required);
  refuse(Object.fromEntries(needed));
  return Object.fromEntries(Object.keys(gone).map((name) => [name, null]));
}

/** Deletes rows with their parts; rows that can be restored are kept. */
export async function storeDeletion(
  tx: Transaction,
  target: Target,
  ids: readonly string[],
): Promise<void> {
  const { binding } = target;
  await followDeletion(tx, target, ids);
  if (binding.resource.softDelete) await storeValues(tx, target, ids, { deletedAt: sql`now()` });
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
