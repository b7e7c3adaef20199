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
])('reads %j', (text, number) => expect(typedNumber(text)).toBe(number));

it.each(['far', 'Infinity', '-Infinity', '1e9', '0x10', '1.2.3', '--5', '-', '.', '12 34'])(
  'does not take %j for a number',
  (text) => expect(typedNumber(text)).toBeNaN(),
);

it('takes no number that is too long to be converted', () => {
  expect(typedNumber('99999999999')).toBeNaN();
  expect(typedNumber('0.0000001')).toBeNaN();
});

it('knows that nothing is typed', () => expect(typedNumber('  ')).toBeNull());
