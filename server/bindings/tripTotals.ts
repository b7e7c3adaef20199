import { and, eq, gte, inArray, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ListFilter } from '../../contract/core/listQuery.ts';
import type { Queryable } from '../context.ts';
import type { CountedRows, KeptTotals } from '../crud/binding.ts';
import {
  bookings,
  tripCountChanges,
  tripCounts,
  tripCountsByMonth,
  WHOLE_CHANNEL,
} from '../db/tables/index.ts';

/** A period of time: `from` is included, `to` is not. */
interface Stretch {
  from: Date;
  to: Date;
}

interface MonthRange {
  /**
   * First days of the first whole month and of the month after the last; null where that end is
   * open.
   */
  months: { from: string | null; to: string | null };
  /** What is left before and after the whole months, each less than a month. */
  edges: Stretch[];
}

/** The first moment of a month named by its first day, in UTC. */
export const monthStart = (firstDay: string): Date => new Date(`${firstDay}T00:00:00Z`);

const startOf = (moment: Date, monthsOn = 0): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + monthsOn, 1));
export const nextMonth = (start: Date): Date => startOf(start, 1);

const firstDay = (start: Date): string => start.toISOString().slice(0, 10);

/** Whether the year has four digits, also after a month is added. */
const isNearby = (moment: Date) =>
  moment.getUTCFullYear() >= 1000 && moment.getUTCFullYear() <= 9998;

const latest = (texts: readonly string[]) =>
  texts.length === 0 ? null : new Date(Math.max(...texts.map((text) => Date.parse(text))));
const earliest = (texts: readonly string[]) =>
  texts.length === 0 ? null : new Date(Math.min(...texts.map((text) => Date.parse(text))));

/**
 * The whole months, in UTC, of a period given by the filters `from` and `before`, and the rest of
 * it; null when it contains no whole month.
 */
export function monthRange(filters: readonly ListFilter[]): MonthRange | null {
  const valuesOf = (wanted: ListFilter['match']) =>
    filters.filter(({ match }) => match === wanted).flatMap(({ values }) => values);
  const from = latest(valuesOf('from'));
  const to = earliest(valuesOf('before'));
  const given = [from, to].filter((moment) => moment !== null);
  if (given.length === 0 || !given.every(isNearby)) return null;
  const isWhole = from && startOf(from).getTime() === from.getTime();
  const first = from && (isWhole ? from : nextMonth(from));
  const end = to && startOf(to);
  if (first && end && first >= end) return null;
  return {
    months: { from: first && firstDay(first), to: end && firstDay(end) },
    edges: [
      ...(from && first && from < first ? [{ from, to: first }] : []),
      ...(to && end && end < to ? [{ from: end, to }] : []),
    ],
  };
}

type CountTable = typeof tripCounts | typeof tripCountsByMonth;

/** The folded counts of the accounts asked for; the whole channel has its own count. */
const folded = (table: CountTable, { channelId, corporationIds }: CountedRows) =>
  and(
    eq(table.channelId, channelId),
    corporationIds
      ? inArray(table.corporationId, [...corporationIds])
      : eq(table.corporationId, WHOLE_CHANNEL),
  );

/** The changes that are not folded yet, of the accounts asked for. */
const unfolded = ({ channelId, corporationIds }: CountedRows) =>
  and(
    eq(tripCountChanges.channelId, channelId),
    corporationIds ? inArray(tripCountChanges.corporationId, [...corporationIds]) : undefined,
  );

/**
 * Filters as conditions on the columns of a kind of trip; null when one is about something else. A
 * kind has only the vehicle's name, so vehicles can only be filtered by that.
 */
function ofKind(
  table: CountTable | typeof tripCountChanges,
  filters: readonly ListFilter[],
): SQL[] | null {
  const columns: Readonly<Record<string, AnyPgColumn>> = {
    status: table.status,
    paymentType: table.paymentType,
    vehicle: table.vehicle,
  };
  const conditions: SQL[] = [];
  for (const { field, match, values } of filters) {
    const column = columns[field];
    if (match !== 'in' || !column) return null;
    conditions.push(inArray(column, values));
  }
  return conditions;
}

/**
 * Conditions on the folded counts and on the changes since; null where the kinds do not have the
 * answer.
 */
function counted(table: CountTable, rows: CountedRows, filters: readonly ListFilter[]) {
  const kept = ofKind(table, filters);
  const changed = ofKind(tripCountChanges, filters);
  if (!kept || !changed) return null;
  return {
    kept: and(folded(table, rows), ...kept),
    changed: and(unfolded(rows), ...changed),
  };
}

