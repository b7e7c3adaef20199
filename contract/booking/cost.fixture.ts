import fc from 'fast-check';
import type { FareEstimate } from './calls.ts';
import { FARE_TYPES } from './tripTypes.ts';
import { BOOKING_STATUSES } from './status.ts';
import type { PricingDetails } from './trip.ts';

type Fare = Omit<FareEstimate, 'geometry'>;

/** A fare that has only the given parts; the others are null. */
export const fare = (told: Pick<Fare, 'type'> & Partial<Fare>): Fare => ({
  currency: 'GBP',
  roundedPrice: null,
  estimatedPrice: null,
  minimumFare: null,
  maximumFare: null,
  distanceMeters: 9000,
  durationSeconds: 900,
  isRouteEstimated: true,
  ...told,
});

/** A final price without extras, as dispatch reports it, with the fees that it names. */
export const pricing = (
  total: number,
  fees: { noShow?: number | null; late?: number | null } = {},
): PricingDetails => ({
  currency: 'GBP',
  price: total,
  additionalFees: { evaluatedServiceCharge: 0, waitingPrice: 0, tolls: 0, extras: 0 },
  tip: { value: 0 },
  totalDiscount: 0,
  total,
  passengerNoShowFee: fees.noShow ?? null,
  passengerPrematureCancellationFee: fees.late ?? null,
});

const amount = fc.integer({ min: 0, max: 200_000 });
const maybe = fc.option(amount);

/** Trips in every status, with every combination of price and fare. */
export const costedTrips = fc.record({
  status: fc.constantFrom(...BOOKING_STATUSES),
  pricingDetails: fc.option(
    fc
      .record({ total: amount, noShow: maybe, late: maybe })
      .map(({ total, ...fees }) => pricing(total, fees)),
  ),
  fareEstimate: fc.option(
    fc
      .record({
        type: fc.constantFrom(...FARE_TYPES),
        roundedPrice: maybe,
        estimatedPrice: maybe,
        minimumFare: maybe,
        maximumFare: maybe,
      })
      .map(fare),
  ),
  numberOfVehicles: fc.integer({ min: 1, max: 10 }),
});
