import { and, asc, eq } from 'drizzle-orm';
import type { BookingEvent } from '../../../contract/booking/calls.ts';
import { bookingEvents } from '../../db/tables/index.ts';
import type { Call } from '../verb.ts';
import { bookingOf } from './record.ts';

/**
 * How a booking came to stand where it stands, the oldest first.
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
  return events.map(({ state, status, occurredAt }) => ({
    state,
    status,
    occurredAt: occurredAt.toISOString(),
  }));
}
