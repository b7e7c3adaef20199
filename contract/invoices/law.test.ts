import { describe, expect, it } from 'vitest';
import { rateOn } from './billing.ts';
import { missingOn, titleOf } from './law.ts';

const LONDON = { address: '1 High Street\nLondon', taxNumber: null, country: 'GB' };
const NOBODY = { address: null, taxNumber: null, country: null };
const paper = {
  country: 'GB',
  currency: 'GBP',
  total: 100_000,
  isTaxed: true,
  seller: { taxNumber: 'GB 000 0000 00' },
  buyer: LONDON,
};

describe('an invoice', () => {
  it('in Britain names the address of the buyer above 250 pounds', () => {
    expect(missingOn(paper)).toEqual([]);
    expect(missingOn({ ...paper, buyer: NOBODY })).toEqual(['address']);
    expect(missingOn({ ...paper, buyer: NOBODY, total: 25_001 })).toEqual(['address']);
    expect(missingOn({ ...paper, buyer: NOBODY, total: 25_000 })).toEqual([]);
  });

  it('in Australia names the number of the buyer from 1000 dollars, unless the buyer is abroad', () => {
    const australian = { ...paper, country: 'AU', currency: 'AUD', buyer: NOBODY };
    expect(missingOn(australian)).toEqual(['taxNumber']);
    expect(missingOn({ ...australian, total: 99_999 })).toEqual([]);
    expect(missingOn({ ...australian, buyer: LONDON })).toEqual([]);
    expect(
      missingOn({ ...australian, buyer: { ...NOBODY, taxNumber: '1', country: 'AU' } }),
    ).toEqual([]);
  });

  it('names the seller and the number by which it pays tax, whatever the total', () => {
    expect(missingOn({ ...paper, total: 100, seller: null })).toEqual(['seller']);
    expect(missingOn({ ...paper, seller: { taxNumber: null }, buyer: NOBODY })).toEqual([
      'sellerTaxNumber',
      'address',
    ]);
  });

  it('has no such demands without tax, or where the law is not known', () => {
    const nothing = { seller: null, buyer: NOBODY };
    expect(missingOn({ ...paper, ...nothing, isTaxed: false })).toEqual([]);
    expect(missingOn({ ...paper, ...nothing, country: 'US', currency: 'USD' })).toEqual([]);
  });
});

it('documents have the names of the country of the seller', () => {
  expect(titleOf('invoice', 'AU', true)).toBe('taxInvoice');
  expect(titleOf('creditNote', 'AU', true)).toBe('adjustmentNote');
  expect(titleOf('invoice', 'AU', false)).toBe('invoice');
  expect(titleOf('creditNote', 'GB', true)).toBe('creditNote');
  expect(titleOf('invoice', undefined, true)).toBe('invoice');
});

it('a rate applies from its day until the next one', () => {
  const rates = [
    { validFrom: '2026-07-01', rate: null },
    { validFrom: '2026-01-01', rate: 5 },
  ];
  const on = (day: string) => rateOn(rates, day, 20);
  expect(['2025-12-31', '2026-01-01', '2026-06-30', '2026-07-01'].map(on)).toEqual([
    20,
    5,
    5,
    null,
  ]);
});
