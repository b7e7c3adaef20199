import type { PricingDetails } from './trip.ts';

/** One line of a price, `key` naming it under `trips.pricing`; the amount in minor units. */
export interface PricingLine {
  key: string;
  amount: number;
}

/**
 * The lines of a final price that say something: zero extras and unused fees are left out. They do
 * not include the total, which is not always their sum: a no-show pays the fee alone.
 */
export function pricingLines(pricing: PricingDetails): PricingLine[] {
  const { additionalFees: fees } = pricing;
  const optional: PricingLine[] = [
    { key: 'evaluatedServiceCharge', amount: fees.evaluatedServiceCharge },
    { key: 'waitingPrice', amount: fees.waitingPrice },
    { key: 'tolls', amount: fees.tolls },
    { key: 'extras', amount: fees.extras },
    { key: 'tip', amount: pricing.tip.value },
    { key: 'totalDiscount', amount: -pricing.totalDiscount },
    { key: 'passengerNoShowFee', amount: pricing.passengerNoShowFee ?? 0 },
    {
      key: 'passengerPrematureCancellationFee',
      amount: pricing.passengerPrematureCancellationFee ?? 0,
    },
  ];
  return [
    { key: 'price', amount: pricing.price },
    ...optional.filter(({ amount }) => amount !== 0),
  ];
}
