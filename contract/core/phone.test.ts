import { describe, expect, it } from 'vitest';
import { joinPhone } from './phone.ts';
import { checkPhone } from './phoneRule.ts';

describe('a number with a plus', () => {
  it.each([
    ['+4407400999998', '+447400999998'],
    ['+390612345678', '+390612345678'],
    ['+447400999998', '+447400999998'],
  ])('%s is stored as %s', (typed, number) => expect(checkPhone(typed)).toEqual({ number }));

  it.each([
    ['+4474009999981', 'phone'],
    ['+44 7400 999998', 'phone'],
    ['07400999998', 'phone'],
    ['+442079460001 ext. 12', 'phoneExtension'],
  ])('%s is refused (%s)', (typed, problem) => expect(checkPhone(typed)).toEqual({ problem }));
});

describe('a number that is typed for a country', () => {
  it.each([
    ['AU', '0011 44 7400 999998', '+447400999998'],
    ['GB', '(0)7400 999998', '+447400999998'],
    ['GB', '0049 151 23456789', '+4915123456789'],
    ['GB', '+49 151 23456789', '+4915123456789'],
    ['GB', '020 7946 0001 x12', '+442079460001 ext. 12'],
    ['GB', ' ', null],
  ])('in %s, %s is %s', (country, text, joined) =>
    expect(joinPhone({ country, text })).toBe(joined),
  );
});
