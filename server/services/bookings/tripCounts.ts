import { sql, type SQL } from 'drizzle-orm';
import type { AppContext, Transaction } from '../../context.ts';
import {
  bookings,
  corporations,
  tripCountChanges,
  tripCounts,
  tripCountsByMonth,
  WHOLE_CHANNEL,
} from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';

/** Changes folded by one statement. */
const BATCH = 10_000;

const wholeChannel = sql`${WHOLE_CHANNEL}::uuid`;

/**
 * Only one transaction at a time rewrites counts, so what it reads of them stays true until it
 * ends. Booking or changing a trip only adds a change; it neither waits nor makes others wait.
 */
const lock = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('trip_counts', 0))`);

/** Adds recorded changes to the counts, so that reading a total has little to add up. */
export async function foldTripCounts({ database }: Pick<AppContext, 'database'>): Promise<void> {
  for (let folded = BATCH; folded === BATCH;) {
    folded = await inTransaction(database, async (tx) => {
      await lock(tx);
      const { rows } = await tx.execute<{ folded: number }>(sql`
        with taken as (
          delete from ${tripCountChanges} where (channel_id, id) in (
            select channel_id, id from ${tripCountChanges} order by id limit ${BATCH})
          returning *
        ), kinds as (
          insert into ${tripCounts} as kept
            (channel_id, corporation_id, status, payment_type, vehicle, trips)
          select channel_id, coalesce(corporation_id, ${wholeChannel}), status, payment_type,
            vehicle, sum(change)
          from taken group by grouping sets (
            (channel_id, corporation_id, status, payment_type, vehicle),
            (channel_id, status, payment_type, vehicle))
          on conflict (channel_id, corporation_id, status, payment_type, vehicle)
            do update set trips = kept.trips + excluded.trips
        ), months as (
          insert into ${tripCountsByMonth} as kept
            (channel_id, corporation_id, status, payment_type, vehicle, month, trips)
          select channel_id, coalesce(corporation_id, ${wholeChannel}), status, payment_type,
            vehicle, month, sum(change)
          from taken group by grouping sets (
            (channel_id, corporation_id, status, payment_type, vehicle, month),
            (channel_id, status, payment_type, vehicle, month))
          on conflict (channel_id, corporation_id, month, status, payment_type, vehicle)
            do update set trips = kept.trips + excluded.trips
        )
        select count(*)::int as folded from taken`);
      return rows[0]?.folded ?? 0;
    });
  }
}

interface Table {
  name: SQL;
  /** The columns that counts are grouped by, in addition to channel and account. */
  key: SQL;
  /** The same columns of a booking. */
  ofBooking: SQL;
}
const tables: readonly Table[] = [
  {
    name: sql`${tripCounts}`,
    key: sql.raw('status, payment_type, vehicle'),
    ofBooking: sql`status, payment_type, coalesce(vehicle ->> 'name', '')`,
  },
  {
    name: sql`${tripCountsByMonth}`,
    key: sql.raw('status, payment_type, vehicle, month'),
    ofBooking: sql`status, payment_type, coalesce(vehicle ->> 'name', ''),
      date_trunc('month', pickup_at at time zone 'UTC')::date`,
  },
];

/**
 * Corrects the counts of an account, or of a whole channel.
 * @param counted a select of the key's columns and `trips`, which are added up
 * @returns how many counts were wrong
 */
async function rewrite(
  tx: Transaction,
  { name, key }: Table,
  of: { channelId: string; corporationId: string },
  counted: SQL,
): Promise<number> {
  const { rows } = await tx.execute<{ corrected: number }>(sql`
    with right_counts as (
      select ${key}, sum(trips) as trips from (${counted}) as counted
      group by ${key} having sum(trips) <> 0
    ), removed as (
      delete from ${name} where channel_id = ${of.channelId} and corporation_id = ${of.corporationId}
        and (${key}) not in (select ${key} from right_counts)
      returning trips
    ), written as (
      insert into ${name} as kept (channel_id, corporation_id, ${key}, trips)
      select ${of.channelId}, ${of.corporationId}::uuid, ${key}, trips from right_counts
      on conflict (channel_id, corporation_id, ${key}) do update set trips = excluded.trips
        where kept.trips <> excluded.trips
      returning trips
    )
    select (select count(*) from removed where trips <> 0)::int
      + (select count(*) from written)::int as corrected`);
  return rows[0]?.corrected ?? 0;
}

/**
 * Counts all trips again, account by account, and corrects wrong counts, which can occur when rows
 * were loaded without the triggers. Running it again changes nothing more.
 * @returns how many counts were wrong
 */
export async function recountTrips({
  database,
  log,
}: Pick<AppContext, 'database' | 'log'>): Promise<number> {
  const { orm } = database;
  const accounts = await orm
    .select({ channelId: corporations.channelId, corporationId: corporations.id })
    .from(corporations);
  let corrected = 0;
  for (const { channelId, corporationId } of accounts)
    corrected += await inTransaction(database, async (tx) => {
      await lock(tx);
      let wrong = 0;
      for (const table of tables)
        // The trips already contain the changes that are not folded yet, so these are subtracted.
        wrong += await rewrite(
          tx,
          table,
          { channelId, corporationId },
          sql`
            select ${table.key}, trips from (
              select ${table.ofBooking}, 1 from ${bookings}
              where channel_id = ${channelId} and corporation_id = ${corporationId} and status is not null
            ) as trip (${table.key}, trips)
            union all
            select ${table.key}, -change from ${tripCountChanges}
            where channel_id = ${channelId} and corporation_id = ${corporationId}`,
        );
      return wrong;
    });
  for (const channelId of new Set(accounts.map((account) => account.channelId)))
    corrected += await inTransaction(database, async (tx) => {
      await lock(tx);
      let wrong = 0;
      for (const table of tables)
        wrong += await rewrite(
          tx,
          table,
          { channelId, corporationId: WHOLE_CHANNEL },
          sql`select ${table.key}, trips from ${table.name}
            where channel_id = ${channelId} and corporation_id <> ${wholeChannel}`,
        );
      return wrong;
    });
  if (corrected > 0) log.warn({ corrected }, 'counts of trips were wrong and have been put right');
  return corrected;
}
