import { type CostedTrip, tripCost } from './cost.ts';
import { CANCELLED_STATUSES } from './status.ts';
import type { PricingDetails } from './trip.ts';

/** One line of a price: `key` is its text under `trips.pricing`, the amount is in minor units. */
export interface PricingLine {
  key: string;
  amount: number;
}

/**
 * The lines of a final price, without extras of zero and unused fees. They do not include the
 * total.
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

/**
 * The lines of a trip's cost: only the fee of a trip that was cancelled; none where only the fare
 * is known, or nothing is charged.
 */
export function costLines(trip: CostedTrip): PricingLine[] {
  const { status, pricingDetails } = trip;
  if (!pricingDetails) return [];
  if (!CANCELLED_STATUSES.some((one) => one === status)) return pricingLines(pricingDetails);
  const { kind, high } = tripCost(trip);
  if (kind !== 'charged' || high === null) return [];
  const isNoShow = status === 'NOSHOW';
  const key = isNoShow ? 'passengerNoShowFee' : 'passengerPrematureCancellationFee';
  return [{ key, amount: high }];
}
