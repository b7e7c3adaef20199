declare const held: unique symbol;
/** A table whose indexes keep these columns unique; `bind` asks for it where fields are. */
export interface Holds<U> {
  readonly [held]: U;
}

/** Name of the index that keeps a column unique: the answer to a conflict is found by it. */
export const uniqueIndexName = (table: string, column: string): string =>
  `${table}_${column}_unique`;
