import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Fields, RowOf, UniqueFields } from '../../contract/core/resource.ts';
import type { Holds } from '../db/uniqueIndex.ts';

type ColumnValue<C> = C extends { _: { data: infer D; notNull: infer N } }
  ? N extends true
    ? D
    : D | null
  : never;
/** Instants are dates in the database and texts in the API. */
type Answered<T> = T extends Date ? string : T;
type Fits<Declared, C> = [Answered<ColumnValue<C>>] extends [Declared]
  ? [null extends Declared ? true : false] extends [null extends ColumnValue<C> ? true : false]
    ? C
    : never
  : never;

/** What a table must have for a declaration: a fitting column for every field, nulls included. */
export type ColumnsFor<D, Derived = never> = {
  [K in Exclude<keyof RowOf<D>, 'id' | Derived>]: unknown;
} & { channelId: AnyPgColumn; id: AnyPgColumn };

/** The table itself, with `never` for a column that does not fit its field. */
export type Checked<D, T, Present> = {
  [K in Exclude<keyof RowOf<D> & keyof T, Present>]: Fits<RowOf<D>[K], T[K]>;
};

/** What the indexes of a table must keep unique: every field that is declared so. */
export type HoldsUnique<F extends Fields> = [keyof UniqueFields<F>] extends [never]
  ? unknown
  : Holds<UniqueFields<F>>;
