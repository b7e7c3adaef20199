import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { DispatchReport } from '../../../contract/booking/dispatch.ts';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  canReport,
  CURRENT_STATUSES,
  FUTURE_STATUSES,
  isFinal,
  PAST_STATUSES,
} from '../../../contract/booking/status.ts';
import type { Transaction } from '../../context.ts';
import { bookings } from '../../db/tables/index.ts';
import { ownTrackingLink } from '../../db/trackingLink.ts';
import { recordEvents } from '../bookings/record.ts';
import { recordNotice } from '../notices/notices.ts';

/** News from dispatch about a trip: when it was so, and what changed. */
interface News {
  channelId: string;
  bookingId: string;
  fleetId: string;
  dispatchId: string;
  occurredAt: Date;
  report: DispatchReport;
}

/** A driver who has picked somebody up had arrived, even if nothing said so. */
const ARRIVED: ReadonlySet<BookingStatus> = new Set(['MADECONTACT', 'DROPPINGOFF']);

/** Statuses that news of `to` may follow; the database's update names them. */
const statusesBefore = (to: BookingStatus) =>
  BOOKING_STATUSES.filter((from) => canReport(from, to));

/**
 * Applies news in one conditional update: news that is older than what is known, about another
 * trip, or that cannot follow the present status changes nothing.
 * @returns whether anything changed
 */
export async function applyNews(tx: Transaction, news: News, now: Date): Promise<boolean> {
  const { status } = news.report;
  if (status !== undefined) return applyStatus(tx, news, status, now);
  return news.report.pricing ? applyPricing(tx, news, now) : applyProgress(tx, news, now);
}

const ofTrip = (news: News) =>
  and(
    eq(bookings.channelId, news.channelId),
    eq(bookings.id, news.bookingId),
    eq(bookings.fleetId, news.fleetId),
    or(isNull(bookings.dispatchId), eq(bookings.dispatchId, news.dispatchId)),
  );

function details({ report, dispatchId, occurredAt }: News, now: Date) {
  const { vehicle, trackingLink, pricing, driverLocation } = report;
  // The end of a trip may be reported after its price, with an older price.
  const isOld = sql`${bookings.pricingDetails} is not null and ${bookings.dispatchedAt} > ${occurredAt.toISOString()}::timestamptz`;
  return {
    dispatchId,
    updatedAt: now,
    dispatchedAt: sql`greatest(${bookings.dispatchedAt}, ${occurredAt.toISOString()}::timestamptz)`,
    ...(vehicle && { vehicle: sql`${bookings.vehicle} || ${JSON.stringify(vehicle)}::jsonb` }),
    ...(trackingLink !== undefined && { trackingLink: trackingLink ?? ownTrackingLink }),
    ...(driverLocation !== undefined && { driverLocation }),
    ...(pricing && {
      pricingDetails: sql`case when ${isOld} then ${bookings.pricingDetails} else ${JSON.stringify(pricing)}::jsonb end`,
    }),
  };
}

async function applyStatus(tx: Transaction, news: News, status: BookingStatus, now: Date) {
  const { estimatedTimeArrival, destinationEtaMinutes, vehicle } = news.report;
  const nobody = { make: null, model: null, registration: null, driverName: null };
  // The name of a driver who was taken off is removed, and no driver is followed after the trip.
  const driverLocation = status === 'NEW' || isFinal(status) ? null : news.report.driverLocation;
  const report = {
    ...news.report,
    driverLocation,
    ...(status === 'NEW' && { vehicle: vehicle ?? nobody }),
  };
  const changed = await tx
    .update(bookings)
    .set({
      ...details({ ...news, report }, now),
      status,
      ...(ARRIVED.has(status) && {
        arrivedAt: sql`coalesce(${bookings.arrivedAt}, ${news.occurredAt.toISOString()}::timestamptz)`,
      }),
      // A driver was taken off the trip: another one has to arrive.
      ...(status === 'NEW' && { arrivedAt: null }),
      estimatedTimeArrival: estimatedTimeArrival ?? null,
      destinationEtaMinutes: destinationEtaMinutes ?? null,
    })
    .where(
      and(
        ofTrip(news),
        eq(bookings.state, 'CONFIRMED'),
        inArray(bookings.status, statusesBefore(status)),
        // That a trip was driven is true whatever was reported before, and its card pays for it.
        PAST_STATUSES.some((past) => past === status)
          ? undefined
          : or(isNull(bookings.dispatchedAt), lte(bookings.dispatchedAt, news.occurredAt)),
      ),
    )
    .returning();
  await recordEvents(tx, changed, now);
  return changed.length > 0;
}

/** Arrival times, driver, vehicle and link of a trip that stays where it is. */
async function applyProgress(tx: Transaction, news: News, now: Date) {
  const { estimatedTimeArrival, destinationEtaMinutes } = news.report;
  const changed = await tx
    .update(bookings)
    .set({
      ...details(news, now),
      ...(estimatedTimeArrival !== undefined && { estimatedTimeArrival }),
      ...(destinationEtaMinutes !== undefined && { destinationEtaMinutes }),
    })
    .where(
      and(
        ofTrip(news),
        eq(bookings.state, 'CONFIRMED'),
        inArray(bookings.status, [...CURRENT_STATUSES, ...FUTURE_STATUSES]),
        or(isNull(bookings.dispatchedAt), lt(bookings.dispatchedAt, news.occurredAt)),
      ),
    )
    .returning();
  if (news.report.vehicle) await recordNotice(tx, 'driverAssigned', changed, now);
  return changed.length > 0;
}

/**
 * The final price may come long after the trip, or after newer news: a price stays until a newer
 * one comes.
 */
async function applyPricing(tx: Transaction, news: News, now: Date) {
  const changed = await tx
    .update(bookings)
    .set(details(news, now))
    .where(
      and(
        ofTrip(news),
        inArray(bookings.state, ['CONFIRMED', 'CANCELLED']),
        or(
          isNull(bookings.pricingDetails),
          // A price without any news is the fee that we set when the trip was cancelled.
          isNull(bookings.dispatchedAt),
          lt(bookings.dispatchedAt, news.occurredAt),
        ),
      ),
    )
    .returning();
  await recordNotice(tx, 'receipt', changed, now);
  return changed.length > 0;
}
