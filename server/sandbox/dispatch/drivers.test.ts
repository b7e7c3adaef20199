import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import { driversAround } from './routes.ts';

const fleetId = '019a0000-0000-7000-8000-000000000002';
const london = { latitude: 51.5074, longitude: -0.1278 };
const now = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('simulated drivers', () => {
  it('are near any place, the nearest first', () => {
    const point = fc.record({
      latitude: fc.double({ min: -60, max: 60, noNaN: true }),
      longitude: fc.double({ min: -179, max: 179, noNaN: true }),
    });
    fc.assert(
      fc.property(point, (near) => {
        const found = driversAround(fleetId, near, 10, now);
        const away = found.map((driver) => distanceMeters(driver, near));
        expect(found.length).toBeGreaterThan(3);
        expect(away).toEqual(away.toSorted((a, b) => a - b));
        expect(away.at(-1)).toBeLessThan(6000);
      }),
      { numRuns: 30 },
    );
  });

  it('drive on steadily, no faster than a town allows', () => {
    const at = (when: Date) =>
      new Map(driversAround(fleetId, london, 100, when).map((one) => [one.driverId, one]));
    const before = at(now);
    for (const [driverId, driver] of at(later(10))) {
      const moved = distanceMeters(driver, before.get(driverId)!);
      expect(moved).toBeGreaterThan(5);
      expect(moved).toBeLessThan(10 * 14);
    }
  });

  it('are different for each fleet, and the same when asked again', () => {
    const ids = (fleet: string) => driversAround(fleet, london, 10, now).map((d) => d.driverId);
    expect(ids(fleetId)).toEqual(ids(fleetId));
    const madeNext = '019a0000-0000-7000-8000-000000000003';
    expect(ids(madeNext).filter((id) => ids(fleetId).includes(id))).toEqual([]);
    expect(driversAround(fleetId, london, 3, now)).toHaveLength(3);
  });

  it('face the direction in which they drive', () => {
    const before = driversAround(fleetId, london, 10, now);
    const after = new Map(
      driversAround(fleetId, london, 100, later(2)).map((one) => [one.driverId, one]),
    );
    for (const driver of before) {
      const next = after.get(driver.driverId)!;
      // The loops are circles in degrees, and the heading is computed in degrees too.
      const east = next.longitude - driver.longitude;
      const north = next.latitude - driver.latitude;
      const course = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
      const off = Math.abs(((course - driver.heading! + 540) % 360) - 180);
      expect(off).toBeLessThan(10);
    }
  });
});
