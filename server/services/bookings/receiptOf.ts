import { hasReceipt, type Receipt } from '../../../contract/booking/receipt.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { type Call, requireAccount } from '../verb.ts';
import { bookingOf } from './record.ts';

/**
 * What the receipt of a completed trip says. Receipts are the account's: a fleet manager gets none.
 * @throws DomainError NOT_FOUND, FORBIDDEN, RECEIPT_NOT_AVAILABLE
 */
export async function receiptOf({ ctx, input: { id } }: Call<{ id: string }>): Promise<Receipt> {
  const booking = await bookingOf(ctx.app.database.orm, ctx, id);
  requireAccount(ctx, booking.corporationId);
  const { pricingDetails: pricing, bookedByUserInfo: booker } = booking;
  const flight = booking.bookingProperties?.flightInfo;
  if (!hasReceipt(booking) || !pricing) throw new DomainError('RECEIPT_NOT_AVAILABLE');
  return {
    bookingId: booking.id,
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
