import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { DomainError } from '../../contract/core/errors.ts';
import { COUNTED_AT_ONCE } from '../../contract/core/laterTotal.ts';
import { parseListQuery, type ListQuery, type ListFilter } from '../../contract/core/listQuery.ts';
import type { RequestContext } from '../context.ts';
import type { Binding, CountedRows } from './binding.ts';
import { filterCondition, isText, searchCondition } from './conditions.ts';
import { JsonText, jsonRows } from './jsonRows.ts';
import { expressionOf, selection } from './rows.ts';
import { accountsListed, permission, sourceOf, visible } from './scope.ts';
import { inTransaction } from '../db/transaction.ts';
import { instantsOfDays } from '../../contract/booking/dayRange.ts';
import { dateOf, localTime } from '../../contract/booking/schedule.ts';
import { daysOfPeriod, type Period } from '../../contract/core/period.ts';

/**
 * Turns filters by a named period into filters by its first instant and its end, relative to now.
 */
function withoutPeriods(filters: readonly ListFilter[], now: Date, timeZone: string): ListFilter[] {
  if (!filters.some(({ match }) => match === 'period')) return [...filters];
  const today = dateOf(localTime(now, timeZone));
  return filters.flatMap((filter) => {
    const { field, match, values } = filter;
    if (match !== 'period') return [filter];
    // A single name, which was checked to be a period.
    const days = daysOfPeriod(values[0] as Period, today);
    const { from, to } = instantsOfDays(days, timeZone);
    return [
      { field, match: 'from' as const, values: [from!] },
      { field, match: 'before' as const, values: [to!] },
    ];
  });
}

const NO_ROWS = new JsonText('[]');

/**
 * From this offset on, finding the page's ids first and then its rows costs less than skipping
 * whole rows.
 */
const FAR = 1000;

/**
 * People with the same first name are in the order of their last names. Other ties are broken by id,
 * so that paging neither repeats nor skips a row.
 */
function order(binding: Binding, { field, descending }: ListQuery['sort']) {
  const { resource, keys } = binding;
  const [first, ...rest] = resource.label;
  const direction = descending ? desc : asc;
  const sorted = [field, ...(field === first ? rest : [])].map((name): AnyPgColumn | SQL => {
    const column = expressionOf(binding, name);
    return isText(resource.fields[name]) ? sql`lower(${column})` : column;
  });
  return [...sorted, keys.id].map((key) => direction(key));
}

/** A page of rows as answered, and how many match on all pages. */
interface ListedPage {
  rows: JsonText;
  total: number;
  /** There may be more rows than the total says. */
  isAtLeast: boolean;
}

/** A list request, ready to be asked of the database. */
interface Listing {
  ctx: RequestContext;
  binding: Binding;
  query: ListQuery;
  source: PgTable | SQL;
  condition: SQL | undefined;
  /** The rows that kept totals are asked about; null where they cannot have the answer. */
  counted: CountedRows | null;
  /** The caller accepts a total that is not exact, where an exact one takes long. */
  isCountedLater: boolean;
}

/** @throws DomainError UNKNOWN_PARAMETER or VALIDATION_FAILED, naming each parameter */
function readListing(
  ctx: RequestContext,
  binding: Binding,
  parameters: Iterable<readonly [string, string]>,
  isCountedLater = false,
): Listing {
  const { corporationIds } = permission(ctx, binding, 'list');
  const parsed = parseListQuery(binding.resource, parameters);
  if (!parsed.ok) {
    const unknown = Object.values(parsed.errors).some(({ code }) => code.startsWith('unknown'));
    throw new DomainError(unknown ? 'UNKNOWN_PARAMETER' : 'VALIDATION_FAILED', parsed);
  }
  const query = parsed.value;
  const { corporationId } = query;
  const filters = withoutPeriods(query.filters, ctx.app.now(), ctx.channel.timeZone);
  const condition = and(
    visible(binding, ctx, corporationIds, { corporationId }),
    query.ids ? inArray(binding.keys.id, query.ids) : binding.options.listed?.(ctx),
    query.dynamicSearch ? searchCondition(binding, query.dynamicSearch) : undefined,
    ...filters.map((filter) => filterCondition(binding, filter)),
  );
  const accounts = accountsListed(corporationIds, corporationId);
  const isSearch = query.ids !== null || query.dynamicSearch !== null;
  const counted = isSearch
    ? null
    : { channelId: ctx.channel.id, corporationIds: accounts, filters };
  const source = sourceOf(binding, ctx, query.options);
  return { ctx, binding, query, source, condition, counted, isCountedLater };
}

/**
 * All rows that a list shows on its pages, as a condition and in its order.
 * @throws DomainError UNKNOWN_PARAMETER or VALIDATION_FAILED, naming each parameter
 */
export function listedRows(
  ctx: RequestContext,
  binding: Binding,
  parameters: Iterable<readonly [string, string]>,
): { condition: SQL | undefined; order: SQL[]; source: PgTable | SQL } {
  const { condition, query, source } = readListing(ctx, binding, parameters);
  return { condition, order: order(binding, query.sort), source };
}

