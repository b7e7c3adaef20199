import { sql } from 'drizzle-orm';
import type { Transaction } from '../context.ts';
import { answeredRecords, givenRecords, returningOf } from '../db/insertRecords.ts';
import type { Row } from './binding.ts';
import { selection, toRow } from './rows.ts';
import { type Target, toColumns, type Values } from './steps.ts';

/**
 * Stores each row's own values in one statement, where nothing of them is kept in other tables.
 * @param rows all with values of the same fields
 * @returns the rows afterwards
 */
export async function storeEach(
  tx: Transaction,
  { binding, ctx }: Target,
  rows: readonly { id: string; values: Values }[],
): Promise<Row[]> {
  const { keys, columns, table } = binding;
  const records = rows.map(({ id, values }) => ({ ...toColumns(binding, values), id }));
  const named = Object.entries(records[0]!).flatMap(([property, value]) => {
    const column = property === 'id' ? keys.id : columns[property];
    return column && value !== undefined ? [{ property, column }] : [];
  });
  const sets = named
    .filter(({ property }) => property !== 'id')
    .map(
      ({ property, column }) =>
        sql`${sql.identifier(column.name)} = given.${sql.identifier(property)}`,
    );
  if (keys.updatedAt) sets.push(sql`${sql.identifier(keys.updatedAt.name)} = now()`);
  const returning = selection(binding);
  const stored = await answeredRecords(
    tx,
    sql`
      update ${table} set ${sql.join(sets, sql`, `)} from ${givenRecords(records, named)}
      where ${keys.channelId} = ${ctx.channel.id} and ${keys.id} = given.id
      ${returningOf(returning)}`,
    returning,
  );
  return stored.map((record) => toRow(record, binding, ctx));
}
