import type { FareEstimate } from './calls.ts';
import type { DispatchQuote } from './dispatch.ts';

/** How a vehicle class is priced, in minor units of the channel's currency. */
export interface Tariff {
  fareType: FareEstimate['type'];
  baseFare: number;
  /** With decimals. */
  perKilometre: number;
  perMinute: number;
  minimumFare: number;
}

/** The totals of a trip's route. */
interface FareDistance {
  distanceMeters: number;
  durationSeconds: number;
}

export type FarePrices = Pick<
  FareEstimate,
  'type' | 'roundedPrice' | 'estimatedPrice' | 'minimumFare' | 'maximumFare'
>;

/**
 * The highest price of one vehicle, in minor units. For all vehicles of a booking, with the margin
 * of an estimate, it still fits into the database's integers.
 */
export const MOST_FARE = 100_000_000;

/** Shown prices are rounded to tens of minor units: £12.40, never £12.37. */
export const FARE_STEP = 10;
/** How far a range reaches below and above the calculated price, for traffic. */
const RANGE = { below: 0.9, above: 1.2 };

const roundTo = (amount: number, round: (value: number) => number) =>
  round(amount / FARE_STEP) * FARE_STEP;

/**
 * Price of one vehicle: base, distance and time, at least the tariff's minimum. Only the fields of
 * the fare's type are filled; the others are null.
 */
export function farePrices(tariff: Tariff, route: FareDistance): FarePrices {
  const reckoned =
    tariff.baseFare +
    (tariff.perKilometre * route.distanceMeters) / 1000 +
    (tariff.perMinute * route.durationSeconds) / 60;
  const price = Math.max(reckoned, tariff.minimumFare);
  const none = { roundedPrice: null, estimatedPrice: null, minimumFare: null, maximumFare: null };
  const type = tariff.fareType;
  if (type === 'FIXED_FARE') return { ...none, type, roundedPrice: roundTo(price, Math.round) };
  if (type === 'ESTIMATE') return { ...none, type, estimatedPrice: roundTo(price, Math.round) };
  const lowest = Math.max(price * RANGE.below, tariff.minimumFare);
  return {
    ...none,
    type,
    minimumFare: roundTo(lowest, Math.floor),
    maximumFare: roundTo(price * RANGE.above, Math.ceil),
  };
}

/** A fleet's own quote for one vehicle as a fare, without rounding. */
export function quotedPrices(quote: DispatchQuote): FarePrices {
  const none = { roundedPrice: null, estimatedPrice: null, minimumFare: null, maximumFare: null };
  switch (quote.type) {
    case 'FIXED_FARE':
      return { ...none, type: quote.type, roundedPrice: quote.price };
    case 'ESTIMATE':
      return { ...none, type: quote.type, estimatedPrice: quote.price };
    case 'RANGE':
      return {
        ...none,
        type: quote.type,
        minimumFare: quote.minimum,
        maximumFare: quote.maximum,
      };
  }
}

/**
 * What the screen shows for all vehicles, in minor units: one amount, or the two ends of a range.
 * Empty when the fare has no price.
 */
export function fareAmounts(fare: FarePrices, numberOfVehicles: number): number[] {
  const amounts =
    fare.type === 'RANGE'
      ? [fare.minimumFare, fare.maximumFare]
      : fare.type === 'ESTIMATE'
        ? [fare.estimatedPrice ?? fare.roundedPrice]
        : [fare.roundedPrice ?? fare.estimatedPrice];
  const known = amounts.filter((amount) => amount !== null);
  return known.length < amounts.length ? [] : known.map((amount) => amount * numberOfVehicles);
}

/** Whether a fare has a price, and one that can be booked. */
export const isBookable = (fare: FarePrices): boolean => {
  const amounts = fareAmounts(fare, 1);
  return amounts.length > 0 && amounts.every((amount) => amount <= MOST_FARE);
};

/**
 * What several trips cost together, in minor units: one amount, or the two ends of a range. Empty
 * while one of them has no price.
 */
export function sumOfFares(fares: readonly FarePrices[], numberOfVehicles: number): number[] {
  const amounts = fares.map((fare) => fareAmounts(fare, numberOfVehicles));
  if (amounts.some(({ length }) => length === 0)) return [];
  const sum = (end: 0 | -1) => amounts.reduce((total, one) => total + (one.at(end) ?? 0), 0);
  return [...new Set([sum(0), sum(-1)])];
}

/** The amount that counts for a trip until dispatch reports the final one: a range's upper end. */
export const fareTotal = (fare: FarePrices, numberOfVehicles: number): number | null =>
  fareAmounts(fare, numberOfVehicles).at(-1) ?? null;

/** What a booker who was shown a fare expects to pay for the trip; null where no price was shown. */
export function expectedFareOf(
  fare: (FarePrices & { currency: string }) | undefined,
  numberOfVehicles: number,
): { amount: number; currency: string } | null {
  const amount = fare ? fareTotal(fare, numberOfVehicles) : null;
  return fare && amount !== null ? { amount, currency: fare.currency } : null;
}
