import { and, eq, inArray } from 'drizzle-orm';
import { CURRENT_STATUSES, FUTURE_STATUSES } from '../../contract/booking/status.ts';
import type { Transaction } from '../context.ts';
import * as tables from '../db/tables/index.ts';
import { ownTrackingLink } from '../db/trackingLink.ts';
import { makeTrip, type TripsOf } from './trip.ts';

/** The trips of one account, past, present and ahead, with their status history. */
export async function seedTrips(tx: Transaction, of: TripsOf): Promise<void> {
  const { corporation } = of;
  const trips = Array.from({ length: corporation.about.trips }, () => makeTrip(of));
  const rows = trips.map(({ row }) => row);
  const events = trips.flatMap((trip) => trip.events);
  for (let from = 0; from < rows.length; from += 50)
    await tx
      .insert(tables.bookings)
      .values(rows.slice(from, from + 50))
      .onConflictDoNothing();
  await tx
    .update(tables.bookings)
    .set({ trackingLink: ownTrackingLink })
    .where(
      and(
        eq(tables.bookings.corporationId, corporation.id),
        inArray(tables.bookings.status, [...CURRENT_STATUSES, ...FUTURE_STATUSES]),
      ),
    );
  for (let from = 0; from < events.length; from += 500)
    await tx.insert(tables.bookingEvents).values(events.slice(from, from + 500));
}
