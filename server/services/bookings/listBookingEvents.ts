import { and, asc, eq } from 'drizzle-orm';
import type { BookingEvent } from '../../../contract/booking/calls.ts';
import { BOOKING_STATES } from '../../../contract/booking/status.ts';
import { bookingEvents } from '../../db/tables/index.ts';
import type { Call } from '../verb.ts';
import { bookingOf } from './record.ts';

/**
 * The history of a booking, sorted by state (which only moves forward), then by time. Sorting by
 * time alone would be wrong: older releases recorded confirmations before their payments.
 * @throws DomainError NOT_FOUND
 */
export async function listBookingEvents({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<BookingEvent[]> {
  const { orm } = ctx.app.database;
  await bookingOf(orm, ctx, id);
  const events = await orm
    .select()
    .from(bookingEvents)
    .where(and(eq(bookingEvents.channelId, ctx.channel.id), eq(bookingEvents.bookingId, id)))
    .orderBy(asc(bookingEvents.occurredAt), asc(bookingEvents.id));
  const inOrder = events.toSorted(
    (a, b) => BOOKING_STATES.indexOf(a.state) - BOOKING_STATES.indexOf(b.state),
  );
  return inOrder.map(({ state, status, occurredAt }) => ({
    state,
    status,
    occurredAt: occurredAt.toISOString(),
  }));
}
