import { DomainError, type FieldErrors } from '../../contract/core/errors.ts';
import type { Changes } from '../../contract/core/history.ts';
import type { Transaction } from '../context.ts';
import { audit } from '../db/audit.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Row } from './binding.ts';
import { namingConflicts, takenMeanwhile } from './conflicts.ts';
import { planDeletion, planRestore, storeDeletion, storeRestore } from './deletionSteps.ts';
import { changesBetween } from './history.ts';
import { storeReferences } from './manyReferences.ts';
import { lockRow } from './rows.ts';
import { permission } from './scope.ts';
import {
  planChange,
  planCreation,
  storeNew,
  storeValues,
  type Target,
  type Values,
  refuse,
} from './steps.ts';
import { findUses } from './uses.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Field } from '../../contract/core/fields.ts';
import { PREVIOUS } from '../../contract/core/previous.ts';
import type { AnyResource } from '../../contract/core/resource.ts';

/** A PATCH body without the values that the caller read before, and those. */
function withoutPrevious(input: unknown): { changes: unknown; previous: unknown } {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { changes: input, previous: undefined };
  const { [PREVIOUS]: previous, ...changes } = input as Values;
  return { changes, previous };
}

/** Rows that a field refers to have no order. */
const comparable = (field: Field | undefined, value: unknown): unknown =>
  field?.kind === 'references' && Array.isArray(value)
    ? value.map(String).toSorted((a, b) => a.localeCompare(b))
    : (value ?? null);

/**
 * Refuses to replace values that the caller has not seen.
 * @param previous the values as the caller read them, by field; undefined replaces any value
 * @param values what is about to be stored, which leaves out what is stored already
 * @throws DomainError CHANGED_SINCE naming the fields that somebody has changed since,
 *   VALIDATION_FAILED for previous values that cannot be compared
 */
function refuseChangedSince(
  { fields }: AnyResource,
  stored: Row,
  previous: unknown,
  values: Values,
): void {
  if (previous === undefined) return;
  if (typeof previous !== 'object' || previous === null || Array.isArray(previous))
    return refuse({ [PREVIOUS]: { code: 'type' } });
  const named = Object.entries(previous);
  const unknown = named.filter(([name]) => fields[name]?.write !== 'always');
  refuse(Object.fromEntries(unknown.map(([name]) => [`${PREVIOUS}.${name}`, { code: 'unknown' }])));
  const errors: FieldErrors = {};
  for (const [name, seen] of named) {
    const field = fields[name];
    const isSame = isDeepStrictEqual(comparable(field, seen), comparable(field, stored[name]));
    if (name in values && !isSame) errors[name] = { code: 'changedSince' };
  }
  if (Object.keys(errors).length > 0) throw new DomainError('CHANGED_SINCE', { errors });
}

type Change = 'create' | 'update' | 'delete' | 'restore';

/** The status that answers a change. */
export const STATUS = { create: 201, update: 200, delete: 200, restore: 200 } as const;

/** Is called with the row that is about to be stored, to which a conflict then refers. */
type Storing = (row: Values) => void;
/** A change that was made: the row afterwards, and its changes; null for none. */
interface Written {
  row: Row;
  changes: Changes | null;
}

async function audited(
  tx: Transaction,
  { ctx, binding }: Target,
  action: Change,
  { row, changes }: Written,
): Promise<Row> {
  const resource = binding.resource.name;
  if (changes) await audit(tx, ctx, { action, resource, resourceId: row.id, changes });
  return row;
}

/** One transaction with its audit entry and its answer; conflicts name their field. */
function write(
  target: Target,
  action: Change,
  work: (tx: Transaction, storing: Storing) => Promise<Written>,
): Promise<Row> {
  const { ctx } = target;
  return namingConflicts(target, (storing) =>
    inTransaction(ctx.app.database, async (tx) => {
      const row = await audited(tx, target, action, await work(tx, storing));
      await ctx.keepAnswer?.(tx, { status: STATUS[action], body: row });
      return row;
    }),
  );
}

async function insert(
  tx: Transaction,
  target: Target,
  input: unknown,
  storing?: Storing,
): Promise<Written> {
  const { ctx, binding } = target;
  const { resource } = binding;
  const granted = permission(ctx, binding, 'create');
  const values = await planCreation(tx, target, granted, input);
  storing?.(values);
  const [own] = await storeNew(tx, target, granted, [values]);
  const row = await storeReferences(tx, target, own!, values);
  return { row, changes: changesBetween(resource, null, row) };
}

