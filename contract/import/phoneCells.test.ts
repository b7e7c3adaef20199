import fc from 'fast-check';
import { getExampleNumber, getCountries } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import { describe, expect, it } from 'vitest';
import { readPhone } from './phoneCells.ts';

describe('a phone number in two cells', () => {
  it.each([
    ['+44', '7911 123456', '+447911123456', false],
    ['+44', '07911 123456', '+447911123456', false],
    ['GB', '07911123456', '+447911123456', false],
    ['', '+447911123456', '+447911123456', false],
    ['', '0044 7911 123456', '+447911123456', false],
    ['+44', '+33 6 12 34 56 78', '+33612345678', false],
    // As spreadsheets change long numbers.
    ['44', '7911123456', '+447911123456', true],
    ['44', '7911123456.0', '+447911123456', true],
    ['', '447911123456', '+447911123456', true],
    ['', '7911123456', '+447911123456', true],
    ['', '07911123456', '+447911123456', true],
    ['', '33612345678', '+33612345678', true],
    ['', '4.47911123456E+11', '+447911123456', true],
    ['39', '612345678', '+390612345678', true],
    ['0033', '612345678', '+33612345678', true],
  ])('%s %s is %s', (prefix, number, value, isCorrected) => {
    expect(readPhone(prefix, number, 'GB')).toEqual({ value, isCorrected, isRounded: false });
  });

  it('is refused where the spreadsheet has rounded it', () => {
    expect(readPhone('', '4.47911E+11', 'GB')).toMatchObject({ isRounded: true });
  });

  it('is empty where there is none, and is left as it is where it is not a number', () => {
    expect(readPhone('+44', '', 'GB').value).toBeNull();
    expect(readPhone('+44', 'none', 'GB')).toMatchObject({ isCorrected: false });
    expect(readPhone('+44', '12', 'GB').value).toBe('+4412');
  });

  it('of any country is read with its prefix in either cell', () => {
    fc.assert(
      fc.property(fc.constantFrom(...getCountries()), (country) => {
        const example = getExampleNumber(country, examples);
        if (!example?.isValid()) return;
        const { countryCallingCode: code, nationalNumber, number } = example;
        expect(readPhone(`+${code}`, nationalNumber, 'GB').value).toBe(number);
        expect(readPhone('', number, 'GB')).toMatchObject({ value: number, isCorrected: false });
      }),
    );
  });
});
