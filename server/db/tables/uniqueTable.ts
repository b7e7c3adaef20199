import { type BuildExtraConfigColumns, getTableColumns, sql } from 'drizzle-orm';
import {
  type ExtraConfigColumn,
  type PgColumnBuilderBase,
  type PgTable,
  pgTable,
  type PgTableExtraConfigValue,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { UniqueWithin } from '../../../contract/core/fields.ts';
import { type Holds, uniqueIndexName } from '../uniqueIndex.ts';

interface Rules<C, U> {
  /**
   * Columns that are unique among rows not deleted, whatever their case, and the rows among which
   * they are.
   */
  unique: U;
  /** The column with a row's account, for columns that are unique within an account. */
  account?: keyof C & string;
  /** A column whose value exempts its row. */
  except?: keyof C & string;
}

/**
 * A tenant's table with a partial unique index for each column that is unique among the rows not
 * deleted, so that a race creates only one row.
 * @example uniqueTable('fleets', { channelId: channelId(), …, ...lifecycle() }, { unique: { companyName: 'channel' } }, (t) => […])
 */
export function uniqueTable<
  N extends string,
  C extends Record<string, PgColumnBuilderBase>,
  const U extends Partial<Record<keyof C & string, UniqueWithin>>,
>(
  name: N,
  columns: C,
  { unique, account, except }: Rules<C, U>,
  extra: (t: BuildExtraConfigColumns<N, C, 'pg'>) => PgTableExtraConfigValue[],
) {
  // Reads the finished table, which exists by the time its indexes are built.
  const isText = (field: string): boolean =>
    getTableColumns<PgTable>(table)[field]?.columnType === 'PgText';
  const table = pgTable(name, columns, (t) => {
    const of = t as Record<string, ExtraConfigColumn>;
    const indexes = Object.entries<UniqueWithin | undefined>(unique).map(([field, within]) => {
      const column = of[field]!;
      const owner = within === 'account' ? [of[account!]!] : [];
      const value = isText(field) ? sql`lower(${column})` : column;
      return uniqueIndex(uniqueIndexName(name, column.name))
        .on(of['channelId']!, ...owner, value)
        .where(
          except
            ? sql`${of['deletedAt']!} is null and ${of[except]!} is null`
            : sql`${of['deletedAt']!} is null`,
        );
    });
    return [...extra(t), ...indexes];
  });
  return table as typeof table & Holds<U>;
}