/**
 * A page of the rows the caller may see, and how many there are in all.
 * A `corporationId` that is not one of the caller's accounts gives an empty list, the same as an
 * account without rows: the answer does not tell which accounts exist.
 * @param isCountedLater whether a total that takes long may be given as a lower bound
 * @throws DomainError UNKNOWN_PARAMETER or VALIDATION_FAILED, naming each parameter
 */
export async function listRows(
  ctx: RequestContext,
  binding: Binding,
  parameters: Iterable<readonly [string, string]>,
  isCountedLater = false,
): Promise<ListedPage> {
  const listing = readListing(ctx, binding, parameters, isCountedLater);
  const { page, maxPerPage } = listing.query;
  const offset = listing.query.offset ?? page * maxPerPage;
  return offset < FAR ? nearPage(listing, offset) : farPage(listing, offset);
}

/** Whether a list shows the whole channel without filters, which always has the same plan. */
const isWhole = ({ counted }: Listing): boolean =>
  counted?.corporationIds === null && counted.filters.length === 0;

/**
 * The page, and its total where that is known without reading all matching rows, in one statement.
 */
async function nearPage(listing: Listing, offset: number): Promise<ListedPage> {
  const { ctx, binding, query, source, condition } = listing;
  const { maxPerPage: limit } = query;
  const found = await jsonRows(ctx, binding, {
    source,
    where: condition,
    orderBy: order(binding, query.sort),
    limit,
    offset,
    total: totalOf(listing),
    isKept: isWhole(listing),
  });
  const isLast = found.count < limit && (found.count > 0 || offset === 0);
  const known = isLast ? offset + found.count : found.total;
  const counted = known === null ? await countRows(listing) : exactly(known);
  return { rows: found.rows, ...counted };
}

/**
 * Skips the rows before the page in an index, from the nearest known place, and reads only the
 * page's own rows.
 */
async function farPage(listing: Listing, offset: number): Promise<ListedPage> {
  const { ctx, binding, query, source, condition, counted } = listing;
  const counts = await countRows(listing);
  const { total, isAtLeast } = counts;
  if (offset >= total && !isAtLeast) return { rows: NO_ROWS, ...counts };
  const { orm } = ctx.app.database;
  const { keys, options } = binding;
  const place = counted && (await options.keptTotals?.locate(orm, counted, query.sort, offset));
  const found = orm
    .select({ id: selection(binding)['id']! })
    .from(source)
    .where(and(condition, place?.from))
    .orderBy(...order(binding, query.sort))
    .limit(query.maxPerPage)
    .offset(place ? place.offset : offset);
  const { rows, count } = await jsonRows(ctx, binding, {
    source,
    where: and(eq(keys.channelId, ctx.channel.id), inArray(keys.id, found)),
    orderBy: order(binding, query.sort),
    limit: query.maxPerPage,
    offset: 0,
  });
  if (!isAtLeast) return { rows, total, isAtLeast };
  // The page lies beyond what was counted, and itself shows that there are that many.
  if (count > 0) return { rows, total: Math.max(total, offset + count), isAtLeast };
  return { rows, ...(await countRows({ ...listing, isCountedLater: false })) };
}

/**
 * The total as a part of another statement: from the kept totals where there are any, else counted.
 * Null where kept totals do not have the answer: such a table is long, and is counted separately.
 */
function totalOf({ ctx, binding, source, condition, counted }: Listing): SQL | null {
  const { orm } = ctx.app.database;
  const { keptTotals } = binding.options;
  if (keptTotals) return counted && keptTotals.count(orm, counted, condition);
  const rows = orm
    .select({ rows: sql`count(*)` })
    .from(source)
    .where(condition);
  return sql`(${rows})`;
}

/**
 * Counting by an index collects the places of all rows found; with less memory PostgreSQL keeps
 * only their pages, and has to check every row of those again.
 */
const COUNTING_MEMORY = sql`set local work_mem = '64MB'`;

const exactly = (total: number) => ({ total, isAtLeast: false });

/** Counts all matching rows; for a caller who accepts a lower bound, only up to the limit. */
async function countRows(listing: Listing): Promise<Pick<ListedPage, 'total' | 'isAtLeast'>> {
  const { ctx, source, condition, isCountedLater } = listing;
  const { database } = ctx.app;
  const total = totalOf(listing);
  if (total) {
    const { rows } = await database.orm.execute<{ total: string }>(sql`select ${total} as total`);
    return exactly(Number(rows[0]?.total));
  }
  return inTransaction(database, async (tx) => {
    await tx.execute(COUNTING_MEMORY);
    if (!isCountedLater) return exactly(await tx.$count(source, condition));
    const some = tx
      .select({ one: sql`1` })
      .from(source)
      .where(condition)
      .limit(COUNTED_AT_ONCE + 1);
    const total = await tx.$count(sql`(${some}) as counted`);
    const isAtLeast = total > COUNTED_AT_ONCE;
    return { total: isAtLeast ? COUNTED_AT_ONCE : total, isAtLeast };
  });
}
