import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DistanceUnit,
  inUnit,
  metersShownAs,
  ratePerKilometre,
  ratePerUnit,
  tenthsOfUnits,
  typedMeters,
  wholeUnits,
} from './distance.ts';
import { formatDistance } from './format.ts';

const anyUnit = fc.constantFrom<DistanceUnit>('mi', 'km');
const anyMeters = fc.integer({ min: 0, max: 100_000_000 });
/** A number with up to two decimals, as people type it. */
const anyTyped = fc.integer({ min: 0, max: 5_000_000 }).map((hundredths) => hundredths / 100);

describe('a distance in the unit of a country', () => {
  it('is the same number wherever it is shown, even half-way between two numbers', () => {
    // 15.625 miles are 25,146 metres exactly.
    expect([25_145, 25_146].map((meters) => inUnit(meters, 'mi'))).toEqual([15.62, 15.63]);
    expect([12_344, 12_345].map((meters) => inUnit(meters, 'km'))).toEqual([12.34, 12.35]);
    fc.assert(
      fc.property(anyMeters, anyUnit, (meters, unit) => {
        const written = formatDistance(meters, unit, 'en-GB').replace(/,| .*/g, '');
        expect(written).toBe(inUnit(meters, unit).toFixed(2));
      }),
    );
  });

  it('stands for exactly the metres that are shown as this number', () => {
    fc.assert(
      fc.property(anyTyped, anyUnit, (typed, unit) => {
        const { least, most } = metersShownAs(typed, unit);
        const shown = [least - 1, least, most, most + 1].map((meters) => inUnit(meters, unit));
        expect(shown.slice(1, 3)).toEqual([typed, typed]);
        expect(shown[0]).toBeLessThan(typed);
        expect(shown[3]).toBeGreaterThan(typed);
      }),
    );
  });

  it('is read as it was typed, or as the known distance that is shown like this', () => {
    expect(typedMeters(10, 'mi')).toBe(16_093);
    expect(typedMeters(24.85, 'mi')).toBe(39_992);
    expect(typedMeters(24.85, 'mi', [500, 40_000])).toBe(40_000);
    expect(typedMeters(0.1, 'mi', [500, 40_000])).toBe(161);
    expect(typedMeters(Number.NaN, 'km', [500])).toBeNaN();
    fc.assert(
      fc.property(anyTyped, anyMeters, anyUnit, (typed, meters, unit) => {
        expect(inUnit(typedMeters(typed, unit, [meters]), unit)).toBe(typed);
        expect(typedMeters(inUnit(meters, unit), unit, [meters])).toBe(meters);
      }),
    );
  });

  it('is brought to a whole number of units', () => {
    expect(wholeUnits(40_000, 'km')).toBe(40_000);
    expect(inUnit(wholeUnits(40_000, 'mi'), 'mi')).toBe(25);
    expect(inUnit(wholeUnits(500, 'mi'), 'mi')).toBe(1);
  });

  it('is brought to a whole number of tenths of a unit', () => {
    expect(tenthsOfUnits(500, 'km')).toBe(500);
    expect(inUnit(tenthsOfUnits(500, 'mi'), 'mi')).toBe(0.3);
    expect(inUnit(tenthsOfUnits(50, 'mi'), 'mi')).toBe(0.1);
  });
});

describe('money for a distance', () => {
  it('is shown as it was typed, although it is kept for a kilometre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), anyUnit, (minorUnits, unit) => {
        const kept = ratePerKilometre(minorUnits, unit);
        expect(Math.round(ratePerUnit(kept, unit))).toBe(minorUnits);
      }),
    );
    expect(ratePerKilometre(200, 'km')).toBe(200);
    expect(ratePerKilometre(200, 'mi')).toBe(124.2742);
  });
});
