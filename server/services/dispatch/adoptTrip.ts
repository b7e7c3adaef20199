import type { DispatchTrip } from '../../../contract/booking/dispatch.ts';
import type { PricingDetails } from '../../../contract/booking/trip.ts';
import type { AppContext } from '../../context.ts';
import type { BookingRow } from '../bookings/record.ts';
import { enqueueSettlement } from '../payments/payment.ts';
import { applyNews } from './applyNews.ts';
import { inTransaction } from '../../db/transaction.ts';

/**
 * Whether a price is in the trip's currency: a card is charged in the currency of its hold, and
 * prices in another are not shown.
 */
export const isPricedAlike = (
  { fareEstimate }: Pick<BookingRow, 'fareEstimate'>,
  pricing: PricingDetails,
): boolean => fareEstimate === null || fareEstimate.currency === pricing.currency;

/** Brings a booking to the state that dispatch reports for its trip; old news changes nothing. */
export async function adoptTrip(
  app: AppContext,
  booking: BookingRow,
  { dispatchId, occurredAt, report: told }: DispatchTrip,
): Promise<void> {
  const { channelId, fleetId, id: bookingId } = booking;
  const { status, pricing, ...rest } = told;
  const isPriced = pricing && isPricedAlike(booking, pricing);
  if (pricing && !isPriced)
    app.log.error({ channelId, bookingId }, 'dispatch names a price in another currency');
  const report = {
    ...rest,
    ...(status !== booking.status && { status }),
    ...(isPriced && { pricing }),
  };
  const news = { channelId, bookingId, fleetId, dispatchId, report };
  await inTransaction(app.database, async (tx) => {
    const isNews = await applyNews(tx, { ...news, occurredAt: new Date(occurredAt) }, app.now());
    if (isNews) await enqueueSettlement(app, tx, news);
  });
}
