import { type DispatchTrip, SIGNATURE_WINDOW_SECONDS } from '../../../contract/booking/dispatch.ts';
import type { PricingDetails } from '../../../contract/booking/trip.ts';
import type { FieldErrors } from '../../../contract/core/errors.ts';
import type { AppContext } from '../../context.ts';
import type { BookingRow } from '../bookings/record.ts';
import { enqueueSettlement } from '../payments/payment.ts';
import { applyNews } from './applyNews.ts';
import { inTransaction } from '../../db/transaction.ts';

/** Twice the highest fare of ten vehicles, and no more than the database's integers hold. */
const MOST = 2_000_000_000;

/**
 * What is wrong with a price that dispatch names, by its fields; empty for one that can be charged.
 * It is in the trip's currency, since a card is charged in the currency of its hold, and prices in
 * another are not shown.
 */
export function pricingErrors(
  { fareEstimate }: Pick<BookingRow, 'fareEstimate'>,
  pricing: PricingDetails,
): FieldErrors {
  const errors: FieldErrors = {};
  if (fareEstimate && fareEstimate.currency !== pricing.currency)
    errors['currency'] = { code: 'choice' };
  const { additionalFees: fees, tip, price, totalDiscount, total } = pricing;
  const noShowFee = pricing.passengerNoShowFee ?? 0;
  const cancellationFee = pricing.passengerPrematureCancellationFee ?? 0;
  const amounts = {
    price,
    'additionalFees.evaluatedServiceCharge': fees.evaluatedServiceCharge,
    'additionalFees.waitingPrice': fees.waitingPrice,
    'additionalFees.tolls': fees.tolls,
    'additionalFees.extras': fees.extras,
    'tip.value': tip.value,
    totalDiscount,
    total,
    passengerNoShowFee: noShowFee,
    passengerPrematureCancellationFee: cancellationFee,
  };
  for (const [name, amount] of Object.entries(amounts)) {
    if (amount < 0) errors[name] = { code: 'tooSmall', params: { min: 0 } };
    if (amount > MOST) errors[name] = { code: 'tooBig', params: { max: MOST } };
  }
  const extras = fees.evaluatedServiceCharge + fees.waitingPrice + fees.tolls + fees.extras;
  const sum = price + extras + tip.value - totalDiscount;
  // A fee may also be named before it is known whether it will be due.
  const sums = [0, noShowFee, cancellationFee].map((fee) => sum + fee);
  if (!sums.includes(total))
    errors['total'] ??=
      total < sum
        ? { code: 'tooSmall', params: { min: sum } }
        : { code: 'tooBig', params: { max: sum } };
  return errors;
}

/** How far the clock of a dispatch system may be ahead of ours, as for its signatures. */
export const latestNews = (now: Date): Date =>
  new Date(now.getTime() + SIGNATURE_WINDOW_SECONDS * 1000);

/** Brings a booking to the state that dispatch reports for its trip; old news changes nothing. */
export async function adoptTrip(
  app: AppContext,
  booking: BookingRow,
  { dispatchId, occurredAt, report: state }: DispatchTrip,
): Promise<void> {
  const { channelId, fleetId, id: bookingId } = booking;
  const { status, pricing, ...rest } = state;
  const errors = pricing ? pricingErrors(booking, pricing) : {};
  const isPriced = pricing && Object.keys(errors).length === 0;
  if (pricing && !isPriced)
    app.log.error({ channelId, bookingId, errors }, 'dispatch names a price that cannot be taken');
  const now = app.now();
  const told = new Date(occurredAt);
  // News from the future would make everything stale that comes before then.
  const isAhead = told > latestNews(now);
  if (isAhead) app.log.error({ channelId, bookingId, occurredAt }, 'dispatch reports the future');
  const report = {
    ...rest,
    ...(status !== booking.status && { status }),
    ...(isPriced && { pricing }),
  };
  const news = { channelId, bookingId, fleetId, dispatchId, report };
  await inTransaction(app.database, async (tx) => {
    const isNews = await applyNews(tx, { ...news, occurredAt: isAhead ? now : told }, now);
    if (isNews) await enqueueSettlement(app, tx, news);
  });
}
