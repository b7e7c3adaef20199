import { describe, expect, it } from 'vitest';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import { edgePoints, isRadius, radiusTo, storedPoint } from './area.ts';

const LONDON = { latitude: 51.5074, longitude: -0.1278 };
const SYDNEY = { latitude: -33.8688, longitude: 151.2093 };

describe('the area of a fleet', () => {
  it.each([LONDON, SYDNEY])(
    'has an edge at the distance of its radius from the latitude $latitude',
    (base) => {
      for (const point of edgePoints(base, 40_000)) {
        expect(Math.abs(distanceMeters(base, point) - 40_000)).toBeLessThan(400);
        expect(Math.abs(radiusTo(base, point) - 40_000)).toBeLessThanOrEqual(400);
      }
    },
  );

  it('keeps to the limits of its radius', () => {
    expect(radiusTo(LONDON, LONDON)).toBe(500);
    expect(radiusTo(LONDON, SYDNEY)).toBe(500_000);
  });

  it('has a radius within its limits', () => {
    expect([500, 16_093, 500_000].every(isRadius)).toBe(true);
    expect([499, 500_001, Number.NaN, null].some(isRadius)).toBe(false);
  });

  it('stores only points that exist on the globe', () => {
    expect(storedPoint({ latitude: 51.50741234567, longitude: 359.8722 })).toEqual({
      latitude: 51.507412,
      longitude: -0.1278,
    });
    expect(storedPoint({ latitude: -91, longitude: -181 })).toEqual({
      latitude: -90,
      longitude: 179,
    });
  });
});
