import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column has one of the values, with a single parameter for any number of them, because a
 * named statement must always have the same text.
 */
export const isAnyOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...new Set(values)])}::${sql.raw(column.getSQLType())}[])`;

/**
 * Whether a row is one of these. No id is used in two channels, so channels and ids can be compared
 * separately.
 */
export const isAnyRow = (
  table: { channelId: AnyPgColumn; id: AnyPgColumn },
  rows: readonly { channelId: string; id: string }[],
): SQL | undefined =>
  and(
    isAnyOf(
      table.channelId,
      rows.map(({ channelId }) => channelId),
    ),
    isAnyOf(
      table.id,
      rows.map(({ id }) => id),
    ),
  );
