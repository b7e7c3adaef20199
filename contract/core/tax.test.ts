import fc from 'fast-check';
import { expect, it } from 'vitest';
import { taxKindOf, taxNumberNameOf, taxOfPart, taxShares, taxWithin } from './tax.ts';

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

const rates = fc.constantFrom(0, 5, 8.1, 10, 20, 27);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it('of several amounts is the tax of their total, and of each to a penny', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 900_000 })), rates, (amounts, rate) => {
      const shares = taxShares(amounts, rate);
      expect(sum(shares)).toBe(taxWithin(sum(amounts), rate));
      for (const [at, share] of shares.entries())
        expect(Math.abs(share - taxWithin(amounts[at]!, rate))).toBeLessThanOrEqual(1);
    }),
  );
});

it('of the parts of an amount is its tax, however it is cut', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1 });
  fc.assert(
    fc.property(parts, rates, (cut, rate) => {
      const whole = { amount: sum(cut), tax: taxWithin(sum(cut), rate) };
      const before = { amount: 0, tax: 0 };
      for (const part of cut) {
        const tax = taxOfPart(whole, before, part);
        expect(tax).toBeGreaterThanOrEqual(0);
        before.amount += part;
        before.tax += tax;
      }
      expect(before).toEqual(whole);
    }),
  );
});
