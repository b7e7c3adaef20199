import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { DomainError } from '../../contract/core/errors.ts';
import type { Field } from '../../contract/core/fields.ts';
import type { Queryable, RequestContext, Transaction } from '../context.ts';
import type { Binding, Row } from './binding.ts';
import { sourceOf, visible } from './scope.ts';

/** Declared columns and the id: what a caller may see of a row. */
export const selection = ({
  keys,
  columns,
  options,
}: Binding): Record<string, AnyPgColumn | SQL> => {
  const own = { id: keys.id, ...columns };
  if (!options.source) return { ...own, ...options.derived };
  // Drizzle only takes a table's columns from the table itself.
  const read = ([name, column]: [string, AnyPgColumn]) => [name, sql`${column}`.mapWith(column)];
  return { ...Object.fromEntries(Object.entries(own).map(read)), ...options.derived };
};

/** A stored record in the form the API answers: instants as ISO 8601 in UTC. */
export function toRow(
  record: Record<string, unknown>,
  { options: { answers } }: Binding,
  ctx: RequestContext,
): Row {
  const row: Row = { id: String(record['id']) };
  for (const [name, value] of Object.entries(record))
    row[name] =
      answers?.[name]?.(value, ctx) ?? (value instanceof Date ? value.toISOString() : value);
  return row;
}

/** What a field of a row is read from: its column, or the expression of a derived field. */
export function expressionOf({ columns, options }: Binding, name: string): AnyPgColumn | SQL {
  const derived: Readonly<Record<string, SQL>> = options.derived ?? {};
  return columns[name] ?? derived[name]!;
}

/** A value from outside in the form its column takes. */
export const toColumn = (field: Field | undefined, value: unknown): unknown =>
  field?.kind === 'dateTime' && typeof value === 'string' ? new Date(value) : value;

/** Why a row is not there for its caller, who is told if it was there and has been deleted. */
async function notFound(
  on: Queryable,
  ctx: RequestContext,
  binding: Binding,
  id: string,
  corporationIds: readonly string[] | null,
): Promise<DomainError> {
  if (!binding.keys.deletedAt) return new DomainError('NOT_FOUND');
  const deleted = await on
    .select({ id: binding.keys.id })
    .from(binding.table)
    .where(and(visible(binding, ctx, corporationIds, { deleted: true }), eq(binding.keys.id, id)));
  return new DomainError('NOT_FOUND', { wasDeleted: deleted.length > 0 });
}

/**
 * One row.
 * @throws DomainError NOT_FOUND, also for rows of other accounts, so that an answer never tells
 * that a row of somebody else exists
 */
export async function readRow(
  on: Queryable,
  ctx: RequestContext,
  binding: Binding,
  id: string,
  corporationIds: readonly string[] | null,
): Promise<Row> {
  const [record] = await on
    .select(selection(binding))
    .from(sourceOf(binding, ctx))
    .where(and(visible(binding, ctx, corporationIds), eq(binding.keys.id, id)));
  if (!record) throw await notFound(on, ctx, binding, id, corporationIds);
  return toRow(record, binding, ctx);
}

/**
 * Rows of these ids, locked until the transaction ends, so that two changes follow each other. Rows
 * that the caller cannot see are left out.
 */
export async function lockRows(
  tx: Transaction,
  ctx: RequestContext,
  binding: Binding,
  ids: readonly string[],
  corporationIds: readonly string[] | null,
  options: { deleted?: boolean } = {},
): Promise<LockedRow[]> {
  const { keys } = binding;
  const records = await tx
    .select({ ...selection(binding), ...(options.deleted ? { deletedAt: keys.deletedAt! } : {}) })
    .from(binding.table)
    .where(and(visible(binding, ctx, corporationIds, options), inArray(keys.id, [...ids])))
    // Always in the same order, so that two callers who lock the same rows do not wait for each
    // other.
    .orderBy(asc(keys.id))
    .for('update');
  return records.map((record) => toRow(record, binding, ctx));
}

/** `deletedAt` is present when deleted rows were asked for too. */
export type LockedRow = Row & { deletedAt?: unknown };

/**
 * One row, locked until the transaction ends.
 * @throws DomainError NOT_FOUND
 */
export async function lockRow(
  tx: Transaction,
  ctx: RequestContext,
  binding: Binding,
  id: string,
  corporationIds: readonly string[] | null,
  options: { deleted?: boolean } = {},
): Promise<LockedRow> {
  const [row] = await lockRows(tx, ctx, binding, [id], corporationIds, options);
  if (!row) throw await notFound(tx, ctx, binding, id, corporationIds);
  return row;
}
