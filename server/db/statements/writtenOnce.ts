import {
  type GetColumnData,
  getTableColumns,
  is,
  Param,
  Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type AnyPgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../context.ts';

/** Values for placeholders, by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** A statement with placeholders, which is always the same object, and the values for this time. */
export interface Filled {
  statement: SQL;
  values: Values;
}

const dialect = new PgDialect();
/** Statements are made with it, and never sent. */
const writer = drizzle.mock();

/** A statement as PostgreSQL gets it, and its parameters, some of which are placeholders. */
export const writeOut = (statement: SQLWrapper) => dialect.sqlToQuery(statement.getSQL());

/** A statement with placeholders, made without a connection. */
export const withPlaceholders = (make: (orm: NodePgDatabase) => SQLWrapper): SQL =>
  make(writer).getSQL();

/** A placeholder for a value of a column, which is converted as the column's values are. */
export const given = (name: string, column: AnyPgColumn): SQL =>
  sql`${sql.param(sql.placeholder(name), column)}`;

/** @throws Error for a placeholder without a value: null would change what is asked */
export function fill(params: readonly unknown[], values: Values): unknown[] {
  const valueOf = ({ name }: Placeholder) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The placeholder ${name} has no value`);
    return value;
  };
  return params.map((param) => {
    if (is(param, Placeholder)) return valueOf(param);
    if (!is(param, Param) || !is(param.value, Placeholder)) return param;
    const value = valueOf(param.value);
    return value === null ? null : param.encoder.mapToDriverValue(value);
  });
}

/** Sends a statement that is written out already. */
export const sendWritten = (on: Queryable, text: string, params: unknown[], name?: string) =>
  on._.session.prepareQuery({ sql: text, params }, undefined, name, false).execute();

/**
 * A statement of a transaction that is written out once and later only gets its values. What drizzle prepares belongs
 * to one connection, so a transaction would write it out again each time.
 * @param make makes the statement, with placeholders for everything that differs
 * @param returning what the statement returns, by the names that the values get
 * @param name under which each connection keeps it parsed, where its plan does not depend on its values
 */
export function writtenOnce<R extends Record<string, AnyPgColumn | SQL>>(
  make: (orm: NodePgDatabase) => SQLWrapper,
  returning: R,
  name?: string,
) {
  let written: ReturnType<typeof writeOut> | undefined;
  const fields = Object.entries(returning).map(([path, field]) => ({ path: [path], field }));
  return (on: Queryable, values: Values): Promise<Returned<R>[]> => {
    written ??= writeOut(make(writer));
    const query = { sql: written.sql, params: fill(written.params, values) };
    return on._.session
      .prepareQuery<{ execute: Returned<R>[]; all: unknown; values: unknown }>(
        query,
        fields,
        name,
        true,
      )
      .execute();
  };
}

/** The values of what a statement returns. */
type Returned<R> = {
  [K in keyof R]: R[K] extends AnyPgColumn
    ? GetColumnData<R[K]>
    : R[K] extends SQL<infer V>
      ? V
      : never;
};

/**
 * An insert of one row, with a placeholder for each property.
 * @param computed properties that the database computes instead
 */
export function insertOfRow(
  table: PgTable,
  properties: readonly string[],
  computed: Readonly<Record<string, SQL>> = {},
): SQL {
  const columns: Record<string, AnyPgColumn> = getTableColumns<PgTable>(table);
  const named = [...properties, ...Object.keys(computed)];
  for (const [property, { defaultFn }] of Object.entries(columns))
    // Written out once, a default that is made here would be the same in all rows.
    if (defaultFn && !named.includes(property)) throw new Error(`${property} needs a value`);
  const columnOf = (property: string) => {
    const column = columns[property];
    if (!column) throw new Error(`There is no column for ${property}`);
    return column;
  };
  const names = named.map((property) => sql.identifier(columnOf(property).name));
  const values = named.map((property) => computed[property] ?? given(property, columnOf(property)));
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`;
}
