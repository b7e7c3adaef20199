import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import { createEstimateRouter, estimateLeg } from './estimate.ts';

const router = createEstimateRouter();
const point = fc.record({
  latitude: fc.double({ min: 50, max: 56, noNaN: true }),
  longitude: fc.double({ min: -4, max: 2, noNaN: true }),
});

describe('the estimated route', () => {
  const heathrow = { latitude: 51.4719, longitude: -0.4886 };
  const ritz = { latitude: 51.5071, longitude: -0.1416 };

  it('is like the real drive from Heathrow to Piccadilly', async () => {
    const route = await router.route([heathrow, ritz]);
    expect(route.distanceMeters / 1000).toBeGreaterThan(26);
    expect(route.distanceMeters / 1000).toBeLessThan(34);
    expect(route.durationSeconds / 60).toBeGreaterThan(40);
    expect(route.durationSeconds / 60).toBeLessThan(70);
    expect(route.estimated).toBe(true);
    expect(route.geometry).toEqual([heathrow, ritz]);
  });

  it('has no length between a point and itself', async () => {
    expect(await router.route([ritz, ritz])).toMatchObject({
      distanceMeters: 0,
      durationSeconds: 0,
    });
  });

  it('is 1.25 to 1.6 times the straight line, and the same in both directions', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const straight = distanceMeters(a, b);
        const there = estimateLeg(a, b);
        const back = estimateLeg(b, a);
        expect(there.meters).toBeGreaterThanOrEqual(straight * 1.25 - 0.001);
        expect(there.meters).toBeLessThanOrEqual(straight * 1.6 + 0.001);
        expect(back.meters).toBeCloseTo(there.meters, 3);
        expect(back.seconds).toBeCloseTo(there.seconds, 3);
      }),
    );
  });

  it('grows with the straight line, and is never faster than the motorway', () => {
    const north = fc.double({ min: 0, max: 5, noNaN: true });
    fc.assert(
      fc.property(north, north, (x, y) => {
        const from = { latitude: 50, longitude: 0 };
        const [near, far] = [Math.min(x, y), Math.max(x, y)].map((more) =>
          estimateLeg(from, { latitude: 50 + more, longitude: 0 }),
        );
        if (!near || !far) throw new Error('two legs');
        expect(far.meters).toBeGreaterThanOrEqual(near.meters);
        expect(far.seconds).toBeGreaterThanOrEqual(near.seconds);
        expect(far.meters / 1000).toBeLessThanOrEqual((far.seconds / 3600) * 88 + 0.001);
      }),
    );
  });

  it('adds up over its legs', async () => {
    await fc.assert(
      fc.asyncProperty(point, point, point, async (a, b, c) => {
        const whole = await router.route([a, b, c]);
        const legs = [estimateLeg(a, b), estimateLeg(b, c)];
        expect(whole.distanceMeters).toBe(Math.round(legs.reduce((sum, l) => sum + l.meters, 0)));
        expect(whole.durationSeconds).toBe(Math.round(legs.reduce((sum, l) => sum + l.seconds, 0)));
        expect(whole.geometry).toEqual([a, b, c]);
      }),
    );
  });
});
