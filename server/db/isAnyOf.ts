import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column has one of the values, with a single parameter for any number of them, because a
 * named statement must always have the same text.
 */
export const isAnyOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...new Set(values)])}::${sql.raw(column.getSQLType())}[])`;
