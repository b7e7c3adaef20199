import { and, asc, eq } from 'drizzle-orm';
import { hasReceipt, type Receipt } from '../../../contract/booking/receipt.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { PAST_STATUSES } from '../../../contract/booking/status.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { taxKindOf, taxWithin } from '../../../contract/core/tax.ts';
import type { AppContext } from '../../context.ts';
import { bookingEvents } from '../../db/tables/index.ts';
import { type Call, requireAccount } from '../verb.ts';
import { printedSeller } from './printedSeller.ts';
import { receiptNumber } from './receiptNumber.ts';
import { bookingOf, type BookingRow } from './record.ts';

/**
 * The receipt of a completed trip. Receipts are for the account; a fleet manager gets none.
 * @throws DomainError NOT_FOUND, FORBIDDEN, RECEIPT_NOT_AVAILABLE
 */
export async function receiptOf({ ctx, input: { id } }: Call<{ id: string }>): Promise<Receipt> {
  const booking = await bookingOf(ctx.app.database.orm, ctx, id);
  requireAccount(ctx, booking.corporationId);
  return receiptFor(ctx.app, ctx.channel, booking);
}

const joined = (...parts: (string | null)[]): string | null =>
  parts.filter(Boolean).join(' ') || null;

/**
 * The receipt of a trip, for any reader. The first call gives it its number.
 * @throws DomainError RECEIPT_NOT_AVAILABLE
 */
export async function receiptFor(
  app: AppContext,
  channel: Channel,
  booking: BookingRow,
): Promise<Receipt> {
  const { pricingDetails: pricing, bookedByUserInfo: booker, vehicle } = booking;
  const flight = booking.bookingProperties?.flightInfo;
  if (!hasReceipt(booking) || !pricing) throw new DomainError('RECEIPT_NOT_AVAILABLE');
  // The account's invoice is the document for the tax; a trip has only one.
  const isInvoiced = booking.paymentType === 'businessAccount';
  const rate = isInvoiced ? null : channel.taxRate;
  return {
    bookingId: booking.id,
    number: await receiptNumber(app, channel, booking.id),
    seller: printedSeller(channel),
    tax:
      rate === null
        ? null
        : {
            kind: taxKindOf(channel.defaultCountry),
            rate,
            amount: taxWithin(pricing.total, rate),
          },
    ...(await rideTimes(app, booking)),
    driverName: vehicle.driverName,
    car: joined(vehicle.make, vehicle.model),
    registration: vehicle.registration,
    dispatchId: booking.dispatchId,
    createdAt: booking.createdAt.toISOString(),
    pickupAt: booking.pickupAt.toISOString(),
    pickupTimeZone: booking.pickupTimeZone,
    corporationName: booking.corporationName,
    companyName: booking.companyName,
    passengerName: booking.passengerName,
    bookedByName: `${booker.givenName} ${booker.familyName}`,
    stops: [booking.origin, ...booking.waypoints, booking.destination].map(
      ({ address }) => address,
    ),
    distanceMeters: booking.distanceMeters,
    vehicle: booking.vehicle.name,
    numberOfVehicles: booking.numberOfVehicles,
    flight: flight ? { airline: flight.airline, number: flight.number } : null,
    payment: booking.payment,
    fields: (booking.businessAccountConfig?.fields ?? []).map(({ title, value }) => ({
      title,
      value,
    })),
    pricing,
  };
}

/** When the passenger got in and out, as reported by dispatch. */
async function rideTimes(
  app: AppContext,
  { channelId, id }: BookingRow,
): Promise<Pick<Receipt, 'startedAt' | 'endedAt'>> {
  const events = await app.database.orm
    .select({ status: bookingEvents.status, at: bookingEvents.occurredAt })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.channelId, channelId), eq(bookingEvents.bookingId, id)))
    .orderBy(asc(bookingEvents.occurredAt));
  const started = events.find(({ status }) => status === 'DROPPINGOFF');
  const ended = events.find(({ status }) => PAST_STATUSES.some((past) => past === status));
  return {
    startedAt: started?.at.toISOString() ?? null,
    endedAt: ended?.at.toISOString() ?? null,
  };
}
