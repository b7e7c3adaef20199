declare const held: unique symbol;
/** A table whose indexes keep these columns unique; `bind` requires it for unique fields. */
export interface Holds<U> {
  readonly [held]: U;
}

/** Name of the index that keeps a column unique; the answer to a conflict finds the field by it. */
export const uniqueIndexName = (table: string, column: string): string =>
  `${table}_${column}_unique`;
