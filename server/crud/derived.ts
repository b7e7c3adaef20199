import { and, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

type Referred = PgTable & { channelId: AnyPgColumn; id: AnyPgColumn };

/** Rows that are not deleted and refer by `column` to the current row of the other table. */
function referring(column: AnyPgColumn, to: Referred): SQL {
  const { channelId, deletedAt } = getTableColumns<PgTable>(column.table);
  const rows = and(eq(channelId!, to.channelId), eq(column, to.id), deletedAt && isNull(deletedAt));
  return sql`from ${column.table} where ${rows}`;
}

// The query is nested because drizzle leaves out the table's name of columns at the top level: the
// `id` of one table would then be read as that of the other.

/**
 * How many rows refer to the current row.
 * @example countReferring(tables.businessPassengers.groupId, tables.employeeGroups)
 */
export const countReferring = (column: AnyPgColumn, to: Referred): SQL =>
  sql`(${sql`select count(*)::int ${referring(column, to)}`})`;

/** The ids of the rows that refer to the current row, sorted. */
export const idsReferring = (column: AnyPgColumn, to: Referred): SQL => {
  const { id } = getTableColumns<PgTable>(column.table);
  return sql`array(${sql`select ${id} ${referring(column, to)} order by ${id}`})`;
};
