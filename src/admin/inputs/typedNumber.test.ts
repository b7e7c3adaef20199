import { expect, it } from 'vitest';
import { typedNumber } from './typedNumber.ts';

it.each([
  ['12', 12],
  [' 12.5 ', 12.5],
  ['12,5', 12.5],
  ['-3', -3],
  // While a decimal number is being typed.
  ['5.', 5],
  [',5', 0.5],
  ['0.000001', 0.000001],
  ['9999999999', 9_999_999_999],
])('reads %j', (text, number) => expect(typedNumber(text, 'en-GB')).toBe(number));

it.each([
  ['en-GB', '1,000', 1000],
  ['en-GB', '1.000', 1],
  ['en-GB', '0,500', 0.5],
  ['en-GB', '1,234.5', 1234.5],
  ['en-GB', '1.234,5', 1234.5],
  ['en-GB', '1,000,000', 1_000_000],
  ['en-GB', '1 000', 1000],
  ['de', '1.000', 1000],
  ['de', '1,000', 1],
  ['de', '1.234,50', 1234.5],
  ['fr', '1\u202f000,5', 1000.5],
  ['de-CH', '1’000', 1000],
])('in %s reads %j as %d', (locale, text, number) =>
  expect(typedNumber(text, locale)).toBe(number),
);

it.each([
  'far',
  'Infinity',
  '-Infinity',
  '1e9',
  '0x10',
  '1.2.3',
  '--5',
  '-',
  '.',
  '12 34',
  '1,00,000',
  '1,000,5',
])('does not take %j for a number', (text) => expect(typedNumber(text, 'en-GB')).toBeNaN());

it('takes no number that is too long to be converted', () => {
  expect(typedNumber('99999999999', 'en-GB')).toBeNaN();
  expect(typedNumber('0.0000001', 'en-GB')).toBeNaN();
});

it('knows that nothing is typed', () => expect(typedNumber('  ', 'en-GB')).toBeNull());
