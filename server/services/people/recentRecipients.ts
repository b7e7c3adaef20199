import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Recipient } from '../../../contract/booking/calls.ts';
import {
  employeeRecipient,
  guestRecipient,
  type RecipientAccount,
} from '../../../contract/booking/recipient.ts';
import type { RequestContext } from '../../context.ts';
import { bookings, businessGuests, businessPassengers } from '../../db/tables/index.ts';
import type { Call } from '../verb.ts';
import { activeEmployees, activeGuests, recipientAccount } from './recipients.ts';

const RECENT_SHOWN = 6;
/** How many trips are searched for passengers: many may have the same few. */
const TRIPS_READ = 100;

/**
 * Passengers of the account's last trips, the last booked first; a person is repeated for each
 * trip.
 */
async function lastPassengers(
  ctx: RequestContext,
  account: RecipientAccount,
  by?: SQL,
): Promise<string[]> {
  const b = bookings;
  const trips = await ctx.app.database.orm
    .select({ id: b.passengerId })
    .from(b)
    .where(
      and(
        eq(b.channelId, ctx.channel.id),
        eq(b.corporationId, account.id),
        by,
        isNotNull(b.passengerId),
        // A request that was never confirmed is not a booking.
        isNotNull(b.status),
      ),
    )
    .orderBy(desc(b.createdAt))
    .limit(TRIPS_READ);
  return trips.flatMap(({ id }) => id ?? []);
}

/**
 * The people for whom the caller last booked in an account, then those for whom others did: only a
 * few, and only people for whom trips can still be booked.
 * @throws DomainError FORBIDDEN for somebody else's account, NOT_FOUND for one that was deleted
 */
export async function recentRecipients({
  ctx,
  input,
}: Call<{ corporationId: string }>): Promise<Recipient[]> {
  const account = await recipientAccount(ctx, input.corporationId);
  const [own, everybodys] = await Promise.all([
    lastPassengers(ctx, account, eq(bookings.bookedById, ctx.actor.userId)),
    lastPassengers(ctx, account),
  ]);
  const ids = [...new Set([...own, ...everybodys])];
  if (ids.length === 0) return [];
  const { orm } = ctx.app.database;
  const [employees, guests] = await Promise.all([
    orm
      .select()
      .from(businessPassengers)
      .where(and(activeEmployees(ctx, account), inArray(businessPassengers.id, ids))),
    orm
      .select()
      .from(businessGuests)
      .where(and(activeGuests(ctx, account), inArray(businessGuests.id, ids))),
  ]);
  const byId = new Map(
    [
      ...employees.map((row) => employeeRecipient(row, account)),
      ...guests.map((row) => guestRecipient(row, account)),
    ].map((recipient) => [recipient.id, recipient]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, RECENT_SHOWN);
}