/** In one statement, so that changes that are being folded meanwhile are counted once. */
const sumOf = (terms: readonly SQLWrapper[]): SQL =>
  sql`(${sql.join([...terms], sql` + `)})::bigint`;

const total = (column: AnyPgColumn) => ({ trips: sql`coalesce(sum(${column}), 0)` });

function countKinds(on: Queryable, rows: CountedRows): SQL | null {
  const conditions = counted(tripCounts, rows, rows.filters);
  if (!conditions) return null;
  return sumOf([
    on.select(total(tripCounts.trips)).from(tripCounts).where(conditions.kept),
    on.select(total(tripCountChanges.change)).from(tripCountChanges).where(conditions.changed),
  ]);
}

const isPeriod = ({ field }: ListFilter) => field === 'pickupAt';

/** Takes whole months from the counts, and the days before and after them from the trips. */
function countPeriod(on: Queryable, rows: CountedRows, condition: SQL | undefined): SQL | null {
  const range = monthRange(rows.filters.filter(isPeriod));
  const others = rows.filters.filter((filter) => !isPeriod(filter));
  const conditions = counted(tripCountsByMonth, rows, others);
  if (!range || !conditions) return null;
  const { months, edges } = range;
  const within = (month: AnyPgColumn) =>
    and(
      months.from === null ? undefined : gte(month, months.from),
      months.to === null ? undefined : lt(month, months.to),
    );
  return sumOf([
    on
      .select(total(tripCountsByMonth.trips))
      .from(tripCountsByMonth)
      .where(and(conditions.kept, within(tripCountsByMonth.month))),
    on
      .select(total(tripCountChanges.change))
      .from(tripCountChanges)
      .where(and(conditions.changed, within(tripCountChanges.month))),
    ...edges.map(({ from, to }) =>
      on
        .select({ trips: sql`count(*)` })
        .from(bookings)
        .where(and(condition, gte(bookings.pickupAt, from), lt(bookings.pickupAt, to))),
    ),
  ]);
}

/** Trips by month, in the order of the list. */
async function tripsByMonth(on: Queryable, rows: CountedRows, descending: boolean) {
  const conditions = counted(tripCountsByMonth, rows, rows.filters);
  if (!conditions) return null;
  const kept = on
    .select({ month: tripCountsByMonth.month, trips: tripCountsByMonth.trips })
    .from(tripCountsByMonth)
    .where(conditions.kept);
  const changed = on
    .select({ month: tripCountChanges.month, trips: tripCountChanges.change })
    .from(tripCountChanges)
    .where(conditions.changed);
  const { rows: months } = await on.execute<{ month: string; trips: string }>(sql`
    select month::text, sum(trips)::bigint as trips from (${kept} union all ${changed}) as counted
    group by month order by month ${sql.raw(descending ? 'desc' : 'asc')}`);
  return months.map(({ month, trips }) => ({ start: monthStart(month), trips: Number(trips) }));
}

/** How many trips there are of each status that occurs. */
export async function tripsByStatus(
  on: Queryable,
  asked: Pick<CountedRows, 'channelId' | 'corporationIds'>,
): Promise<{ status: string; trips: number }[]> {
  const conditions = counted(tripCounts, { ...asked, filters: [] }, []);
  if (!conditions) return [];
  const kept = on
    .select({ status: tripCounts.status, trips: tripCounts.trips })
    .from(tripCounts)
    .where(conditions.kept);
  const changed = on
    .select({ status: tripCountChanges.status, trips: tripCountChanges.change })
    .from(tripCountChanges)
    .where(conditions.changed);
  const { rows } = await on.execute<{ status: string; trips: string }>(sql`
    select status, sum(trips)::bigint as trips from (${kept} union all ${changed}) as counted
    group by status`);
  return rows.map(({ status, trips }) => ({ status, trips: Number(trips) }));
}

/** Totals of the trip list from the counts that are kept with the trips. */
export const tripTotals: KeptTotals = {
  count: (on, rows, condition) => countKinds(on, rows) ?? countPeriod(on, rows, condition),

  async locate(on, rows, sort, offset) {
    const isByPickup = sort.field === 'pickupAt';
    const months = isByPickup ? await tripsByMonth(on, rows, sort.descending) : null;
    if (!months) return null;
    let before = 0;
    for (const { start, trips } of months) {
      if (before + trips > offset) {
        // The page may extend into the following months.
        const from = sort.descending
          ? lt(bookings.pickupAt, nextMonth(start))
          : gte(bookings.pickupAt, start);
        return { from, offset: offset - before };
      }
      before += trips;
    }
    return { from: sql`false`, offset: 0 };
  },
};
