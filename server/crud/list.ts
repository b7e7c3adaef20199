import { and, asc, desc, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { DomainError } from '../../contract/core/errors.ts';
import type { Field } from '../../contract/core/fields.ts';
import {
  LIST_REACH,
  parseListQuery,
  type ListFilter,
  type ListQuery,
} from '../../contract/core/listQuery.ts';
import type { Queryable, RequestContext } from '../context.ts';
import type { Binding, Row } from './binding.ts';
import { selection, toColumn, toRow } from './rows.ts';
import { permission, visible } from './scope.ts';

const TEXT_KINDS = new Set<Field['kind']>(['text', 'email', 'phone']);
const isText = (field: Field | undefined) => !!field && TEXT_KINDS.has(field.kind);

function filterValue(field: Field | undefined, value: string): unknown {
  if (field?.kind === 'boolean') return value === 'true';
  if (field?.kind === 'number' || field?.kind === 'money') return Number(value);
  return toColumn(field, value);
}

/** A member of a structured value, spelt out so that an index on it fits. */
const memberOf = (column: AnyPgColumn, member: string): SQL =>
  sql`(${column} ->> ${sql.raw(`'${member.replaceAll("'", "''")}'`)})`;

function filterCondition(binding: Binding, filter: ListFilter): SQL {
  const { field: name, match, values, member, read } = filter;
  const field = binding.resource.fields[name];
  const column = binding.columns[name]!;
  if (match === 'holds') return sql`${column} @> ${JSON.stringify(read?.(values[0] ?? ''))}::jsonb`;
  if (member !== undefined) return inArray(memberOf(column, member), values);
  if (match === 'in' && isText(field)) {
    const lowered = values.map((value) => value.toLowerCase());
    return inArray(sql`lower(${column})`, lowered);
  }
  const typed = values.map((value) => filterValue(field, value));
  if (match === 'in') return inArray(column, typed);
  return match === 'from' ? gte(column, typed[0]) : lt(column, typed[0]);
}

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** What parts words for `regexp_split_to_array(…, '\\W+')`, which the words of rows are made with. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}_]+/u;

function wordsCondition(words: SQL, search: string): SQL {
  const beginnings = search
    .split(BETWEEN_WORDS)
    .filter(Boolean)
    .map((word) => `'${word}':*`);
  if (beginnings.length === 0) return sql`false`;
  return sql`${words} @@ lower(${beginnings.join(' & ')})::tsquery`;
}

/** Every word must be found in one of the fields, so that a full name finds its bearer. */
function searchCondition(binding: Binding, search: string): SQL | undefined {
  if (binding.options.searchWords) return wordsCondition(binding.options.searchWords, search);
  const places = binding.resource.list.search.map(
    (name) => binding.options.searchColumns?.[name] ?? binding.columns[name]!,
  );
  const words = search.split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) =>
      or(...places.map((place) => sql`${place} ilike ${`%${escaped(word)}%`}`)),
    ),
  );
}

/** Ties are broken by id, so that paging neither repeats nor skips a row. */
function order(binding: Binding, { field: name, descending }: ListQuery['sort']): SQL[] {
  const column: AnyPgColumn = binding.columns[name]!;
  const key = isText(binding.resource.fields[name]) ? sql`lower(${column})` : column;
  return descending ? [desc(key), desc(binding.keys.id)] : [asc(key), asc(binding.keys.id)];
}

/**
 * A page of the rows the caller may see, and how many there are in all.
 * A `corporationId` that is not one of the caller's accounts gives an empty list, the same as an
 * account without rows: the answer does not tell which accounts exist.
 * @throws DomainError UNKNOWN_PARAMETER or VALIDATION_FAILED, naming each parameter
 */
export async function listRows(
  ctx: RequestContext,
  binding: Binding,
  parameters: Iterable<readonly [string, string]>,
): Promise<{ rows: Row[]; total: number }> {
  const { corporationIds } = permission(ctx, binding, 'list');
  const parsed = parseListQuery(binding.resource, parameters);
  if (!parsed.ok) {
    const unknown = Object.values(parsed.errors).some(({ code }) => code.startsWith('unknown'));
    throw new DomainError(unknown ? 'UNKNOWN_PARAMETER' : 'VALIDATION_FAILED', parsed);
  }
  const query = parsed.value;
  const { orm } = ctx.app.database;
  const condition = and(
    visible(binding, ctx, corporationIds, { corporationId: query.corporationId }),
    query.ids ? inArray(binding.keys.id, query.ids) : undefined,
    query.dynamicSearch ? searchCondition(binding, query.dynamicSearch) : undefined,
    ...query.filters.map((filter) => filterCondition(binding, filter)),
  );
  const offset = query.offset ?? query.page * query.maxPerPage;
  const records = await orm
    .select(selection(binding))
    .from(binding.table)
    .where(condition)
    .orderBy(...order(binding, query.sort))
    .limit(query.maxPerPage)
    .offset(offset);
  const isLastPage = records.length < query.maxPerPage && (records.length > 0 || offset === 0);
  const total = isLastPage
    ? offset + records.length
    : await countWithinReach(orm, binding, condition);
  return { rows: records.map((record) => toRow(record, binding, ctx)), total };
}

/** How many rows match, at most as many as are counted: further would cost the history. */
async function countWithinReach(
  orm: Queryable,
  binding: Binding,
  condition: SQL | undefined,
): Promise<number> {
  const counted = orm
    .select({ one: sql`1`.as('one') })
    .from(binding.table)
    .where(condition)
    .limit(binding.resource.list.countedTo ?? LIST_REACH)
    .as('counted');
  return orm.$count(counted);
}
