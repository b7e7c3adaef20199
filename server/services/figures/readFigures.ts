import { sql, type SQL } from 'drizzle-orm';
import type { Figures } from '../../../contract/figures/calls.ts';
import type { Grain, Measure } from '../../../contract/figures/figures.ts';
import type { Queryable } from '../../context.ts';
import {
  accountTripFigures,
  channelTripFigures,
  tripFigureChanges,
} from '../../db/tables/index.ts';
import { dimensionsOf, sums } from './dimensions.ts';

/** Whose figures, of which days (both included), and by what. */
export interface FiguresAsked {
  channelId: string;
  /** Null: the whole channel. */
  corporationIds: readonly string[] | null;
  from: string;
  to: string;
  /** As `dimensionsOf` names them. */
  dimension: string;
  grain: Grain | undefined;
}

/** The first day of a month, so many months after that of a day. */
const monthOf = (day: string, on = 0): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + on))
    .toISOString()
    .slice(0, 10);
const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The whole months of a period, the day after the last one excluded, and the days around them. */
function stretches(
  from: string,
  to: string,
): [grain: 'day' | 'month', from: string, before: string][] {
  const end = dayAfter(to);
  const first = monthOf(from) === from ? from : monthOf(from, 1);
  const last = monthOf(end);
  if (first >= last) return [['day', from, end]];
  return [
    ['day', from, first],
    ['month', first, last],
    ['day', last, end],
  ];
}

/**
 * Rows with `corporation_id`, `value`, `currency`, `day` and `sums`: those that are kept, by month
 * where that is enough, and the changes that are not folded yet. All in one statement, so that what
 * is being folded meanwhile is counted once.
 */
function figures({ channelId, corporationIds, from, to, dimension, grain }: FiguresAsked): SQL {
  const isByAccount = dimension === 'account';
  const ids = corporationIds && sql`${sql.param([...corporationIds])}::uuid[]`;
  const parts =
    grain === 'day' || grain === 'week'
      ? ([['day', from, dayAfter(to)]] as const)
      : stretches(from, to).filter(([, start, end]) => start < end);
  const kept = parts.map(([by, start, end]) =>
    ids
      ? sql`select ${isByAccount ? sql`corporation_id::text` : sql`value`} as value, currency, start as day, ${sums}
          from ${accountTripFigures}
          where channel_id = ${channelId} and corporation_id = any(${ids})
            and dimension = ${isByAccount ? 'all' : dimension} and grain = ${by}
            and start >= ${start} and start < ${end}`
      : sql`select value, currency, start as day, ${sums} from ${channelTripFigures}
          where channel_id = ${channelId} and dimension = ${dimension} and grain = ${by}
            and start >= ${start} and start < ${end}`,
  );
  const changed = sql`select d.value, c.currency, c.day, ${sums}
    from ${tripFigureChanges} c cross join ${dimensionsOf(sql`c`)}
    where c.channel_id = ${channelId} ${ids ? sql`and c.corporation_id = any(${ids})` : sql``}
      and c.day between ${from} and ${to} and d.dimension = ${dimension}`;
  return sql.join([...kept, changed], sql` union all `);
}

const money = (column: string, currency: SQL) =>
  sql`coalesce(sum(${sql.raw(column)}) filter (where currency = ${currency}), 0)`;

/** Each measure of a group of rows, from what was added up. */
const measures = (currency: SQL): Record<Measure, SQL> => ({
  spend: money('spend', currency),
  trips: sql`coalesce(sum(trips), 0)`,
  averageFare: sql`round(${money('fare_total', currency)} / nullif(${money('fares', currency)}, 0))`,
  distanceMeters: sql`coalesce(sum(distance_meters), 0)`,
  waiting: money('waiting', currency),
  chargedCancellations: sql`coalesce(sum(charged_cancellations), 0)`,
  noShows: sql`coalesce(sum(no_shows), 0)`,
  onTimeShare: sql`round(sum(on_time) / nullif(sum(arrivals), 0), 4)`,
  leadMinutes: sql`round(sum(lead_minutes) / nullif(sum(trips), 0))`,
});

const PERIODS: Record<Grain, SQL> = {
  day: sql`day`,
  week: sql`date_trunc('week', day)::date`,
  month: sql`date_trunc('month', day)::date`,
};

export interface ReadRow {
  start: string | null;
  value: string | null;
  figures: Figures;
}

interface Wanted {
  currency: string | null;
  isSplit: boolean;
  /** Only these values. */
  values?: readonly string[];
  /** The greatest first, and only so many. */
  greatest?: { measure: Measure; limit: number };
}

/** Groups of trips with their measures. Groups without a trip are left out. */
export async function readFigures(
  on: Queryable,
  asked: FiguresAsked,
  { currency, isSplit, values, greatest }: Wanted,
): Promise<{ rows: ReadRow[]; groups: number }> {
  const all = measures(sql`${currency ?? ''}`);
  const start = asked.grain ? PERIODS[asked.grain] : sql`null::date`;
  const { rows } = await on.execute<Record<string, string | null> & { groups: string }>(sql`
    select ${start}::text as start, ${isSplit ? sql`value` : sql`null::text`} as value,
      ${sql.join(
        Object.entries(all).map(([name, what]) => sql`${what} as ${sql.identifier(name)}`),
        sql`, `,
      )}, count(*) over () as groups
    from (${figures(asked)}) as figures
    ${values ? sql`where value = any(${sql.param([...values])}::text[])` : sql``}
    group by 1, 2 having sum(trips) <> 0
    order by ${greatest ? sql`${all[greatest.measure]} desc nulls last, ` : sql``} 1, 2
    ${greatest ? sql`limit ${greatest.limit}` : sql``}`);
  return {
    groups: Number(rows[0]?.groups ?? 0),
    rows: rows.map((row) => ({
      start: row['start'] ?? null,
      value: row['value'] ?? null,
      figures: Object.fromEntries(
        Object.keys(all).map((name) => [name, numberOf(row[name])]),
      ) as unknown as Figures,
    })),
  };
}
const numberOf = (text: string | null | undefined) =>
  text === null || text === undefined ? null : Number(text);

/** The currencies of the trips, that of most trips first. */
export async function readCurrencies(on: Queryable, asked: FiguresAsked): Promise<string[]> {
  const { rows } = await on.execute<{ currency: string }>(sql`
    select currency from (${figures({ ...asked, dimension: 'all' })}) as figures
    where currency <> '' group by currency having sum(trips) <> 0 order by sum(trips) desc, 1`);
  return rows.map(({ currency }) => currency);
}
