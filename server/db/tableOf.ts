import { sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumnBuilderBase,
  type PgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Field, UniqueWithin } from '../../contract/core/fields.ts';
import { accountField, type AnyResource } from '../../contract/core/resource.ts';
import { channelId, id, instant, lifecycle } from './tables/columns.ts';
import { uniqueTable } from './tables/uniqueTable.ts';

/** A table that rows can refer to by `(channel_id, id)`. */
type Referred = PgTable & { channelId: AnyPgColumn; id: AnyPgColumn };

function columnOf(name: string, field: Field) {
  const column = toSnakeCase(name);
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'phone':
    case 'choice':
      return text(column);
    // Whole numbers up to 2^53 are exact in this type, so no declared number overflows.
    case 'number':
    case 'rate':
      return doublePrecision(column);
    case 'money':
    case 'distance':
      return integer(column);
    case 'boolean':
      return boolean(column);
    case 'date':
      return date(column);
    case 'dateTime':
      return instant(column);
    case 'reference':
      return uuid(column);
    case 'list':
    case 'object':
      return jsonb(column);
    case 'references':
      throw new Error(`No column holds ${name}: the rows of ${field.to} refer to this one`);
    default:
      return field.kind satisfies never;
  }
}

/**
 * The table that follows from a declaration: a column for each field, its references, and indexes
 * for its account, its order and its unique fields. The compiler does not know the types of the
 * columns: a resource whose columns services name in queries has a table written by hand.
 * @param referred the tables of the resources that it refers to, by the names of these resources
 * @throws for a declaration that needs a table written by hand
 * @example tableOf(declaration, { corporations, 'business-passengers': businessPassengers })
 */
export function tableOf(declaration: AnyResource, referred: Record<string, Referred>) {
  const { name, fields, list, softDelete } = declaration;
  const own = Object.entries(fields).filter(([field]) => field !== 'createdAt');
  const unique = Object.fromEntries(
    own.flatMap(([field, { unique: within }]) => (within ? [[field, within]] : [])),
  ) as Record<string, UniqueWithin>;
  if (!softDelete && Object.keys(unique).length > 0)
    throw new Error(`${name} deletes its rows for good: write the table with its unique indexes`);
  const { deletedAt, ...kept } = lifecycle();
  const columns: Record<string, PgColumnBuilderBase> = {
    channelId: channelId(),
    id: id(),
    ...Object.fromEntries(
      own.map(([field, declared]) => {
        const column = columnOf(field, declared);
        return [field, declared.required ? column.notNull() : column];
      }),
    ),
    ...kept,
    ...(softDelete && { deletedAt }),
  };
  const table = toSnakeCase(name);
  const account = accountField(declaration);
  const order = list.defaultSort.replace(/^-/, '');
  return uniqueTable(table, columns, { unique, account }, (t) => {
    const of = t as Record<string, AnyPgColumn>;
    const references = own.flatMap(([field, { to, kind }]) =>
      kind === 'reference' ? [[field, to!] as const] : [],
    );
    const orderIsText = ['text', 'email'].includes(fields[order]?.kind ?? '');
    return [
      primaryKey({ columns: [of['channelId']!, of['id']!] }),
      ...references.map(([field, to]) => {
        const target = referred[to];
        if (!target)
          throw new Error(
            `${name} refers to ${to}: give tableOf its table, { '${to}': … }, in server/db/tables/index.ts`,
          );
        return foreignKey({
          columns: [of['channelId']!, of[field]!],
          foreignColumns: [target.channelId, target.id],
        });
      }),
      ...references
        .filter(([field]) => field !== account)
        .map(([field]) =>
          index(`${table}_by_${toSnakeCase(field)}`).on(of['channelId']!, of[field]!),
        ),
      index(`${table}_in_order`).on(
        of['channelId']!,
        ...(account ? [of[account]!] : []),
        orderIsText ? sql`lower(${of[order]!})` : of[order]!,
      ),
    ];
  });
}
