import { and, eq } from 'drizzle-orm';
import type {
  DispatchEvent,
  DispatchEventOutcome,
  DispatchReport,
} from '../../../contract/booking/dispatch.ts';
import { isFinal } from '../../../contract/booking/status.ts';
import { DomainError, type FieldErrors } from '../../../contract/core/errors.ts';
import type { AppContext } from '../../context.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { bookings, dispatchEvents } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueSettlement } from '../payments/payment.ts';
import { latestNews, pricingErrors } from './adoptTrip.ts';
import { applyNews } from './applyNews.ts';

/**
 * Processes an event from dispatch once. A repeated event and one that comes too late are not
 * errors: the sender has nothing to correct, and must not send them again.
 * @throws DomainError NOT_FOUND for an unknown booking, FORBIDDEN for another fleet's booking,
 *   CONFLICT for another trip than the known one, or a trip id that another booking has,
 *   VALIDATION_FAILED for a price that cannot be charged, and for an event in the future
 */
export async function receiveEvent(
  app: AppContext,
  event: DispatchEvent,
): Promise<DispatchEventOutcome> {
  const { channelId, bookingId, fleetId, dispatchId, eventId } = event;
  const now = app.now();
  try {
    return await inTransaction(app.database, async (tx) => {
      const [booking] = await tx
        .select({
          fleetId: bookings.fleetId,
          dispatchId: bookings.dispatchId,
          fareEstimate: bookings.fareEstimate,
        })
        .from(bookings)
        .where(and(eq(bookings.channelId, channelId), eq(bookings.id, bookingId)));
      if (!booking) throw new DomainError('NOT_FOUND');
      if (booking.fleetId !== fleetId) throw new DomainError('FORBIDDEN');
      if (booking.dispatchId !== null && booking.dispatchId !== dispatchId)
        throw new DomainError('CONFLICT');
      const { status, pricing } = event.data as DispatchReport;
      const wrong = Object.entries(pricing ? pricingErrors(booking, pricing) : {});
      const errors: FieldErrors = Object.fromEntries(
        wrong.map(([name, error]) => [`data.pricing.${name}`, error]),
      );
      const occurredAt = new Date(event.occurredAt);
      if (occurredAt > latestNews(now)) errors['occurredAt'] = { code: 'tooFarAhead' };
      if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
      const [taken] = await tx
        .insert(dispatchEvents)
        .values({ channelId, eventId, bookingId, receivedAt: now })
        .onConflictDoNothing()
        .returning();
      if (!taken) return 'duplicate';
      const news = { channelId, bookingId, fleetId, dispatchId, occurredAt, report: event.data };
      if (!(await applyNews(tx, news, now))) return 'stale';
      // Only the end of a trip, or its price, matters for a card.
      if (pricing || (status && isFinal(status))) await enqueueSettlement(app, tx, news);
      return 'applied';
    });
  } catch (error) {
    if (isUniqueViolation(error, 'bookings_dispatch_id'))
      throw new DomainError('CONFLICT', { cause: error });
    throw error;
  }
}
