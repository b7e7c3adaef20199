import { and, eq, inArray, sql } from 'drizzle-orm';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import {
  OPEN_COUNTED,
  OPEN_SHOWN,
  OPEN_STATUSES,
  OPEN_WITHIN_HOURS,
} from '../../../contract/booking/openTripLimits.ts';
import { openTripSchema, type OpenTrips } from '../../../contract/booking/openTrips.ts';
import { TRIP_TAB_NAMES, TRIP_TABS, type TripTab } from '../../../contract/booking/status.ts';
import { tripsByStatus } from '../../bindings/tripTotals.ts';
import { accountsListed } from '../../crud/scope.ts';
import { bookings } from '../../db/tables/index.ts';
import type { Call } from '../verb.ts';

const HOUR_MS = 3_600_000;
/** A future trip that is this late is still looked out for: dispatch should have taken it up. */
const LATE_HOURS = 1;

const CARD = {
  id: bookings.id,
  status: bookings.status,
  pickupAt: bookings.pickupAt,
  pickupTimeZone: bookings.pickupTimeZone,
  passengerName: bookings.passengerName,
  originAddress: bookings.originAddress,
  destinationAddress: bookings.destinationAddress,
  driverName: sql<string | null>`${bookings.vehicle} ->> 'driverName'`,
  registration: sql<string | null>`${bookings.vehicle} ->> 'registration'`,
  estimatedTimeArrival: bookings.estimatedTimeArrival,
  destinationEtaMinutes: bookings.destinationEtaMinutes,
};

/** When a driver on the way, or a trip under way, arrives, as far as dispatch has said it. */
const ARRIVES_AT = sql`asked.now + interval '1 minute' * case status
  when 'ENROUTE' then estimated_time_arrival
  when 'DROPPINGOFF' then destination_eta_minutes end`;

/** Trips as the index by status has them, for each account or for the whole channel. */
const ofKind = (isByAccount: boolean) => sql`
  select id, coalesce(${ARRIVES_AT}, pickup_at) as next_at from ${bookings}
  where channel_id = asked.channel_id
    ${isByAccount ? sql`and corporation_id = account.id` : sql``}
    and status = kind.status and pickup_at >= kind.since and pickup_at < asked.until
  order by pickup_at, id limit ${OPEN_COUNTED}`;

/**
 * The caller's trips under way and the pickups of the next day, by what happens next: an arrival, or
 * else the pickup; and how many trips each tab has. Of each status and account it reads only as many as it may have to tell about.
 */
export async function openTrips({
  ctx,
  input: { corporationId },
}: Call<{ corporationId?: string | undefined }>): Promise<OpenTrips> {
  const { actor, channel, app } = ctx;
  const { orm } = app.database;
  const own = reachesAllAccounts(actor.role) ? null : actor.corporationIds;
  const accounts = accountsListed(own, corporationId ?? null);
  const now = app.now().getTime();
  const late = new Date(now - LATE_HOURS * HOUR_MS).toISOString();
  const since = OPEN_STATUSES.map((status) => (status === 'PREBOOKED' ? late : '-infinity'));
  const asked = sql`(select ${channel.id}::text as channel_id,
    ${new Date(now).toISOString()}::timestamptz as now,
    ${new Date(now + OPEN_WITHIN_HOURS * HOUR_MS).toISOString()}::timestamptz as until) as asked`;
  const kinds = sql`unnest(${sql.param([...OPEN_STATUSES])}::text[],
    ${sql.param(since)}::timestamptz[]) as kind (status, since)`;
  const accountRows = accounts
    ? sql`cross join unnest(${sql.param([...accounts])}::uuid[]) as account (id)`
    : sql``;
  const { rows: found } = await orm.execute<{ id: string }>(sql`
    select found.id from ${asked} cross join ${kinds} ${accountRows}
      cross join lateral (${ofKind(accounts !== null)}) as found
    order by found.next_at, found.id limit ${OPEN_COUNTED}`);
  const shown = found.slice(0, OPEN_SHOWN).map(({ id }) => id);
  const cards =
    shown.length === 0
      ? []
      : await orm
          .select(CARD)
          .from(bookings)
          .where(
            and(
              eq(bookings.channelId, channel.id),
              inArray(bookings.id, shown),
              // One may have ended in between.
              inArray(bookings.status, [...OPEN_STATUSES]),
            ),
          );
  const trips = shown.flatMap((id) => cards.filter((card) => card.id === id));
  const byStatus = await tripsByStatus(orm, { channelId: channel.id, corporationIds: accounts });
  const countOf = (tab: TripTab): number => {
    const statuses: readonly string[] | null = TRIP_TABS[tab];
    return byStatus
      .filter(({ status }) => statuses === null || statuses.includes(status))
      .reduce((sum, { trips: some }) => sum + some, 0);
  };
  return {
    trips: trips.map((trip) =>
      openTripSchema.parse({ ...trip, pickupAt: trip.pickupAt.toISOString() }),
    ),
    others: found.length - shown.length,
    tabs: Object.fromEntries(TRIP_TAB_NAMES.map((tab) => [tab, countOf(tab)])) as Record<
      TripTab,
      number
    >,
  };
}
