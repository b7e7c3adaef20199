import type { Field, UniqueWithin } from './fields.ts';
import type { Role } from './roles.ts';

export type Fields = Record<string, Field>;
export type Action = 'list' | 'get' | 'create' | 'update' | 'delete' | 'restore';
/** Access of a role that may do everything with the rows it sees; `restore` is of deleted rows. */
export const everyAction = {
  list: true,
  get: true,
  create: true,
  update: true,
  delete: true,
} as const satisfies Record<Exclude<Action, 'restore'>, true>;

/** `true`: every writable field. A list of names: only those may be set. */
export type Permission<F extends Fields> = true | readonly (keyof F & string)[];
export type Access<F extends Fields> = Partial<
  Record<Role, Partial<Record<Exclude<Action, 'update'>, true>> & { update?: Permission<F> }>
>;

/**
 * Whose rows a caller sees. `channel`: everybody in the channel sees all of them. `corporation`:
 * a corporation admin sees the rows whose `field` is one of their accounts; a fleet manager all.
 * `members`: the same for rows that belong to several accounts through a table of the server's.
 */
export type Scope = { by: 'channel' } | { by: 'corporation'; field: string } | { by: 'members' };

/** A query parameter of the list in addition to the common ones: one field and a comparison. */
export interface FilterDeclaration {
  field: string;
  /**
   * `in` takes comma-separated values; `from` and `to` are inclusive, `before` exclusive; `period`
   * takes the name of one, such as `thisMonth`, relative to the channel's today; `contains` takes a
   * part of a text, whatever its case; `holds` takes one text, which `read` turns into what the
   * field's structured value must contain.
   */
  match: 'in' | 'from' | 'to' | 'before' | 'period' | 'contains' | 'holds';
  /** For `in`: all values that mean the same as the one asked for, including that one. */
  alike?: (value: never) => readonly string[];
  /** For `in` on a structured value: the member compared, a text. */
  member?: string;
  /** For `contains`: the texts are months (`2026-11`), which are offered by their names. */
  isMonth?: true;
  /** For `holds`; null refuses the text. */
  read?: (text: string) => object | null;
}

/** How rows of a resource are imported from files: see docs/adding-a-resource.md. */
export interface Importable<F extends Fields = Fields> {
  /** Fields of the template in the order of its columns; a phone number has two, prefix and number. */
  columns: readonly (keyof F & string)[];
  /** Fields that a file may have in addition to those of the template. */
  more?: readonly (keyof F & string)[];
  /**
   * Fields that tell which row of the account a line is about, the most reliable first. A line that
   * matches no row by any of them is a new row; one that matches different rows is refused. Empty
   * where lines are booked.
   */
  identifiedBy: readonly (keyof F & string)[];
  /** Further headings by which a column is recognised, besides the field's name and labels. */
  headings?: Partial<Record<keyof F & string, readonly string[]>>;
  /** What the owner of a field calls it, where no text of the console does. */
  labels?: Partial<Record<keyof F & string, string>>;
  /** The template's file under `public/templates`; by default it is made from the columns. */
  template?: string;
  /** Lines are booked as trips: see `contract/import/tripLines.ts`. */
  booked?: {
    /** The most lines of one file. */
    mostLines: number;
  };
}

export interface ResourceDeclaration<N extends string = string, F extends Fields = Fields> {
  /** Path under /v1 and name in react-admin. */
  name: N;
  /** What a row is called in the API's description; by default the name without its plural s. */
  typeName?: string;
  fields: F;
  scope: Scope;
  access: Access<F>;
  /** Fields that name a row where another row refers to it. */
  label: readonly (keyof F & string)[];
  list: {
    /** A path under the resource's own where the list can also be read. */
    alsoAt?: string;
    /** Whoever works for several accounts chooses one before rows are listed. */
    isOfOneAccount?: boolean;
    /** The booking form reads it, so a busy server refuses it last. */
    isForBooking?: boolean;
    /** Columns shown, in order. */
    columns: readonly (keyof F & string)[];
    /**
     * Fields that repeat what another field says: not offered as columns of the list and of its
     * file, and not listed in histories.
     */
    repeats?: readonly (keyof F & string)[];
    /**
     * Choices and references that are often changed for many rows: they have their own buttons
     * above the selected rows.
     */
    bulk?: readonly (keyof F & string)[];
    /** Fields a list can be sorted by; the default carries a minus when descending. */
    sortable: readonly (keyof F & string)[];
    defaultSort: string;
    /** The number of characters from which the console searches; `SEARCH_MIN_LENGTH` by default. */
    searchFrom?: number;
    /** Fields that `dynamicSearch` looks into. */
    search: readonly (keyof F & string)[];
    filters?: Record<string, FilterDeclaration>;
    /**
     * Parameters of the list that are no filters by a field. Nobody is offered them; the binding's
     * `source` does what they say.
     */
    options?: Fields;
  };
  /** Inputs of the create and edit forms, in order. */
  form: readonly (keyof F & string)[];
  /**
   * Options of a change, by their names in the body of PATCH and in the `changes` of a batch. They
   * are not values of the row.
   */
  changeOptions?: Fields;
  /**
   * Options of a deletion, by their names among the parameters of DELETE and in the `changes` of a
   * batch that deletes.
   */
  deleteOptions?: Fields;
  /** Deleted rows are kept, and can be listed and restored by whoever may delete. */
  softDelete: boolean;
  /** Rows can be imported from a file by anyone who may create and update them. */
  importable?: Importable<F>;
}

/**
 * Declares a resource. Routes, OpenAPI, validation on both sides, row scope, list, filters, form
 * and the test suite follow from it. See docs/adding-a-resource.md.
 */
export function defineResource<const N extends string, F extends Fields>(
  declaration: ResourceDeclaration<N, F>,
): ResourceDeclaration<N, F> {
  return declaration;
}

/** The fields that are unique, and within what. */
export type UniqueFields<F extends Fields> = {
  [K in keyof F as F[K] extends { unique: UniqueWithin } ? K : never]: F[K] extends {
    unique: infer U;
  }
    ? U
    : never;
};

type ValueOf<F> = F extends Field<infer T> ? T : never;

/** A row as the API answers it: every declared field plus its id. */
export type RowOf<D> =
  D extends ResourceDeclaration<string, infer F>
    ? { id: string } & { [K in keyof F]: ValueOf<F[K]> }
    : never;

/** Any declaration, for code that works on all of them. */
export type AnyResource = ResourceDeclaration<string, Fields>;

/** A batch can be undone, so it only changes rows that can be restored. */
export const hasBatches = ({ softDelete }: AnyResource): boolean => softDelete;

/** The text that stands for a row: `Ada Lovelace`, `Northwind Trading`. */
export const rowLabel = (declaration: AnyResource, row: Record<string, unknown>): string =>
  declaration.label
    .map((field) => row[field])
    .filter((value) => value !== null && value !== undefined && value !== '')
    .join(' ');

/** Reads `-createdAt` as createdAt descending. */
export function parseSort(sort: string): { field: string; descending: boolean } {
  return sort.startsWith('-')
    ? { field: sort.slice(1), descending: true }
    : { field: sort, descending: false };
}

/** Field that says whose account a row belongs to; undefined for accounts themselves and fleets. */
export function accountField(declaration: AnyResource): string | undefined {
  const { scope } = declaration;
  return scope.by === 'corporation' && scope.field !== 'id' ? scope.field : undefined;
}
