import { and, gte, inArray, is, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { PgInteger, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Field, isNumber } from '../../contract/core/fields.ts';
import type { ListFilter } from '../../contract/core/listQuery.ts';
import { wordsCondition } from '../db/searchWords.ts';
import type { Binding } from './binding.ts';
import { expressionOf, toColumn } from './rows.ts';

const TEXT_KINDS = new Set<Field['kind']>(['text', 'email', 'phone']);
export const isText = (field: Field | undefined) => !!field && TEXT_KINDS.has(field.kind);

function filterValue(field: Field | undefined, value: string): unknown {
  if (field?.kind === 'boolean') return value === 'true';
  if (field && isNumber(field.kind)) return Number(value);
  return toColumn(field, value);
}

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A member of a structured value, written so that it matches the index on it. */
const memberOf = (column: AnyPgColumn, member: string): SQL =>
  sql`(${column} ->> ${sql.raw(`'${member.replaceAll("'", "''")}'`)})`;

/** What a column of whole numbers holds. */
const WHOLE = { min: -(2 ** 31), max: 2 ** 31 - 1 };

/** An end of a range: whether a column's value is at least, or at most, another. */
function rangeCondition(column: AnyPgColumn, match: 'from' | 'to', value: unknown): SQL {
  if (!is(column, PgInteger) || typeof value !== 'number')
    return match === 'from' ? gte(column, value) : lte(column, value);
  // PostgreSQL refuses to compare the column with a fraction or a number that it cannot hold.
  if (match === 'from') {
    const least = Math.ceil(value);
    return least > WHOLE.max ? sql`false` : gte(column, Math.max(least, WHOLE.min));
  }
  const most = Math.floor(value);
  return most < WHOLE.min ? sql`false` : lte(column, Math.min(most, WHOLE.max));
}

/** A filter of a list as a condition. */
export function filterCondition(binding: Binding, filter: ListFilter): SQL {
  const { field: name, match, values, member, read } = filter;
  const field = binding.resource.fields[name];
  // Comparisons take both, but each of their overloads only one.
  const column = expressionOf(binding, name) as AnyPgColumn;
  if (match === 'holds') return sql`${column} @> ${JSON.stringify(read?.(values[0] ?? ''))}::jsonb`;
  if (match === 'contains') return sql`${column} ilike ${`%${escaped(values[0]?.trim() ?? '')}%`}`;
  if (member !== undefined) return inArray(memberOf(column, member), values);
  if (match === 'in' && isText(field)) {
    const lowered = values.map((value) => value.toLowerCase());
    return inArray(sql`lower(${column})`, lowered);
  }
  const typed = values.map((value) => filterValue(field, value));
  switch (match) {
    case 'in':
      return inArray(column, typed);
    case 'from':
    case 'to':
      return rangeCondition(column, match, typed[0]);
    default:
      return lt(column, typed[0]);
  }
}

/** Every word must be found in one of the fields, so that a full name finds the person. */
export function searchCondition(binding: Binding, search: string): SQL | undefined {
  const { searchWords, keptTotals } = binding.options;
  if (searchWords) return wordsCondition(searchWords, search, { isLong: keptTotals !== undefined });
  const places = binding.resource.list.search.map(
    (name) => binding.options.searchColumns?.[name] ?? expressionOf(binding, name),
  );
  const words = search.split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) =>
      or(...places.map((place) => sql`${place} ilike ${`%${escaped(word)}%`}`)),
    ),
  );
}
