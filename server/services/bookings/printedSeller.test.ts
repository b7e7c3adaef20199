import { expect, it } from 'vitest';
import { demoChannels } from '../../config/demoChannels.ts';
import { printedSeller } from './printedSeller.ts';

const [meridian, harbour] = demoChannels;
const named = (changes: object) =>
  printedSeller({ ...harbour!, seller: { ...harbour!.seller!, ...changes } });

it('calls the number of the seller what the country calls it', () => {
  expect(printedSeller(meridian)).toEqual({
    ...meridian.seller,
    taxKind: 'vat',
    country: 'GB',
  });
  expect(printedSeller(harbour!)).toMatchObject({
    taxNumberName: 'ABN',
    taxNumber: '00 000 000 000',
  });
  expect(printedSeller({ ...harbour!, seller: null })).toBeNull();
});

it('calls it what the configuration says, and says it once', () => {
  expect(named({ taxNumberName: 'ACN' })).toMatchObject({ taxNumberName: 'ACN' });
  expect(named({ taxNumber: 'ABN 12 345 678 901' })).toMatchObject({
    taxNumberName: 'ABN',
    taxNumber: '12 345 678 901',
  });
  expect(named({ taxNumber: null })).toMatchObject({ taxNumber: null });
});
