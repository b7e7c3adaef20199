import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Grant } from '../../contract/core/access.ts';
import { DomainError, type FieldErrors } from '../../contract/core/errors.ts';
import type { Use } from '../../contract/core/deletion.ts';
import type { RequestContext, Transaction } from '../context.ts';
import { insertRecords } from '../db/insertRecords.ts';
import type { Binding, Row } from './binding.ts';
import { readChange, readCreation } from './input.ts';
import { partsToRestore } from './parts.ts';
import { accountOf, type Catalogue, type KnownTargets, referenceErrors } from './references.ts';
import { type LockedRow, lockRows, selection, toColumn, toRow } from './rows.ts';
import { followDeletion, followRestore } from './uses.ts';

/** What every write needs: who calls, which resource, and the others it may refer to. */
export interface Target {
  ctx: RequestContext;
  binding: Binding;
  catalogue: Catalogue;
  /** For many rows in one transaction: the rows that they refer to, looked up once. */
  known?: KnownTargets;
}
export type Values = Record<string, unknown>;

/*
 * A write of one row and a batch of many consist of the same steps. Planning looks at one locked
 * row, and refuses it or says what to store; storing writes rows that get the same values in one
 * statement.
 */

/** Values of the row's own columns; what is kept elsewhere is left out. */
export const toColumns = ({ resource, options }: Binding, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !(name in (options.derived ?? {})))
      .map(([name, value]) => [name, toColumn(resource.fields[name], value)]),
  );

/** Writes the values that are kept in other tables than the rows' own. */
export async function storeElsewhere(
  tx: Transaction,
  { binding, ctx }: Target,
  ids: readonly string[],
  values: Values,
): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await binding.options.writes?.[name]?.(value, ids, tx, ctx);
}

const byIds = ({ ctx, binding: { keys } }: Target, ids: readonly string[]) =>
  and(eq(keys.channelId, ctx.channel.id), inArray(keys.id, [...ids]));

/** @throws DomainError VALIDATION_FAILED naming the fields, if there are any */
export function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
}

/**
 * The values of a new row, checked by everything except the binding's own rule. Nothing is written.
 * @throws DomainError VALIDATION_FAILED, FORBIDDEN for somebody else's account
 */
export async function checkCreation(
  tx: Transaction,
  target: Target,
  { corporationIds }: Grant,
  input: unknown,
): Promise<Values> {
  const { binding } = target;
  const body = readCreation(binding.resource, input);
  refuse(await referenceErrors(tx, target, Object.keys(body), body));
  const account = accountOf(binding, body);
  const isOfMembers = binding.resource.scope.by === 'members';
  if (corporationIds && !isOfMembers && !corporationIds.includes(String(account)))
    throw new DomainError('FORBIDDEN');
  return body;
}

/** The values of a new row as the binding's own rule leaves them. @throws what that throws */
export const applyRule = async (
  tx: Transaction,
  { ctx, binding }: Target,
  body: Values,
): Promise<Values> => (await binding.options.beforeWrite?.(body, tx, ctx, null)) ?? body;

/**
 * What a new row stores.
 * @throws DomainError VALIDATION_FAILED, FORBIDDEN for somebody else's account, and what the binding's own
 * rule throws
 */
export const planCreation = async (
  tx: Transaction,
  target: Target,
  granted: Grant,
  input: unknown,
): Promise<Values> => applyRule(tx, target, await checkCreation(tx, target, granted, input));

/**
 * What a change stores in a row.
 * @param full true replaces the row (PUT), false changes the named fields (PATCH)
 * @returns null when the row has these values already
 * @throws DomainError VALIDATION_FAILED and what the binding's own rule throws
 */
export async function planChange(
  tx: Transaction,
  target: Target,
  granted: Grant,
  stored: Row,
  input: unknown,
  full: boolean,
): Promise<Values | null> {
  const { ctx, binding } = target;
  const changed = readChange(binding.resource, granted, stored, input, full);
  const options = binding.resource.changeOptions ?? {};
  const fields = Object.keys(changed).filter((name) => !(name in options));
  if (fields.length === 0) return null;
  const whole = { ...stored, ...changed };
  refuse(await referenceErrors(tx, target, fields, whole));
  const values = (await binding.options.beforeWrite?.(changed, tx, ctx, stored)) ?? changed;
  const stays = Object.entries(values).filter(([name]) => !(name in options));
  return stays.length === 0 ? null : Object.fromEntries(stays);
}

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
  const known = new Map([
    ...(target.known ?? []),
    ...(await partsToRestore(tx, target, stored.id)),
  ]);
  const { fields } = target.binding.resource;
  const gone = await referenceErrors(tx, { ...target, known }, Object.keys(fields), stored);
  const needed = Object.entries(gone).filter(([name]) => fields[name]?.required);
  refuse(Object.fromEntries(needed));
  return Object.fromEntries(Object.keys(gone).map((name) => [name, null]));
}

/**
 * Reads a row that was just written. @throws DomainError FORBIDDEN where its writer would not see
 * it
 */
async function ownRow(
  tx: Transaction,
  { ctx, binding }: Target,
  { corporationIds }: Grant,
  id: string,
): Promise<Row> {
  const [row] = await lockRows(tx, ctx, binding, [id], corporationIds);
  if (!row) throw new DomainError('FORBIDDEN');
  return row;
}

/**
 * Stores new rows in one statement, with what belongs to each; answers them in their order.
 * @throws DomainError FORBIDDEN for a row that its writer would not see
 */
export async function storeNew(
  tx: Transaction,
  target: Target,
  granted: Grant,
  rows: readonly Values[],
): Promise<Row[]> {
  const { binding, ctx } = target;
  const records = await insertRecords(
    tx,
    binding.table,
    rows.map((values) => ({ ...toColumns(binding, values), channelId: ctx.channel.id })),
    selection(binding),
  );
  const stored = records.map((record) => toRow(record, binding, ctx));
  // Values in other tables, such as the row's accounts, are only known once those are written.
  if (binding.options.writes)
    for (const [index, values] of rows.entries()) {
      const { id } = stored[index]!;
      await storeElsewhere(tx, target, [id], values);
      stored[index] = await ownRow(tx, target, granted, id);
    }
  if (binding.options.afterCreate)
    for (const row of stored) await binding.options.afterCreate(row, tx, ctx);
  return stored;
}

/** Stores the same values in rows; answers the rows afterwards. */
export async function storeValues(
  tx: Transaction,
  target: Target,
  ids: readonly string[],
  values: Values,
): Promise<Row[]> {
  const { binding, ctx } = target;
  await storeElsewhere(tx, target, ids, values);
  const records = await tx
    .update(binding.table)
    .set({
      ...toColumns(binding, values),
      ...(binding.keys.updatedAt && { updatedAt: sql`now()` }),
    })
    .where(byIds(target, ids))
    .returning(selection(binding));
  return records.map((record) => toRow(record, binding, ctx));
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
