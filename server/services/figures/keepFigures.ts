import { eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { AppContext, Transaction } from '../../context.ts';
import type { Database } from '../../db/open.ts';
import {
  accountTripFigures,
  bookings,
  channelTripFigures,
  tripFigureChanges,
  tripFigureZones,
} from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import {
  added,
  dimensionsOf,
  figuresOfTrips,
  kinds,
  SHARED_DIMENSIONS,
  subtracted,
  SUMS,
  sums,
} from './dimensions.ts';

/** Changes folded by one statement. */
const BATCH = 5000;

/** Only one transaction at a time rewrites figures, so what it reads of them stays true until it ends. */
const lock = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('trip_figures', 0))`);

const byDayAndMonth = sql`lateral (values ('day', c.day), ('month', date_trunc('month', c.day)::date)) as g (grain, start)`;
const isShared = sql`d.dimension in ${[...SHARED_DIMENSIONS]}`;
const orAdd = sql.raw(SUMS.map((one) => `${one} = kept.${one} + excluded.${one}`).join(', '));

/** Adds changes, a table with the columns `kinds` and `sums`, to the figures of accounts. */
const addToAccounts = (changes: SQL): SQL => sql`
  insert into ${accountTripFigures} as kept
    (channel_id, corporation_id, dimension, grain, start, value, currency, ${sums})
  select c.channel_id, c.corporation_id, d.dimension, g.grain, g.start, d.value, c.currency, ${added('c.')}
  from ${changes} c cross join ${dimensionsOf(sql`c`)} cross join ${byDayAndMonth}
  where d.dimension <> 'account'
  group by 1, 2, 3, 4, 5, 6, 7
  on conflict (channel_id, corporation_id, dimension, grain, start, value, currency) do update set ${orAdd}`;

/** The same to the figures of channels. */
const addToChannels = (changes: SQL): SQL => sql`
  insert into ${channelTripFigures} as kept
    (channel_id, dimension, grain, start, value, currency, ${sums})
  select c.channel_id, d.dimension, g.grain, g.start, d.value, c.currency, ${added('c.')}
  from ${changes} c cross join ${dimensionsOf(sql`c`)} cross join ${byDayAndMonth}
  where ${isShared}
  group by 1, 2, 3, 4, 5, 6
  on conflict (channel_id, dimension, grain, start, value, currency) do update set ${orAdd}`;

/**
 * Adds noted changes to the figures, so that reading a report has little to add up. Before that, adds
 * up all trips of the channels whose figures have to be made.
 */
export async function foldTripFigures({
  database,
  now,
}: Pick<AppContext, 'database' | 'now'>): Promise<void> {
  const waiting = await database.orm
    .select({ channelId: tripFigureZones.channelId })
    .from(tripFigureZones)
    .where(isNull(tripFigureZones.rebuiltAt));
  for (const channel of waiting) await rebuildTripFigures({ database, now }, channel);
  for (let folded = BATCH; folded === BATCH;) {
    folded = await inTransaction(database, async (tx) => {
      await lock(tx);
      const { rows } = await tx.execute<{ folded: number }>(sql`
        with taken as (
          delete from ${tripFigureChanges} where (channel_id, id) in (
            select channel_id, id from ${tripFigureChanges} order by id limit ${BATCH})
          returning *
        ), accounts as (${addToAccounts(sql`taken`)}), channels as (${addToChannels(sql`taken`)})
        select count(*)::int as folded from taken`);
      return rows[0]?.folded ?? 0;
    });
  }
}

/**
 * Adds up all trips of a channel from the beginning. The trips already contain the changes that are
 * not folded yet, so these are subtracted. Bookings go on meanwhile.
 */
export async function rebuildTripFigures(
  { database, now }: { database: Pick<Database, 'orm' | 'pool'> } & Pick<AppContext, 'now'>,
  { channelId }: { channelId: string },
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await lock(tx);
    await tx.execute(sql`delete from ${accountTripFigures} where channel_id = ${channelId}`);
    await tx.execute(sql`delete from ${channelTripFigures} where channel_id = ${channelId}`);
    // In one statement, so that trips and changes are those of the same moment.
    await tx.execute(sql`
      with changes as (
        select ${kinds}, ${added()} from (
          ${figuresOfTrips(sql`t.channel_id = ${channelId}`)}
          union all
          select ${kinds}, ${subtracted} from ${tripFigureChanges} where channel_id = ${channelId}
        ) as trips (${kinds}, ${sums})
        group by ${kinds}
      ), named (${kinds}, ${sums}) as (select * from changes),
      accounts as (${addToAccounts(sql`named`)})
      ${addToChannels(sql`named`)}`);
    await tx
      .update(tripFigureZones)
      .set({ rebuiltAt: now() })
      .where(eq(tripFigureZones.channelId, channelId));
  });
}

/**
 * Tells the database in which zone the days of each channel are counted. Where that has changed, or
 * trips are older than the figures, all trips of the channel are added up again by the next fold.
 */
export async function keepFigureZones(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  channels: readonly { id: string; timeZone: string }[],
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const kept = await tx.select().from(tripFigureZones);
    for (const { id, timeZone } of channels) {
      if (kept.some((one) => one.channelId === id && one.timeZone === timeZone)) continue;
      // An old PostgreSQL may not know a new zone, and a booking must not fail because of that.
      const { rowCount } = await tx.execute(
        sql`select 1 from pg_timezone_names where name = ${timeZone}`,
      );
      const [trip] = await tx
        .select({ id: bookings.id })
        .from(bookings)
        .where(eq(bookings.channelId, id))
        .limit(1);
      const values = {
        timeZone: rowCount === 0 ? 'UTC' : timeZone,
        rebuiltAt: trip ? null : now(),
      };
      await tx
        .insert(tripFigureZones)
        .values({ channelId: id, ...values })
        .onConflictDoUpdate({
          target: tripFigureZones.channelId,
          set: values,
          setWhere: ne(tripFigureZones.timeZone, values.timeZone),
        });
    }
  });
}
