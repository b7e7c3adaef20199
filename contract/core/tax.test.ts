import fc from 'fast-check';
import { expect, it } from 'vitest';
import { taxKindOf, taxNumberNameOf, taxWithin } from './tax.ts';

it('has the name that its country uses', () => {
  expect(['GB', 'FR', 'AU', 'nz', 'US'].map(taxKindOf)).toEqual([
    'vat',
    'vat',
    'gst',
    'gst',
    'sales',
  ]);
});

it('has a number with a name of its own in some countries', () => {
  expect(['au', 'IN', 'GB'].map(taxNumberNameOf)).toEqual(['ABN', 'GSTIN', undefined]);
});

it('is the rate of the amount without tax, to half a penny', () => {
  expect(taxWithin(1200, 20)).toBe(200);
  expect(taxWithin(1100, 10)).toBe(100);
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(0, 5, 8.1, 10, 20, 27), (amount, rate) => {
      const tax = taxWithin(amount, rate);
      expect(Math.abs(((amount - tax) * rate) / 100 - tax)).toBeLessThanOrEqual(1);
    }),
  );
});

it('of a credit is the tax of what it corrects', () => {
  expect(taxWithin(-2361, 20)).toBe(-394);
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(0, 5, 8.1, 10, 20, 27), (amount, rate) => {
      expect(taxWithin(-amount, rate) + taxWithin(amount, rate)).toBe(0);
    }),
  );
});
