import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import type { TripFilterOptions } from '../../../contract/booking/tripView.ts';
import { bookings, fleetOffers } from '../../db/tables/index.ts';
import type { Call } from '../verb.ts';

/** How many recent trips are searched for account fields; fields in use occur among them. */
const RECENT_TRIPS = 500;
const VALUES_PER_FIELD = 50;

/**
 * The vehicle classes that fleets of the channel offer, and the account fields of recent trips with
 * their values, for filtering trips. An account that is not the caller's has none.
 */
export async function tripFilterOptions({
  ctx,
  input: { corporationId },
}: Call<{ corporationId?: string | undefined }>): Promise<TripFilterOptions> {
  const { actor, channel, app } = ctx;
  const { orm } = app.database;
  const offered = await orm
    .selectDistinct({ name: fleetOffers.name })
    .from(fleetOffers)
    .where(eq(fleetOffers.channelId, channel.id))
    .orderBy(fleetOffers.name);
  const isScoped = !reachesAllAccounts(actor.role);
  const recent = await orm
    .select({ config: bookings.businessAccountConfig })
    .from(bookings)
    .where(
      and(
        eq(bookings.channelId, channel.id),
        isNotNull(bookings.status),
        isScoped ? inArray(bookings.corporationId, [...actor.corporationIds]) : undefined,
        corporationId ? eq(bookings.corporationId, corporationId) : undefined,
      ),
    )
    .orderBy(desc(bookings.pickupAt), desc(bookings.id))
    .limit(RECENT_TRIPS);
  const values = new Map<string, Set<string>>();
  for (const { title, value } of recent.flatMap(({ config }) => config?.fields ?? [])) {
    const known = values.get(title) ?? new Set();
    values.set(title, known.add(value));
  }
  return {
    vehicles: offered.map(({ name }) => name),
    accountFields: [...values]
      .map(([title, known]) => ({
        title,
        values: [...known].slice(0, VALUES_PER_FIELD).toSorted(),
      }))
      .toSorted((a, b) => a.title.localeCompare(b.title)),
  };
}
