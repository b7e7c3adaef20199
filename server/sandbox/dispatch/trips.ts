import { createHash } from 'node:crypto';
import { and, asc, eq, isNotNull, lte, min, notInArray } from 'drizzle-orm';
import type { DispatchBooking, DispatchTrip } from '../../../contract/booking/dispatch.ts';
import {
  CANCELLABLE_STATUSES,
  CANCELLED_STATUSES,
  PAST_STATUSES,
} from '../../../contract/booking/status.ts';
import type { Queryable } from '../../context.ts';
import { sandboxDispatchTrips as trips } from '../../db/tables/index.ts';
import type { Step } from './course.ts';

export type TripRow = typeof trips.$inferSelect;

/** How long others leave a trip alone while a step is being reported. */
const LEASE_MS = 15_000;

const isTrip = (fleetId: string, bookingId: string) =>
  and(eq(trips.fleetId, fleetId), eq(trips.bookingId, bookingId));
/**
 * The condition that the trip is still at the step at which it was read: the first to move it wins.
 */
const isUnmoved = (trip: TripRow) =>
  and(isTrip(trip.fleetId, trip.bookingId), eq(trips.sequence, trip.sequence));

/** The same booking always gets the same number, also when it is pushed again after it was lost. */
const dispatchIdOf = ({ fleetId, bookingId }: DispatchBooking) =>
  createHash('sha256').update(`${fleetId}/${bookingId}`).digest('hex').slice(0, 8).toUpperCase();

export const toAnswer = (trip: TripRow): DispatchTrip => ({
  bookingId: trip.bookingId,
  dispatchId: trip.dispatchId,
  occurredAt: trip.changedAt.toISOString(),
  report: trip.report,
});

/** The simulator's own storage: what a taxi company's system keeps about its trips. */
export function tripStore(orm: Queryable) {
  async function find(fleetId: string, bookingId: string): Promise<TripRow | null> {
    const [trip] = await orm.select().from(trips).where(isTrip(fleetId, bookingId));
    return trip ?? null;
  }

  return {
    find,

    /** Accepts a booking once; if it is pushed again, answers the existing trip. */
    async take(booking: DispatchBooking, firstStepAt: Date, now: Date): Promise<TripRow | null> {
      const { fleetId, bookingId, status } = booking;
      const [taken] = await orm
        .insert(trips)
        .values({
          fleetId,
          bookingId,
          dispatchId: dispatchIdOf(booking),
          status,
          booking,
          report: { status },
          changedAt: now,
          nextStepAt: firstStepAt,
        })
        .onConflictDoNothing()
        .returning();
      return taken ?? find(fleetId, bookingId);
    },

    /** Accepts a booking's new pickup time while the trip has not begun. */
    async reschedule(
      booking: DispatchBooking,
      firstStepAt: Date,
      now: Date,
    ): Promise<TripRow | null> {
      for (;;) {
        const trip = await find(booking.fleetId, booking.bookingId);
        if (trip?.status !== 'PREBOOKED') return trip;
        const [changed] = await orm
          .update(trips)
          .set({
            booking,
            sequence: trip.sequence + 1,
            changedAt: now,
            nextStepAt: firstStepAt,
          })
          .where(isUnmoved(trip))
          .returning();
        if (changed) return changed;
      }
    },

    /** Calls a trip off, unless the driver is already at the pickup. */
    async cancel(fleetId: string, bookingId: string, now: Date): Promise<TripRow | null> {
      for (;;) {
        const trip = await find(fleetId, bookingId);
        if (!trip || !CANCELLABLE_STATUSES.includes(trip.status)) return trip;
        const [changed] = await orm
          .update(trips)
          .set({
            status: 'CUSTOMER_CANCELLED',
            report: { ...trip.report, status: 'CUSTOMER_CANCELLED' },
            sequence: trip.sequence + 1,
            changedAt: now,
            nextStepAt: null,
          })
          .where(isUnmoved(trip))
          .returning();
        if (changed) return changed;
      }
    },

    /** Trips whose next step is due, the longest waiting first. */
    due: (now: Date, limit: number): Promise<TripRow[]> =>
      orm
        .select()
        .from(trips)
        .where(
          and(
            isNotNull(trips.nextStepAt),
            lte(trips.nextStepAt, now),
            notInArray(trips.status, [...PAST_STATUSES, ...CANCELLED_STATUSES]),
          ),
        )
        .orderBy(asc(trips.nextStepAt))
        .limit(limit),

    async nextDue(): Promise<Date | null> {
      const [next] = await orm.select({ at: min(trips.nextStepAt) }).from(trips);
      return next?.at ?? null;
    },

    /**
     * Keeps others away from a due step while it is reported; if the process dies, they take it
     * over.
     */
    async claim(trip: TripRow, now: Date): Promise<boolean> {
      const claimed = await orm
        .update(trips)
        .set({ nextStepAt: new Date(now.getTime() + LEASE_MS) })
        .where(and(isUnmoved(trip), lte(trips.nextStepAt, now)))
        .returning({ bookingId: trips.bookingId });
      return claimed.length > 0;
    },

    async move(trip: TripRow, step: Step, nextStepAt: Date | null, now: Date): Promise<void> {
      await orm
        .update(trips)
        .set({
          status: step.status,
          progress: step.progress,
          report: step.report,
          sequence: trip.sequence + 1,
          changedAt: now,
          nextStepAt,
        })
        .where(isUnmoved(trip));
    },

    /** Drops a trip about which nobody wants reports any more. */
    async drop(trip: TripRow): Promise<void> {
      await orm.update(trips).set({ nextStepAt: null }).where(isUnmoved(trip));
    },
  };
}
export type TripStore = ReturnType<typeof tripStore>;
