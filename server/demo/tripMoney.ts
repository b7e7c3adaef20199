import type { BookingStatus } from '../../contract/booking/status.ts';
import type { PricingDetails, TripPayment } from '../../contract/booking/trip.ts';
import type { Channel } from '../../contract/core/channel.ts';
import type { Random } from './random.ts';

const CARDS = [
  { brand: 'visa', number: '4242' },
  { brand: 'mastercard', number: '5454' },
  { brand: 'amex', number: '0005' },
] as const;
const FINISHED: ReadonlySet<BookingStatus> = new Set(['COMPLETED', 'COMPLETE', 'ARCHIVE_COMPLETE']);

/** Half the fare, in whole units. */
function noShowPricing(currency: string, price: number): PricingDetails {
  const passengerNoShowFee = Math.round(price / 200) * 100;
  return {
    currency,
    price: 0,
    additionalFees: { evaluatedServiceCharge: 0, waitingPrice: 0, tolls: 0, extras: 0 },
    tip: { value: 0 },
    totalDiscount: 0,
    total: passengerNoShowFee,
    passengerNoShowFee,
    passengerPrematureCancellationFee: null,
  };
}

/** The price of a trip that is over, in minor units; null for every other one. */
export function pickPricing(
  status: BookingStatus,
  currency: string,
  price: number,
  random: Random,
): PricingDetails | null {
  if (status === 'NOSHOW') return noShowPricing(currency, price);
  if (!FINISHED.has(status)) return null;
  const waitingPrice = random.chance(0.25) ? random.int(1, 8) * 100 : 0;
  const tolls = random.chance(0.15) ? random.int(2, 6) * 100 : 0;
  const evaluatedServiceCharge = Math.round(price * 0.04);
  return {
    currency,
    price,
    additionalFees: { evaluatedServiceCharge, waitingPrice, tolls, extras: 0 },
    tip: { value: 0 },
    totalDiscount: 0,
    total: price + evaluatedServiceCharge + waitingPrice + tolls,
    passengerNoShowFee: null,
    passengerPrematureCancellationFee: null,
  };
}

/** Mostly the account, sometimes a card or cash. */
export function pickPayment(random: Random, channel: Channel): TripPayment {
  const type = random.weighted<TripPayment['type']>([
    ['businessAccount', 65],
    ['creditCard', 20],
    ['cash', channel.allowedPaymentMethods.includes('cash') ? 15 : 0],
  ]);
  return { type, paymentMethod: type === 'creditCard' ? { ...random.pick(CARDS) } : null };
}

/** The payment of a trip that is booked too early for a card. */
export const withoutCard = (payment: TripPayment): TripPayment =>
  payment.type === 'creditCard' ? { type: 'businessAccount', paymentMethod: null } : payment;
