import { Column, is, sql, type SQL } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { RequestContext } from '../context.ts';
import { statementNames } from '../db/statements/statementNames.ts';
import type { Binding } from './binding.ts';
import { selection } from './rows.ts';

/** An answer that is already JSON text. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type ToJson = (sent: string) => string;

const asIs: ToJson = (sent) => sent;
const asText: ToJson = (sent) => JSON.stringify(sent);

/** `2026-11-23 09:05:00.25+00`, as PostgreSQL writes instants in UTC, for years of four digits. */
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,3})?\+00$/;
const asInstant: ToJson = (sent) =>
  IN_UTC.test(sent)
    ? `"${sent.slice(0, 10)}T${sent.slice(11, 19)}.${sent.slice(20, -3).padEnd(3, '0')}Z"`
    : JSON.stringify(new Date(sent));

const { builtins } = pg.types;
/** How values from the database become JSON, by their type: structured values already are. */
const TO_JSON: Readonly<Record<number, ToJson>> = {
  [builtins.BOOL]: (sent) => (sent === 't' ? 'true' : 'false'),
  [builtins.INT2]: asIs,
  [builtins.INT4]: asIs,
  [builtins.TEXT]: asText,
  [builtins.VARCHAR]: asText,
  [builtins.UUID]: asText,
  [builtins.DATE]: asText,
  [builtins.TIMESTAMPTZ]: asInstant,
  [builtins.JSON]: asIs,
  [builtins.JSONB]: asIs,
};
const types: pg.CustomTypesConfig = {
  getTypeParser: (type) => {
    const parse: (sent: string) => unknown = pg.types.getTypeParser(type);
    return TO_JSON[type] ?? ((sent: string) => JSON.stringify(parse(sent)));
  },
};
/** Columns of these kinds are answered as the database sends them; others as drizzle reads them. */
const ANSWERED_AS_SENT = new Set([
  'PgBoolean',
  'PgDateString',
  'PgDoublePrecision',
  'PgInteger',
  'PgJsonb',
  'PgText',
  'PgTimestamp',
  'PgUUID',
]);

/** Changes a value, which is already JSON, into what is answered. */
type Remake = (json: string, ctx: RequestContext) => string;

/** How the pages of a binding's rows are read and written as JSON. */
interface RowWriter {
  /** What is selected, in the order of the fields. */
  columns: SQL;
  fields: { key: string; remake: Remake | undefined }[];
}

const dialect = new PgDialect();
const nameOf = statementNames('page_');

function remakeOf({ options: { answers } }: Binding, name: string, field: Column | SQL) {
  const decode = is(field, Column) && !ANSWERED_AS_SENT.has(field.columnType) ? field : undefined;
  const answer = answers?.[name];
  if (!decode && !answer) return undefined;
  return (json: string, ctx: RequestContext) => {
    const sent: unknown = JSON.parse(json);
    const value = decode && sent !== null ? decode.mapFromDriverValue(sent) : sent;
    return JSON.stringify(answer?.(value, ctx) ?? value);
  };
}

const writers = new WeakMap<Binding, RowWriter>();
function writerOf(binding: Binding): RowWriter {
  const known = writers.get(binding);
  if (known) return known;
  const selected = Object.entries(selection(binding));
  const columns = sql.join(
    selected.map(([, field]) => sql`${field}`),
    sql.raw(', '),
  );
  // Written out only once, because they are most of the statement and never change.
  const { sql: text, params } = dialect.sqlToQuery(columns);
  const writer: RowWriter = {
    columns: params.length === 0 ? sql.raw(text) : columns,
    fields: selected.map(([name, field], at) => ({
      key: `${at === 0 ? '{' : ','}${JSON.stringify(name)}:`,
      remake: remakeOf(binding, name, field),
    })),
  };
  writers.set(binding, writer);
  return writer;
}

/** What is read from a table: which rows, in which order, and a total that comes with each row. */
interface Wanted {
  source: PgTable | SQL;
  where: SQL | undefined;
  orderBy: readonly SQL[];
  limit: number;
  offset: number;
  total?: SQL | null;
  /**
   * Connections keep the statement parsed and planned, because its plan does not depend on its
   * values.
   */
  isKept?: boolean;
}

/**
 * Rows as JSON text, as the API answers them, made directly from what the database sent: parsing
 * that into values and writing them again would cost more than all the rest of a page.
 * @returns the rows, their number, and the total that came with them
 */
export async function jsonRows(
  ctx: RequestContext,
  binding: Binding,
  { source, where, orderBy, limit, offset, total, isKept }: Wanted,
): Promise<{ rows: JsonText; count: number; total: number | null }> {
  const { columns, fields } = writerOf(binding);
  const { sql: text, params } = dialect.sqlToQuery(
    sql`select ${columns}${
      total ? sql`, ${total}` : undefined
    } from ${source}${where && sql` where ${where}`} order by ${sql.join(
      [...orderBy],
      sql.raw(', '),
    )} limit ${limit}${offset > 0 ? sql` offset ${offset}` : undefined}`,
  );
  const name = isKept ? nameOf(text) : undefined;
  const { rows } = await ctx.app.database.pool.query<(string | null)[]>({
    ...(name !== undefined && { name }),
    text,
    values: params,
    rowMode: 'array',
    types,
  });
  const written = rows.map((row) => {
    let json = '';
    fields.forEach(({ key, remake }, at) => {
      const value = row[at] ?? 'null';
      json += key + (remake ? remake(value, ctx) : value);
    });
    return `${json}}`;
  });
  const stated = rows[0]?.[fields.length];
  return {
    rows: new JsonText(`[${written.join(',')}]`),
    count: rows.length,
    total: stated == null ? null : Number(JSON.parse(stated)),
  };
}
