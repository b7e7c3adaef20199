import { getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '../../contract/core/errors.ts';
import type { AnyResource, Fields, ResourceDeclaration } from '../../contract/core/resource.ts';
import type { ListFilter, ListQuery } from '../../contract/core/listQuery.ts';
import type { Queryable, RequestContext, Transaction } from '../context.ts';
import { uniqueIndexName } from '../db/uniqueIndex.ts';
import type { Checked, ColumnsFor, HoldsUnique } from './fittingColumns.ts';

/** A row as the API answers it. */
export type Row = { id: string } & Record<string, unknown>;

/** The rows that a list is about, without its searches. */
export interface CountedRows {
  channelId: string;
  /** The accounts of the rows; null: the whole channel. */
  corporationIds: readonly string[] | null;
  filters: readonly ListFilter[];
}

/** Totals that are kept in their own tables, for lists too long to be counted at every read. */
export interface KeptTotals {
  /**
   * How many rows there are, as a part of another statement; null where the totals do not have the
   * answer.
   * @param condition the same rows as a condition on the table
   */
  count(on: Queryable, rows: CountedRows, condition: SQL | undefined): SQL | null;
  /**
   * Where to start looking for the row after `offset` others: a condition that is true from there
   * on, and how many rows are then still to be skipped. Null where the totals do not have the
   * answer.
   */
  locate(
    on: Queryable,
    rows: CountedRows,
    sort: ListQuery['sort'],
    offset: number,
  ): Promise<{ from: SQL; offset: number } | null>;
}

/** A table whose rows are part of a resource's rows: they are deleted and restored with them. */
export interface Part {
  /** Their name in messages: the key in `resources.<name>`. */
  name: string;
  table: PgTable;
  channelId: AnyPgColumn;
  /** The column that refers to the row that they are part of. */
  of: AnyPgColumn;
  deletedAt: AnyPgColumn;
  /** Their own id, for parts that are rows of a resource (then `name` is its name) with a history. */
  id?: AnyPgColumn;
  /** For how many days after the deletion they are restored with their row; without it, always. */
  restorableDays?: number;
  /** Which of them are deleted with their row; without it, all. */
  onlyIf?: SQL;
  /** Whether they are deleted, or only lose their reference. */
  effect: 'delete' | 'empty';
  /** Parameters of their list that show them; null where there is no list. */
  filter: (id: string) => Record<string, string> | null;
  /** What follows from deleting parts of these rows, in the transaction. */
  afterDelete?: (ids: readonly string[], tx: Transaction, ctx: RequestContext) => Promise<void>;
}

/** Gives the same value to existing rows. */
export type WriteElsewhere = (
  value: unknown,
  ids: readonly string[],
  tx: Transaction,
  ctx: RequestContext,
) => Promise<void>;

export interface BindingOptions<
  Presence extends readonly string[] = readonly string[],
  Derived extends string = string,
> {
  /** Holds for every row the resource has; others do not exist for its callers. */
  where?: SQL | ((ctx: RequestContext) => SQL | undefined);
  /** Which of these rows lists show. The others are still read and deleted by their id. */
  listed?: (ctx: RequestContext) => SQL | undefined;
  /**
   * What rows are read from, under the name and with the columns of the table: more rows than the
   * table has. Those cannot be written.
   * @param options of the list (`list.options`); none where one row is read
   */
  source?: (ctx: RequestContext, options: Readonly<Record<string, string>>) => SQL;
  /** Fields that `where` keeps from being null although their columns may be. */
  present?: Presence;
  /**
   * Fields without a column, and the expression that is answered (`idsReferring`,
   * `countReferring`).
   */
  derived?: Readonly<Record<Derived, SQL>>;
  /** How derived fields that people write are stored, each in other tables than the row's own. */
  writes?: Readonly<Partial<Record<Derived, WriteElsewhere>>>;
  /** What a search looks at for a field, where that is not the column's own text. */
  searchColumns?: Record<string, SQL>;
  /**
   * The row's words as a tsvector that is indexed: a search then finds words by their beginnings,
   * and only reads the rows that it finds. Without it a search reads every text.
   */
  searchWords?: SQL;
  keptTotals?: KeptTotals;
  /** What is answered for a field, where that is not simply the stored value. */
  answers?: Record<string, (stored: unknown, ctx: RequestContext) => unknown>;
  /**
   * Values as texts in a file, in the language of the caller: structured ones, and those that
   * depend on the rest of their row.
   */
  inWords?: Readonly<Record<string, (value: unknown, ctx: RequestContext, row: Row) => string>>;
  /** For `scope: members`: the condition that a row belongs to one of these accounts. */
  memberOf?: (corporationIds: readonly string[]) => SQL;
  /**
   * Asks an outside service before the transaction, about a new row or one that is changed. The
   * values are as they were sent, unchecked, and not every field is there.
   * @throws DomainError to refuse the write; AdapterError when there is no answer
   */
  askOutside?: (sent: unknown, ctx: RequestContext, id: string | null) => Promise<void>;
  /**
   * Last look at the values to be stored (only the changed ones, on an update), inside the
   * transaction; may return them changed.
   * @throws DomainError to refuse the write
   */
  beforeWrite?: (
    values: Readonly<Record<string, unknown>>,
    tx: Transaction,
    ctx: RequestContext,
    /** The row as it is, locked; null for a new one. */
    stored: Row | null,
  ) => Promise<Record<string, unknown>> | Record<string, unknown>;
  /**
   * For rows that belong to several accounts: before rows are written, takes what the caller does
   * not look after out of them.
   */
  setOthersApart?: (ids: readonly string[], tx: Transaction, ctx: RequestContext) => Promise<void>;
  /** For such rows: since when these accounts have one. They do not see its earlier history. */
  heldSince?: (id: string, corporationIds: readonly string[]) => SQL;
  /**
   * Rows of a batch are written one after the other: whether one may be changed depends on the
   * outcome of the others.
   */
  isOneByOne?: boolean;
  /** Tables that are not resources, but whose rows are part of a row and deleted with it. */
  parts?: readonly Part[];
  /** Creates what belongs to a new row, in the same transaction. */
  afterCreate?: (row: Row, tx: Transaction, ctx: RequestContext) => Promise<void>;
  /**
   * A rule that can prevent a deletion; references to the row are handled by the declaration
   * (`onDelete`). It must change nothing, because it is also asked before anybody deletes.
   * @throws DomainError to prevent the deletion
   */
  beforeDelete?: (row: Row, tx: Transaction, ctx: RequestContext) => Promise<void> | void;
  /** The codes with which the rules above refuse an action, as OpenAPI names them. */
  problems?: Readonly<Partial<Record<'create' | 'update' | 'delete', readonly ErrorCode[]>>>;
  /**
   * Carries out the options of a deletion (`deleteOptions`), once nothing prevents it. The row is
   * locked.
   */
  withDeletion?: (
    row: Row,
    options: Readonly<Record<string, unknown>>,
    tx: Transaction,
    ctx: RequestContext,
  ) => Promise<void>;
}

/** A declared resource and the table that holds its rows. */
export interface Binding {
  resource: AnyResource;
  table: PgTable;
  /** Columns without a declared field, which are known to exist. */
  keys: {
    channelId: AnyPgColumn;
    id: AnyPgColumn;
    updatedAt: AnyPgColumn | undefined;
    deletedAt: AnyPgColumn | undefined;
  };
  /** One column for each declared field that is not derived. */
  columns: Record<string, AnyPgColumn>;
  /** Index that keeps a field unique → the field, named in the answer to a conflict. */
  uniqueIndexes: ReadonlyMap<string, string>;
  options: BindingOptions;
}

/**
 * Ties a declaration to its table. A missing column, one of another type and a missing unique index
 * are type errors.
 * @example bind(fleets, tables.fleets)
 */
export function bind<
  const N extends string,
  F extends Fields,
  T extends PgTable & ColumnsFor<ResourceDeclaration<N, F>, Derived>,
  const Presence extends readonly (keyof F & string)[] = readonly [],
  const Derived extends keyof F & string = never,
>(
  declaration: ResourceDeclaration<N, F>,
  table: T & Checked<ResourceDeclaration<N, F>, T, Presence[number] | Derived> & HoldsUnique<F>,
  options: BindingOptions<Presence, Derived> = {},
): Binding {
  return bindUnchecked(declaration, table, options);
}

/**
 * The same without checks of types, for a table that was made from the declaration.
 * @throws where the table has no column for a field
 */
export function bindUnchecked(
  declaration: AnyResource,
  table: PgTable,
  options: BindingOptions = {},
): Binding {
  const all: Record<string, AnyPgColumn> = getTableColumns<PgTable>(table);
  const column = (name: string): AnyPgColumn => {
    const found = all[name];
    if (!found) throw new Error(`The table of ${declaration.name} has no column ${name}`);
    return found;
  };
  if (declaration.softDelete) column('deletedAt');
  const { columns: imported = [], more = [] } = declaration.importable ?? {};
  for (const field of [...imported, ...more])
    if (['distance', 'rate'].includes(declaration.fields[field]!.kind))
      throw new Error(`${declaration.name} cannot import ${field}: a file does not say its unit`);
  for (const field of declaration.importable?.identifiedBy ?? [])
    if (!declaration.fields[field]!.unique)
      throw new Error(`Lines are identified by ${field} of ${declaration.name}: declare it unique`);
  if (declaration.scope.by === 'members' && !options.memberOf)
    throw new Error(`${declaration.name} is scoped by members: bind it with memberOf`);
  return {
    resource: declaration,
    table,
    keys: {
      channelId: column('channelId'),
      id: column('id'),
      updatedAt: all['updatedAt'],
      deletedAt: all['deletedAt'],
    },
    columns: Object.fromEntries(
      Object.keys(declaration.fields)
        .filter((name) => !(name in (options.derived ?? {})))
        .map((name) => [name, column(name)]),
    ),
    uniqueIndexes: new Map(
      Object.entries(declaration.fields)
        .filter(([, { unique }]) => unique !== undefined)
        .map(([name]) => [uniqueIndexName(getTableName(table), column(name).name), name]),
    ),
    options,
  };
}
