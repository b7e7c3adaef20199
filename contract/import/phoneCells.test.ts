import fc from 'fast-check';
import { getExampleNumber, getCountries } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import { describe, expect, it } from 'vitest';
import { checkPhone } from '../core/phoneRule.ts';
import { readPhone } from './phoneCells.ts';

describe('a phone number in two cells', () => {
  it.each([
    ['+44', '7911 123456', '+447911123456', false],
    ['+44', '07911 123456', '+447911123456', false],
    ['GB', '07911123456', '+447911123456', false],
    ['', '+447911123456', '+447911123456', false],
    ['', '0044 7911 123456', '+447911123456', false],
    ['Germany', '0151 23456789', '+4915123456789', false],
    ['Großbritannien', '07911 123456', '+447911123456', false],
    ['Storbritannien', '07911 123456', '+447911123456', false],
    ['United Kingdom (+44)', '07911 123456', '+447911123456', false],
    // As spreadsheets change long numbers.
    ['44', '7911123456', '+447911123456', true],
    ['44', '7911123456.0', '+447911123456', true],
    ['0033', '612345678', '+33612345678', true],
  ])('%s %s is %s', (prefix, number, value, isCorrected) => {
    expect(readPhone(prefix, number, 'GB')).toEqual({ value, isCorrected, problem: null });
  });

  it('is refused where the spreadsheet has rounded it', () => {
    expect(readPhone('', '4.47911E+11', 'GB')).toMatchObject({
      problem: { at: 'number', error: { code: 'digitsLost' } },
    });
  });

  it('is empty where there is none, and is left as it is where it is not a number', () => {
    expect(readPhone('+44', '', 'GB').value).toBeNull();
    expect(readPhone('+44', 'none', 'GB')).toMatchObject({ isCorrected: false });
    expect(readPhone('+44', '12', 'GB').value).toBe('+4412');
  });

  it.each([
    ['+44', '+33 6 12 34 56 78', 'number', 'phoneProposed'],
    ['+49', '+15123456789', 'number', 'phoneProposed'],
    ['', '447911123456', 'number', 'phoneProposed'],
    ['', '07911123456', 'number', 'phoneProposed'],
    ['', '4.47911123456E+11', 'number', 'phoneProposed'],
    ['39', '612345678', 'number', 'phoneProposed'],
    ['+44', '020 7946 0958 ext. 12', 'number', 'phoneExtension'],
    ['Atlantis', '07911 123456', 'prefix', 'callingCode'],
    ['Ms', '07911 123456', 'prefix', 'callingCode'],
    ['+999', '07911 123456', 'prefix', 'callingCode'],
    ['Germany +44', '07911 123456', 'prefix', 'callingCode'],
  ])('%s %s is refused at its %s: %s', (prefix, number, at, code) => {
    expect(readPhone(prefix, number, 'GB').problem).toMatchObject({ at, error: { code } });
  });

  it('begins abroad with what is dialled there', () => {
    expect(readPhone('', '0011 44 7911 123456', 'AU').value).toBe('+447911123456');
    expect(readPhone('', '0044 7911 123456', 'AU').value).toBe('+447911123456');
  });

  it('never becomes the number of somebody in another country by a typing error', () => {
    const slips = fc.record({
      country: fc.constantFrom(...getCountries()),
      isNational: fc.boolean(),
      kind: fc.constantFrom('dropped', 'doubled', 'swapped', 'changed', 'added'),
      at: fc.nat(20),
      digit: fc.nat(9),
      plus: fc.boolean(),
    });
    fc.assert(
      fc.property(slips, ({ country, isNational, kind, at, digit, plus }) => {
        const example = getExampleNumber(country, examples);
        if (!example) return;
        const code = example.countryCallingCode;
        const right = isNational
          ? example.formatNational().replaceAll(/\D/g, '')
          : example.nationalNumber;
        const i = at % right.length;
        const [before, here, after] = [right.slice(0, i), right.charAt(i), right.slice(i + 1)];
        const wrong = {
          dropped: before + after,
          doubled: before + here + here + after,
          swapped: before + after.charAt(0) + here + after.slice(1),
          changed: before + String(digit) + after,
          added: before + here + String(digit) + after,
        }[kind];
        const { value, problem } = readPhone(`+${code}`, (plus ? '+' : '') + wrong, 'GB');
        if (problem || value === null) return;
        const check = checkPhone(value);
        if ('problem' in check) return;
        expect(check.number.startsWith(`+${code}`)).toBe(true);
        // What is stored ends as it was typed: no digit was made up.
        const national = check.number.slice(1 + code.length);
        expect(`${code}${wrong}`.endsWith(national)).toBe(true);
      }),
      { numRuns: 3000 },
    );
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
