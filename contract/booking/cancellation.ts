import type { BookingStatus } from './status.ts';
import type { CancellationTerms, PricingDetails } from './trip.ts';

/** The part of a trip that decides whether cancelling it costs something. */
export interface CancellableTrip {
  status: BookingStatus | null;
  scheduleType: 'ASAP' | 'PREBOOKING';
  pickupAt: string | Date;
  numberOfVehicles: number;
  pricingDetails: PricingDetails | null;
  fareEstimate: { currency: string; cancellation?: CancellationTerms | null | undefined } | null;
}

const MINUTE_MS = 60_000;

/** The fee that dispatch has set for this trip, which overrides its terms. */
const namedFee = ({ pricingDetails }: CancellableTrip): number | null =>
  pricingDetails?.passengerPrematureCancellationFee ?? null;

/** The terms on which a trip can be cancelled; null where none came with its price. */
export const cancellationTermsOf = (trip: CancellableTrip): CancellationTerms | null =>
  namedFee(trip) === null ? (trip.fareEstimate?.cancellation ?? null) : null;

/**
 * Whether a trip is cancelled late: less than `minutesBefore` before its pickup, or after it. A
 * trip as soon as possible is never late before a driver has been found.
 */
function isLate(trip: CancellableTrip, terms: CancellationTerms, now: Date): boolean {
  const { minutesBefore, isDue = false } = terms;
  if (isDue) return true;
  if (trip.scheduleType === 'ASAP' && trip.status === 'NEW') return false;
  return new Date(trip.pickupAt).getTime() - now.getTime() < minutesBefore * MINUTE_MS;
}

/**
 * What the booker owes for cancelling a trip at `now`, in minor units for all vehicles: the fee
 * that dispatch has set, else what the terms say.
 * @returns null where nobody has named a fee or terms
 */
export function lateFee(trip: CancellableTrip, now: Date): number | null {
  // A request that was never confirmed is not a trip.
  if (trip.status === null) return null;
  const named = namedFee(trip);
  if (named !== null) return named;
  const terms = cancellationTermsOf(trip);
  if (!terms) return null;
  return isLate(trip, terms, now) ? terms.fee * trip.numberOfVehicles : 0;
}

/**
 * The terms of a trip whose pickup is moved at `now`. If cancelling it would already cost a fee,
 * the fee stays due for the new pickup, however far ahead that is: otherwise a trip could be
 * cancelled for nothing by moving it first.
 * @param wanted the terms that came with the price of the new pickup
 */
export function termsWhenMoved(
  trip: CancellableTrip,
  wanted: CancellationTerms | null,
  now: Date,
): CancellationTerms | null {
  const terms = cancellationTermsOf(trip);
  return terms && terms.fee > 0 && isLate(trip, terms, now) ? { ...terms, isDue: true } : wanted;
}

/** The price to store for a trip that is cancelled at `now`: only a fee changes it. */
export function pricingWhenCancelled(trip: CancellableTrip, now: Date): PricingDetails | null {
  const { pricingDetails, fareEstimate } = trip;
  const fee = lateFee(trip, now) ?? 0;
  if (fee === 0 || !fareEstimate || namedFee(trip) !== null) return pricingDetails;
  const nothing = {
    currency: fareEstimate.currency,
    price: 0,
    additionalFees: { evaluatedServiceCharge: 0, waitingPrice: 0, tolls: 0, extras: 0 },
    tip: { value: 0 },
    totalDiscount: 0,
    total: fee,
    passengerNoShowFee: null,
  };
  return { ...(pricingDetails ?? nothing), passengerPrematureCancellationFee: fee };
}