async function change(
  tx: Transaction,
  target: Target,
  id: string,
  input: unknown,
  full: boolean,
  storing?: Storing,
): Promise<Written> {
  const { ctx, binding } = target;
  const granted = permission(ctx, binding, 'update');
  const stored = await lockRow(tx, ctx, binding, id, granted.corporationIds);
  // A whole row (PUT) replaces whatever is there.
  const { changes: asked, previous } = full
    ? { changes: input, previous: undefined }
    : withoutPrevious(input);
  const values = await planChange(tx, target, granted, stored, asked, full);
  refuseChangedSince(binding.resource, stored, previous, values ?? {});
  if (!values) return { row: stored, changes: null };
  storing?.({ ...stored, ...values });
  const [own] = await storeValues(tx, target, [id], values);
  const row = await storeReferences(tx, target, own!, values);
  const changes = changesBetween(binding.resource, stored, row);
  return { row, changes: Object.keys(changes).length > 0 ? changes : null };
}

/**
 * Creates a row.
 * @throws DomainError VALIDATION_FAILED, ALREADY_EXISTS, FORBIDDEN; AdapterError
 */
export async function createRow(target: Target, input: unknown): Promise<Row> {
  await target.binding.options.askOutside?.(input, target.ctx, null);
  return write(target, 'create', (tx, storing) => insert(tx, target, input, storing));
}

/** `createRow` as a part of a verb, in its transaction. */
export const createRowIn = async (tx: Transaction, target: Target, input: unknown) =>
  audited(tx, target, 'create', await insert(tx, target, input));

/**
 * @param full true replaces the row (PUT), false changes the named fields (PATCH)
 * @throws DomainError VALIDATION_FAILED, ALREADY_EXISTS, NOT_FOUND, FORBIDDEN, CHANGED_SINCE;
 *   AdapterError
 */
export async function changeRow(
  target: Target,
  id: string,
  input: unknown,
  full: boolean,
): Promise<Row> {
  await target.binding.options.askOutside?.(input, target.ctx, id);
  return write(target, 'update', (tx, storing) => change(tx, target, id, input, full, storing));
}

/** `changeRow` of the named fields as a part of a verb, in its transaction. */
export const changeRowIn = async (tx: Transaction, target: Target, id: string, input: unknown) =>
  audited(tx, target, 'update', await change(tx, target, id, input, false));

/**
 * Deletes a row; one that can be restored is kept.
 * @param options the options of the deletion
 * @returns the row as it was
 * @throws DomainError NOT_FOUND, STILL_IN_USE, FORBIDDEN and what the binding's guard throws
 */
export function deleteRow(target: Target, id: string, options: Values = {}): Promise<Row> {
  const { ctx, binding } = target;
  const { corporationIds } = permission(ctx, binding, 'delete');
  return write(target, 'delete', async (tx) => {
    const row = await lockRow(tx, ctx, binding, id, corporationIds);
    const uses = await findUses(tx, target, [row.id]);
    await planDeletion(tx, target, row, options, uses.get(row.id) ?? []);
    await storeDeletion(tx, target, [id]);
    return { row, changes: {} };
  });
}

/**
 * Restores a deleted row. References to rows deleted meanwhile are emptied where that is allowed.
 * @throws DomainError NOT_FOUND, ALREADY_EXISTS when another row has its unique value,
 * VALIDATION_FAILED when a row that it requires is gone
 */
export function restoreRow(target: Target, id: string): Promise<Row> {
  const { ctx, binding } = target;
  const { corporationIds } = permission(ctx, binding, 'delete');
  let kept: Values = {};
  const restored = write(target, 'restore', async (tx, storing) => {
    const found = await lockRow(tx, ctx, binding, id, corporationIds, { deleted: true });
    const { deletedAt: _deletedAt, ...stored } = found;
    const values = await planRestore(tx, target, found);
    if (!values) return { row: { ...stored, id }, changes: null };
    kept = { ...stored, ...values };
    storing(kept);
    const [row] = await storeRestore(tx, target, [id], values);
    return { row: row!, changes: changesBetween(binding.resource, stored, row!) };
  });
  return restored.catch((error: unknown) => {
    throw error instanceof DomainError ? takenMeanwhile(error, kept) : error;
  });
}
