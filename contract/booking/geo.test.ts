import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCT_ID } from '../core/product.ts';
import { distanceMeters } from './distance.ts';
import {
  AIRPORT_TYPE,
  addressDetails,
  addressSuggestion,
  coordinates,
  isAirport,
  parseCoordinates,
} from './geo.ts';

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const HALF_EARTH = Math.PI * 6_371_008.8;

describe('coordinates', () => {
  it('accepts every point on the globe', () => {
    fc.assert(fc.property(point, (p) => coordinates.safeParse(p).success));
  });

  it.each([
    [90.01, 0],
    [-91, 0],
    [0, 180.5],
    [0, -181],
    [Number.NaN, 0],
    [0, Number.POSITIVE_INFINITY],
  ])('refuses %s, %s', (latitude, longitude) => {
    expect(coordinates.safeParse({ latitude, longitude }).success).toBe(false);
  });
});

describe('address shapes', () => {
  const suggestion = {
    id: 'x',
    description: 'Somewhere',
    source: PRODUCT_ID,
    coordinates: null,
    locationTypes: [AIRPORT_TYPE],
    dispatchAddressId: null,
  };

  it('allow a suggestion without a point, but not details without one', () => {
    expect(addressSuggestion.safeParse(suggestion).success).toBe(true);
    expect(addressDetails.safeParse(suggestion).success).toBe(false);
  });

  it('accept only google and the product as sources', () => {
    expect(addressSuggestion.safeParse({ ...suggestion, source: 'bing' }).success).toBe(false);
  });

  it('recognise an airport by its location type', () => {
    expect(isAirport(suggestion)).toBe(true);
    expect(isAirport({ locationTypes: ['train_station'] })).toBe(false);
  });
});

describe('distanceMeters', () => {
  it('measures London to Sydney', () => {
    const london = { latitude: 51.5074, longitude: -0.1278 };
    const sydney = { latitude: -33.8688, longitude: 151.2093 };
    expect(distanceMeters(london, sydney) / 1000).toBeCloseTo(16_994, -1);
  });

  it('is one minute of arc per nautical mile', () => {
    const from = { latitude: 51, longitude: 0 };
    expect(distanceMeters(from, { latitude: 51 + 1 / 60, longitude: 0 })).toBeCloseTo(1853.25, 0);
  });

  it('is symmetric, zero from a point to itself, and at most half the circumference', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const there = distanceMeters(a, b);
        expect(there).toBeCloseTo(distanceMeters(b, a), 3);
        expect(distanceMeters(a, a)).toBe(0);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(HALF_EARTH + 1);
      }),
    );
  });
});

describe('parseCoordinates', () => {
  it.each([
    ['51.47, -0.45', 51.47, -0.45],
    [' (51.47,-0.45) ', 51.47, -0.45],
    ['-33.8688 151.2093', -33.8688, 151.2093],
    ['+51,0', 51, 0],
  ])('reads %j', (text, latitude, longitude) => {
    expect(parseCoordinates(text)).toEqual({ latitude, longitude });
  });

  it.each(['', '51.47', '12 34', 'SW19 5AB', '91, 0', '0, 181', '51.5, -0.1, 3', '10.5 High St'])(
    'leaves %j alone',
    (text) => {
      expect(parseCoordinates(text)).toBeNull();
    },
  );

  it('reads back what it would be shown as', () => {
    fc.assert(
      fc.property(point, (p) => {
        const text = `${p.latitude.toFixed(6)}, ${p.longitude.toFixed(6)}`;
        const read = parseCoordinates(text);
        expect(read?.latitude).toBeCloseTo(p.latitude, 5);
        expect(read?.longitude).toBeCloseTo(p.longitude, 5);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseCoordinates(text)));
  });
});
