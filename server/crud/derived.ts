import { and, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

type Referred = PgTable & { channelId: AnyPgColumn; id: AnyPgColumn };

/** Rows that are not deleted and refer to the row at hand of the other table by `column`. */
function referring(column: AnyPgColumn, to: Referred): SQL {
  const { channelId, deletedAt } = getTableColumns<PgTable>(column.table);
  const rows = and(eq(channelId!, to.channelId), eq(column, to.id), deletedAt && isNull(deletedAt));
  return sql`from ${column.table} where ${rows}`;
}

// The query is nested: drizzle would take the table's name from columns that stand at its top, and
// the `id` of one table would be taken for that of the other.

/**
 * How many rows refer to the row at hand.
 * @example countReferring(tables.businessPassengers.groupId, tables.employeeGroups)
 */
export const countReferring = (column: AnyPgColumn, to: Referred): SQL =>
  sql`(${sql`select count(*)::int ${referring(column, to)}`})`;

/** The ids of the rows that refer to the row at hand, in their order. */
export const idsReferring = (column: AnyPgColumn, to: Referred): SQL => {
  const { id } = getTableColumns<PgTable>(column.table);
  return sql`array(${sql`select ${id} ${referring(column, to)} order by ${id}`})`;
};
