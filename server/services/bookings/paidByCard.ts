import { holdAmount, paysFor } from '../../../contract/booking/payment.ts';
import type { BookingResult, ParsedBookingRequest } from '../../../contract/booking/request.ts';
import { CARD_DAYS_AHEAD, creditCardAllowed } from '../../../contract/booking/schedule.ts';
import { DomainError, type FieldErrors } from '../../../contract/core/errors.ts';
import type { AppContext, RequestContext } from '../../context.ts';
import { type bookingPayments } from '../../db/tables/index.ts';
import { type PayingCard, findPayingCard, isProvider } from '../payments/cards.ts';
import { askForHold, refuseDeclined } from '../payments/hold.ts';
import { type BookingRow, hasExpired, resultOf } from './record.ts';
import { outboundOf } from './returnLeg.ts';

/**
 * The card that a request names; null where it is paid in another way, or the account has no such
 * card.
 */
export const cardOfRequest = async (
  ctx: RequestContext,
  { payment, passengerInfo }: ParsedBookingRequest,
): Promise<PayingCard | null> =>
  payment.type === 'creditCard' && payment.paymentMethodId !== null
    ? findPayingCard(ctx, passengerInfo.corporationId, payment.paymentMethodId)
    : null;

/** Why a card cannot pay for a trip. */
export function cardRules(
  ctx: Pick<RequestContext, 'channel'>,
  { payment }: ParsedBookingRequest,
  card: PayingCard | null,
  trip: {
    pickupAt: Date | null;
    outbound: BookingRow | null;
    /** The passenger's group; undefined where there is no valid passenger. */
    groupId: string | null | undefined;
  },
  now: Date,
): FieldErrors {
  const errors: FieldErrors = {};
  if (payment.type !== 'creditCard') return errors;
  if (!isProvider(ctx, payment.paymentProviderName))
    errors['payment.paymentProviderName'] = { code: 'choice' };
  if (!card)
    errors['payment.paymentMethodId'] = {
      code: payment.paymentMethodId === null ? 'required' : 'reference',
    };
  else if (trip.groupId !== undefined && !paysFor(card.groupIds, trip.groupId))
    errors['payment.paymentMethodId'] = { code: 'cardOfGroups' };
  if (!creditCardAllowed(trip.pickupAt, now))
    errors['payment.type'] = { code: 'cardTooFarAhead', params: { days: CARD_DAYS_AHEAD } };
  // A return can only be paid for once its outbound trip is booked.
  if (trip.outbound?.status === null) errors['Idempotency-Key'] = { code: 'reference' };
  return errors;
}

/**
 * The hold to be stored with a booking that a card pays for.
 * @throws DomainError FARE_NOT_AVAILABLE for a fare without a price
 */
export function paymentFor(
  { channelId, id, fareEstimate, numberOfVehicles }: PlannedBooking,
  card: PayingCard,
  now: Date,
): typeof bookingPayments.$inferInsert {
  const amount = fareEstimate ? holdAmount(fareEstimate, numberOfVehicles) : null;
  if (!fareEstimate || amount === null) throw new DomainError('FARE_NOT_AVAILABLE');
  return {
    channelId,
    bookingId: id,
    provider: card.provider,
    customerId: card.customerId,
    providerMethodId: card.providerMethodId,
    amount,
    currency: fareEstimate.currency,
    state: 'CREATING',
    createdAt: now,
    updatedAt: now,
  };
}
type PlannedBooking = Pick<BookingRow, 'channelId' | 'id' | 'numberOfVehicles'> & {
  fareEstimate?: BookingRow['fareEstimate'];
};

/** Whether a card can still be charged for it. */
const isUnbooked = ({ state }: BookingRow) =>
  state === 'REQUESTED' || state === 'PAYMENT_PENDING' || state === 'AUTHORIZED';

/**
 * What the booker has to do next. For a booking paid by card, that is confirming the payment, for
 * which the card's bank is asked now.
 * @throws DomainError PAYMENT_DECLINED; AdapterError when the processor cannot be reached
 */
export async function payable(app: AppContext, booking: BookingRow): Promise<BookingResult> {
  if (booking.paymentType !== 'creditCard') return resultOf(booking);
  await refuseDeclined(app, booking);
  if (!isUnbooked(booking)) return resultOf(booking);
  const asked = await askForHold(app, booking);
  return resultOf(asked.booking, asked.clientSecret);
}

/**
 * Makes sure, by asking the processor, that a card holds the amount before its booking is
 * confirmed. Bookings that are over or paid in another way are left to the confirmation.
 * @throws DomainError PAYMENT_NOT_CONFIRMED, PAYMENT_DECLINED, BOOKING_NOT_CONFIRMABLE for a return
 *   whose outbound trip was not booked; AdapterError when the processor cannot be reached
 */
export async function requireHold(
  ctx: RequestContext,
  booking: BookingRow,
  now: Date,
): Promise<void> {
  if (booking.paymentType !== 'creditCard') return;
  await refuseDeclined(ctx.app, booking);
  if (!isUnbooked(booking) || hasExpired(booking, now)) return;
  if (booking.returnOf !== null && (await outboundOf(ctx, booking))?.status === null)
    throw new DomainError('BOOKING_NOT_CONFIRMABLE');
  const asked = await askForHold(ctx.app, booking);
  if (asked.booking.state === 'PAYMENT_PENDING') throw new DomainError('PAYMENT_NOT_CONFIRMED');
}
