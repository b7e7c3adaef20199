import { and, eq, sql } from 'drizzle-orm';
import { DomainError, type FieldErrors } from '../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../context.ts';
import { audit } from '../db/audit.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Binding, Row } from './binding.ts';
import { namingConflicts } from './conflicts.ts';
import { readChange, readCreation } from './input.ts';
import { accountOf, referenceErrors, type Catalogue } from './references.ts';
import { lockRow, selection, toColumn, toRow } from './rows.ts';
import { permission } from './scope.ts';

/** What every write needs: who calls, which resource, and the others it may refer to. */
export interface Target {
  ctx: RequestContext;
  binding: Binding;
  catalogue: Catalogue;
}
type Values = Record<string, unknown>;
type Change = 'create' | 'update' | 'delete' | 'restore';

/** How a change that was made is answered. */
export const STATUS = { create: 201, update: 200, delete: 200, restore: 200 } as const;

/**
 * One transaction with its audit entry and its answer; conflicts name their field.
 * @param work gives the row and the fields it touched; null when there was nothing to do
 */
function write<T extends Row>(
  { ctx, binding }: Target,
  action: Change,
  work: (tx: Transaction) => Promise<{ row: T; fields: readonly string[] | null }>,
): Promise<T> {
  return namingConflicts(binding, () =>
    inTransaction(ctx.app.database, async (tx) => {
      const { row, fields } = await work(tx);
      const resource = binding.resource.name;
      if (fields) await audit(tx, ctx, { action, resource, resourceId: row.id, fields });
      await ctx.keepAnswer?.(tx, { status: STATUS[action], body: row });
      return row;
    }),
  );
}

const toColumns = (binding: Binding, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      toColumn(binding.resource.fields[name], value),
    ]),
  );

const byId = ({ ctx, binding: { keys } }: Target, id: string) =>
  and(eq(keys.channelId, ctx.channel.id), eq(keys.id, id));

async function update(tx: Transaction, target: Target, id: string, values: Values): Promise<Row> {
  const { binding, ctx } = target;
  const [record] = await tx
    .update(binding.table)
    .set({
      ...toColumns(binding, values),
      ...(binding.keys.updatedAt && { updatedAt: sql`now()` }),
    })
    .where(byId(target, id))
    .returning(selection(binding));
  return toRow(record!, binding, ctx);
}

function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
}

/** @throws DomainError VALIDATION_FAILED, ALREADY_EXISTS, FORBIDDEN */
export function createRow(target: Target, input: unknown): Promise<Row> {
  const { ctx, binding, catalogue } = target;
  const { corporationIds } = permission(ctx, binding, 'create');
  const body = readCreation(binding.resource, input);
  return write(target, 'create', async (tx) => {
    const names = Object.keys(body);
    refuse(await referenceErrors(tx, ctx, catalogue, binding, names, body));
    const account = accountOf(binding, body);
    if (corporationIds && !corporationIds.includes(String(account)))
      throw new DomainError('FORBIDDEN');
    const values = (await binding.options.beforeWrite?.(body, tx, ctx)) ?? body;
    const [record] = await tx
      .insert(binding.table)
      .values({ ...toColumns(binding, values), channelId: ctx.channel.id })
      .returning(selection(binding));
    const row = toRow(record!, binding, ctx);
    await binding.options.afterCreate?.(row, tx, ctx);
    return { row, fields: names };
  });
}

/**
 * @param full true replaces the row (PUT), false changes the named fields (PATCH)
 * @throws DomainError VALIDATION_FAILED, ALREADY_EXISTS, NOT_FOUND, FORBIDDEN
 */
export function changeRow(target: Target, id: string, input: unknown, full: boolean): Promise<Row> {
  const { ctx, binding, catalogue } = target;
  const granted = permission(ctx, binding, 'update');
  return write(target, 'update', async (tx) => {
    const stored = await lockRow(tx, ctx, binding, id, granted.corporationIds);
    const changed = readChange(binding.resource, granted, stored, input, full);
    const fields = Object.keys(changed);
    if (fields.length === 0) return { row: stored, fields: null };
    const whole = { ...stored, ...changed };
    refuse(await referenceErrors(tx, ctx, catalogue, binding, fields, whole));
    const values = (await binding.options.beforeWrite?.(changed, tx, ctx)) ?? changed;
    return { row: await update(tx, target, id, values), fields };
  });
}

/**
 * Deletes a row; one that can be restored is kept.
 * @returns the row as it was
 * @throws DomainError NOT_FOUND, STILL_IN_USE, FORBIDDEN and what the binding's guard throws
 */
export function deleteRow(target: Target, id: string): Promise<Row> {
  const { ctx, binding } = target;
  const { corporationIds } = permission(ctx, binding, 'delete');
  return write(target, 'delete', async (tx) => {
    const row = await lockRow(tx, ctx, binding, id, corporationIds);
    await binding.options.beforeDelete?.(row, tx, ctx);
    if (binding.resource.softDelete) await update(tx, target, id, { deletedAt: sql`now()` });
    else await tx.delete(binding.table).where(byId(target, id));
    return { row, fields: [] };
  });
}

/**
 * Brings a deleted row back. References to rows deleted meanwhile are emptied where they may be.
 * @throws DomainError NOT_FOUND, ALREADY_EXISTS when its place was taken, VALIDATION_FAILED when
 * a row it cannot do without is gone
 */
export function restoreRow(target: Target, id: string): Promise<Row> {
  const { ctx, binding, catalogue } = target;
  const { resource } = binding;
  const { corporationIds } = permission(ctx, binding, 'delete');
  return write(target, 'restore', async (tx) => {
    const found = await lockRow(tx, ctx, binding, id, corporationIds, { deleted: true });
    const { deletedAt, ...stored } = found;
    if (deletedAt === null) return { row: { ...stored, id }, fields: null };
    const names = Object.keys(resource.fields);
    const gone = await referenceErrors(tx, ctx, catalogue, binding, names, stored);
    const needed = Object.entries(gone).filter(([name]) => resource.fields[name]?.required);
    refuse(Object.fromEntries(needed));
    const emptied = Object.fromEntries(Object.keys(gone).map((name) => [name, null]));
    const row = await update(tx, target, id, { ...emptied, deletedAt: null });
    return { row, fields: Object.keys(emptied) };
  });
}
