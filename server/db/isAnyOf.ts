import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column has one of the values, with one parameter however many there are: a statement that
 * is kept under a name has one text.
 */
export const isAnyOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...new Set(values)])}::${sql.raw(column.getSQLType())}[])`;
