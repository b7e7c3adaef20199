import { Column, getTableColumns, is, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../context.ts';

type Values = Record<string, unknown>;

/**
 * Inserts many records in one statement with one parameter, because writing out a parameter for
 * each value takes longer than the database needs for the rows. Values are plain JSON values or
 * instants; a column that no record has gets its default.
 * @param records by property of the table, all with the same properties
 * @param returning the columns to return, by the names that they get
 * @returns the records as they are stored, in the order in which they were given
 */
export async function insertRecords(
  tx: Transaction,
  table: PgTable,
  records: readonly Values[],
  returning: Record<string, AnyPgColumn | SQL> = {},
): Promise<Values[]> {
  if (records.length === 0) return [];
  return answeredRecords(tx, insertOf(table, records, returning), returning);
}

/** Sends a statement that answers these columns, and reads them as drizzle does. */
export async function answeredRecords(
  tx: Transaction,
  statement: SQL,
  returning: Record<string, AnyPgColumn | SQL>,
): Promise<Values[]> {
  const { rows } = await tx.execute<Values>(statement);
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(returning).map(([name, column]) => [
        name,
        row[name] === null || !is(column, Column)
          ? row[name]
          : column.mapFromDriverValue(row[name]),
      ]),
    ),
  );
}

/** The RETURNING clause of these columns. */
export const returningOf = (returning: Record<string, AnyPgColumn | SQL>): SQL =>
  sql`returning ${sql.join(
    Object.entries(returning).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  )}`;

/** Records as a table `given`, whose columns are named by the properties. */
export const givenRecords = (
  records: readonly Values[],
  named: readonly { property: string; column: AnyPgColumn }[],
): SQL =>
  sql`jsonb_to_recordset(${jsonOf(records)}::jsonb) as given(${sql.join(
    named.map(
      ({ property, column }) => sql`${sql.identifier(property)} ${sql.raw(column.getSQLType())}`,
    ),
    sql`, `,
  )})`;

/** The same as a statement that is not sent yet, for at least one record. */
export function insertOf(
  table: PgTable,
  records: readonly Values[],
  returning: Record<string, AnyPgColumn | SQL> = {},
): SQL {
  const columns: Record<string, AnyPgColumn> = getTableColumns<PgTable>(table);
  const defaults = defaultsOf(columns);
  const whole = records.map((record) => withDefaults(defaults, record));
  const named = Object.keys(whole[0]!).flatMap((property) => {
    const column = columns[property];
    return column ? [{ property, column }] : [];
  });
  const list = <T>(of: (one: (typeof named)[number]) => T) =>
    sql.join(named.map(of) as never[], sql`, `);
  return sql`
    insert into ${table} (${list(({ column }) => sql.identifier(column.name))})
    select ${list(({ property }) => sql`given.${sql.identifier(property)}`)}
    from ${givenRecords(whole, named)}
    ${Object.keys(returning).length > 0 ? returningOf(returning) : sql``}`;
}

/** The database does not store half of a surrogate pair: it becomes the replacement character. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

function jsonOf(records: readonly Values[]): string {
  const text = JSON.stringify(records);
  // JSON writes such halves as escapes. Checking every value would take longer than all the rest.
  return /\\ud[89a-f]/.test(text) ? JSON.stringify(records, wellFormed) : text;
}

/** Defaults that are made here and not by the database, which are ids. */
const defaultsOf = (columns: Record<string, AnyPgColumn>) =>
  Object.entries(columns).flatMap(([property, { defaultFn }]) =>
    defaultFn ? [{ property, make: defaultFn }] : [],
  );

function withDefaults(defaults: ReturnType<typeof defaultsOf>, record: Values): Values {
  const whole: Values = {};
  for (const { property, make } of defaults) whole[property] = make();
  for (const [property, value] of Object.entries(record))
    if (value !== undefined || !(property in whole)) whole[property] = value;
  return whole;
}
