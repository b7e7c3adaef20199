import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskTime, readTime } from './timeField.ts';

const time = (value: string) => ({ kind: 'time', time: value });

describe('readTime', () => {
  it.each([
    ['7', time('07:00')],
    ['17', time('17:00')],
    ['0730', time('07:30')],
    ['07:30', time('07:30')],
    ['7:30', time('07:30')],
    ['7:', time('07:00')],
    ['', { kind: 'empty' }],
    [' ', { kind: 'asap' }],
    ['asap', { kind: 'asap' }],
    ['ASAP', { kind: 'asap' }],
    ['25', { kind: 'invalid' }],
    ['2400', { kind: 'invalid' }],
    ['12:60', { kind: 'invalid' }],
    ['123', { kind: 'invalid' }],
    ['12:3', { kind: 'invalid' }],
    ['noon', { kind: 'invalid' }],
    ['12345', { kind: 'invalid' }],
  ])('reads %j', (text, expected) => {
    expect(readTime(text)).toEqual(expected);
  });

  it('never takes a text without a space or the word for as soon as possible', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/\s/.test(text) && !/^a/i.test(text));
        expect(readTime(text).kind).not.toBe('asap');
      }),
    );
  });

  it('reads back every minute of the day from its four digits', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
        const [h, m] = [hour, minute].map((value) => String(value).padStart(2, '0'));
        expect(readTime(maskTime(`${h}${m}`))).toEqual(time(`${h}:${m}`));
      }),
    );
  });
});

describe('maskTime', () => {
  it.each([
    ['0', '0'],
    ['09', '09'],
    ['09:', '09:'],
    ['9:', '09:'],
    ['9:3', '09:3'],
    ['093', '09:3'],
    ['09305', '09:30'],
    ['9h', '09:'],
    ['9h30', '09:30'],
    ['9.3', '09:3'],
    ['18h', '18:'],
    [' ', 'ASAP'],
    ['a', 'ASAP'],
    // The mask is ahead of whoever types the word.
    ['ASAPs', 'ASAP'],
    ['ASAP9', '9'],
    ['', ''],
  ])('shows %j as %j', (typed, shown) => {
    expect(maskTime(typed)).toBe(shown);
  });

  it('leaves its own result as it is', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = maskTime(typed);
        expect(maskTime(once)).toBe(once);
      }),
    );
  });
});
