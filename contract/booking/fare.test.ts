import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FARE_TYPES } from './tripTypes.ts';
import { FARE_STEP, type Tariff, fareAmounts, farePrices, fareTotal, sumOfFares } from './fare.ts';

const saloon: Tariff = {
  fareType: 'FIXED_FARE',
  baseFare: 320,
  perKilometre: 145,
  perMinute: 25,
  minimumFare: 700,
};
const route = { distanceMeters: 26_400, durationSeconds: 2520 };
const amount = fc.nat(5000);
const tariffs = fc.record<Tariff>({
  fareType: fc.constantFrom(...FARE_TYPES),
  baseFare: amount,
  perKilometre: amount,
  perMinute: amount,
  minimumFare: amount,
});
const routes = fc.record({ distanceMeters: fc.nat(500_000), durationSeconds: fc.nat(40_000) });

describe('farePrices', () => {
  it('adds base, distance and time', () => {
    // 320 + 26.4 × 145 + 42 × 25 = 5198
    expect(farePrices(saloon, route).roundedPrice).toBe(5200);
  });

  it('charges the minimum for a short route', () => {
    const short = { distanceMeters: 300, durationSeconds: 60 };
    expect(farePrices(saloon, short).roundedPrice).toBe(700);
  });

  it('gives a range around the calculated price', () => {
    const range = farePrices({ ...saloon, fareType: 'RANGE' }, route);
    expect(range).toMatchObject({ minimumFare: 4670, maximumFare: 6240, roundedPrice: null });
  });

  it('rounds to whole steps, at most one step below the minimum', () => {
    fc.assert(
      fc.property(tariffs, routes, (tariff, route) => {
        for (const told of fareAmounts(farePrices(tariff, route), 1)) {
          expect(told % FARE_STEP).toBe(0);
          expect(told).toBeGreaterThan(tariff.minimumFare - FARE_STEP);
        }
      }),
    );
  });

  it('never gets cheaper with distance or time', () => {
    fc.assert(
      fc.property(tariffs, routes, routes, (tariff, route, more) => {
        const near = fareTotal(farePrices(tariff, route), 1);
        const far = fareTotal(
          farePrices(tariff, {
            distanceMeters: route.distanceMeters + more.distanceMeters,
            durationSeconds: route.durationSeconds + more.durationSeconds,
          }),
          1,
        );
        expect(far).toBeGreaterThanOrEqual(near!);
      }),
    );
  });
});

describe('shown fares', () => {
  it('are multiplied by the vehicles, and ranges keep their order', () => {
    fc.assert(
      fc.property(tariffs, routes, fc.integer({ min: 1, max: 10 }), (tariff, route, vehicles) => {
        const prices = farePrices(tariff, route);
        const one = fareAmounts(prices, 1);
        expect(one).toHaveLength(tariff.fareType === 'RANGE' ? 2 : 1);
        expect(one).toEqual(one.toSorted((a, b) => a - b));
        expect(fareAmounts(prices, vehicles)).toEqual(one.map((amount) => amount * vehicles));
      }),
    );
  });

  it('are none without a price', () => {
    const none = { ...farePrices(saloon, route), roundedPrice: null };
    expect(fareTotal(none, 1)).toBeNull();
  });
});

describe('sumOfFares', () => {
  const none = { roundedPrice: null, estimatedPrice: null, minimumFare: null, maximumFare: null };
  const fixed = { ...none, type: 'FIXED_FARE', roundedPrice: 1200 } as const;
  const range = { ...none, type: 'RANGE', minimumFare: 1000, maximumFare: 1500 } as const;

  it('adds both routes for all vehicles, and both ends of a range', () => {
    expect(sumOfFares([fixed, fixed], 2)).toEqual([4800]);
    expect(sumOfFares([fixed, range], 1)).toEqual([2200, 2700]);
  });

  it('gives no sum while a price is missing', () => {
    expect(sumOfFares([fixed, { ...none, type: 'ESTIMATE' }], 1)).toEqual([]);
  });
});
