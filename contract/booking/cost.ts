import { type CancellableTrip, lateFee, pricingWhenCancelled } from './cancellation.ts';
import { type FarePrices, fareAmounts } from './fare.ts';
import { type BookingStatus, CANCELLED_STATUSES, PAST_STATUSES } from './status.ts';
import type { PricingDetails } from './trip.ts';

/** The part of a trip that decides what it costs. */
export interface CostedTrip {
  status: BookingStatus | null;
  pricingDetails: PricingDetails | null;
  fareEstimate: (FarePrices & { currency: string }) | null;
  numberOfVehicles: number;
}

/**
 * `charged`: what the trip cost, a fee for cancelling it included. `nothing`: it was cancelled and
 * costs nothing. `fixed`: what it will cost. `estimate` and `range`: what it is expected to cost.
 * `unknown`: nobody has named a price.
 */
export type CostKind = 'charged' | 'nothing' | 'fixed' | 'estimate' | 'range' | 'unknown';

export interface TripCost {
  kind: CostKind;
  /** In minor units; both are the same for a single amount, and null without one. */
  low: number | null;
  high: number | null;
  /** ISO 4217; null where neither price nor fare names one. */
  currency: string | null;
}

const FARE_KINDS = { FIXED_FARE: 'fixed', ESTIMATE: 'estimate', RANGE: 'range' } as const;

/** What is owed for a trip that was cancelled: only the fee for the way in which it ended. */
function feeOf({ status, pricingDetails }: CostedTrip): number {
  if (status === 'NOSHOW') return pricingDetails?.passengerNoShowFee ?? 0;
  const isByCustomer = status === 'CUSTOMER_CANCELLED' || status === 'ARCHIVE_CUSTOMER_CANCELLED';
  return isByCustomer ? (pricingDetails?.passengerPrematureCancellationFee ?? 0) : 0;
}

const among = (list: readonly BookingStatus[], status: BookingStatus | null) =>
  list.some((one) => one === status);

/**
 * What a trip cost, will cost, or is estimated at. All code that shows, sums, sorts or charges a
 * trip's price uses this; the database column `total` holds the upper end, and a test keeps the two
 * equal.
 */
export function tripCost(trip: CostedTrip): TripCost {
  const { status, pricingDetails: pricing, fareEstimate: fare, numberOfVehicles } = trip;
  const currency = pricing?.currency ?? fare?.currency ?? null;
  const one = (kind: CostKind, amount: number): TripCost => ({
    kind,
    low: amount,
    high: amount,
    currency,
  });
  if (among(CANCELLED_STATUSES, status)) {
    const fee = feeOf(trip);
    return one(fee > 0 ? 'charged' : 'nothing', fee);
  }
  if (pricing) return one(among(PAST_STATUSES, status) ? 'charged' : 'fixed', pricing.total);
  const amounts = fare ? fareAmounts(fare, numberOfVehicles) : [];
  const [low = null, high = low] = amounts;
  if (!fare || low === null) return { kind: 'unknown', low: null, high: null, currency };
  return { kind: FARE_KINDS[fare.type], low, high, currency };
}

/**
 * What a trip would cost if its booker cancelled it at `now`: the cost that it then has, or
 * `unknown` where nobody has said what cancelling costs.
 */
export function costOfCancelling(trip: CostedTrip & CancellableTrip, now: Date): TripCost {
  const pricingDetails = pricingWhenCancelled(trip, now);
  const cost = tripCost({ ...trip, pricingDetails, status: 'CUSTOMER_CANCELLED' });
  const isKnown = lateFee(trip, now) !== null;
  return isKnown ? cost : { ...cost, kind: 'unknown', low: null, high: null };
}

/** Whether the cost is final, and not only expected. */
export const isSettled = ({ kind }: Pick<TripCost, 'kind'>): boolean =>
  kind === 'charged' || kind === 'nothing';
