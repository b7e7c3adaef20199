import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Grant } from '../../contract/core/access.ts';
import { DomainError, type FieldErrors } from '../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../context.ts';
import { insertRecords } from '../db/insertRecords.ts';
import type { Binding, Row } from './binding.ts';
import { readChange, readCreation } from './input.ts';
import { accountOf, type Catalogue, type KnownTargets, referenceErrors } from './references.ts';
import { lockRows, selection, toColumn, toRow } from './rows.ts';

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
 * row, and refuses it or says what to store; storing writes rows that get values of the same fields
 * in one statement.
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

export const byIds = ({ ctx, binding: { keys } }: Target, ids: readonly string[]) =>
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
 * The values that a change gives to a row, checked by everything except the binding's own rule.
 * Nothing is written.
 * @param full true replaces the row (PUT), false changes the named fields (PATCH)
 * @returns null when the row has these values already
 * @throws DomainError VALIDATION_FAILED
 */
export async function checkChange(
  tx: Transaction,
  target: Target,
  granted: Grant,
  stored: Row,
  input: unknown,
  full: boolean,
): Promise<Values | null> {
  const { resource } = target.binding;
  const changed = readChange(resource, granted, stored, input, full);
  const fields = Object.keys(changed).filter((name) => !(name in (resource.changeOptions ?? {})));
  if (fields.length === 0) return null;
  refuse(await referenceErrors(tx, target, fields, { ...stored, ...changed }));
  return changed;
}

/** The values of a change as the binding's own rule leaves them. @throws what that throws */
export async function applyRuleOfChange(
  tx: Transaction,
  { ctx, binding: { resource, options } }: Target,
  stored: Row,
  changed: Values,
): Promise<Values | null> {
  const values = (await options.beforeWrite?.(changed, tx, ctx, stored)) ?? changed;
  const changeOptions = resource.changeOptions ?? {};
  const stays = Object.entries(values).filter(([name]) => !(name in changeOptions));
  return stays.length === 0 ? null : Object.fromEntries(stays);
}

/** What a change stores in a row: `checkChange`, and then the binding's own rule. */
export async function planChange(
  tx: Transaction,
  target: Target,
  granted: Grant,
  stored: Row,
  input: unknown,
  full: boolean,
): Promise<Values | null> {
  const changed = await checkChange(tx, target, granted, stored, input, full);
  return changed && applyRuleOfChange(tx, target, stored, changed);
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
  await binding.options.setOthersApart?.(ids, tx, ctx);
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
