import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHalfTyped, maskClock, maskTime, pastedTime, readTime } from './timeField.ts';

const time = (value: string) => ({ kind: 'time', time: value });

/** What the field shows after a text was typed into it letter by letter. */
const typeIn = (text: string, mask = maskTime): string =>
  Array.from(text).reduce((shown, letter) => mask(shown + letter), '');

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
    ['930', time('09:30')],
    ['93:0', time('09:30')],
    ['96:0', { kind: 'invalid' }],
    ['9:3', { kind: 'invalid' }],
    ['123', { kind: 'invalid' }],
    ['12:3', { kind: 'invalid' }],
    ['noon', { kind: 'invalid' }],
    ['12345', { kind: 'invalid' }],
    ['14:30 ', time('14:30')],
    [' 9 ', time('09:00')],
    ['1 30', time('01:30')],
    ['1 4', time('14:00')],
    ['2 60', { kind: 'invalid' }],
    ['  ', { kind: 'asap' }],
    [' asap ', { kind: 'asap' }],
  ])('reads %j', (text, expected) => {
    expect(readTime(text)).toEqual(expected);
  });

  it('reads only spaces and the word as “as soon as possible”', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(text.trim() !== '' && !/^a/i.test(text.trim()));
        expect(readTime(text).kind).not.toBe('asap');
        expect(maskTime(text)).not.toBe('ASAP');
      }),
    );
  });

  it('reads a time with spaces anywhere in it as it does without them', () => {
    const texts = fc.constantFrom('9', '17', '930', '0930', '14:30', '7:05', '9pm', '2:30pm', '25');
    const spaces = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(texts, spaces, (text, places) => {
        const spaced = places.reduce<string>(
          (typed, place) => `${typed.slice(0, place)} ${typed.slice(place)}`,
          text,
        );
        expect(readTime(typeIn(spaced.trimStart()))).toEqual(readTime(typeIn(text)));
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
    ['2p', '14:00'],
    ['14:00m', '14:00'],
    ['02:30p', '14:30'],
    ['13:0p', '13:30'],
    ['930pm', '21:30'],
    ['12a', '00:00'],
    ['12:15p', '12:15'],
    ['14:30p', '14:30'],
    ['99p', '99'],
    [' ', 'ASAP'],
    ['  ', 'ASAP'],
    ['14:30 ', '14:30'],
    ['9 p', '21:00'],
    ['02:30 p', '14:30'],
    ['1 3', '1 3'],
    ['1 430', '14:30'],
    ['14 ', '14'],
    ['ASAP ', 'ASAP'],
    ['a', 'ASAP'],
    // The mask has completed the word before it is typed to its end.
    ['ASAPs', 'ASAP'],
    ['ASAP9', '9'],
    ['', ''],
  ])('shows %j as %j', (typed, shown) => {
    expect(maskTime(typed)).toBe(shown);
  });

  it.each([
    ['9 pm', '21:00'],
    ['2:30 pm', '14:30'],
    ['14:30 ', '14:30'],
    ['14 30', '14:30'],
    ['1 30', '1 30'],
    ['12 am', '00:00'],
  ])('shows %j as %j when it is typed letter by letter', (typed, shown) => {
    expect(typeIn(typed)).toBe(shown);
    expect(typeIn(typed, maskClock)).toBe(shown);
  });

  it('does not change its own result', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = maskTime(typed);
        expect(maskTime(once)).toBe(once);
      }),
    );
  });
});

describe('maskClock', () => {
  it('accepts no word for as soon as possible', () => {
    expect([' ', 'asap', ' 9'].map(maskClock)).toEqual(['', '', '9']);
  });

  it('reads every time of a twelve-hour clock in its half of the day', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
        const shown = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
        const half = hour < 12 ? 'am' : 'pm';
        expect(readTime(maskClock(shown + half))).toEqual(
          time(`${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`),
        );
      }),
    );
  });
});

describe('pastedTime', () => {
  it.each([
    ['14:30 ', '14:30'],
    [' 9.30\n', '09:30'],
    ['2:30 PM', '14:30'],
    ['11.15 p.m.', '23:15'],
    ['2 pm', '14:00'],
    ['2026-11-22T23:30:00', '23:30'],
    ['22.11.2026 23:30', '23:30'],
    ['0730', '07:30'],
    ['1:30p', '13:30'],
    ['130p', '13:30'],
    ['1205a', '00:05'],
    ['1:30p to 2:30p', '13:30'],
    ['12:15 a', '00:15'],
    // Spanish and Italian: from … to.
    ['12:15 a 13:15', '12:15'],
    ['1:30 pickup', '01:30'],
    ['1:30 ambassador', '01:30'],
    ['asap ', 'ASAP'],
    [' ', 'ASAP'],
    ['noon', ''],
  ])('reads %j as %j', (text, shown) => {
    expect(pastedTime(text)).toBe(shown);
  });

  it('reads every time of a twelve-hour clock in its half of the day, however it is written', () => {
    const halves = fc.constantFrom('#', '#m', '#.m.', ' #', ' #m', ' #.m.', ' # m', ' #.');
    const minutes = fc.constantFrom(':', '.', 'h');
    const before = fc.constantFrom('', 'at ', 'Mon 23 Nov, ', '2026-11-23 ');
    const cases = fc.oneof(
      halves,
      halves.map((half) => half.toUpperCase()),
    );
    fc.assert(
      fc.property(
        fc.nat(23),
        fc.nat(59),
        cases,
        minutes,
        before,
        (hour, minute, half, colon, start) => {
          const two = String(minute).padStart(2, '0');
          const clock = `${hour % 12 || 12}${colon}${two}${half.replace('#', hour < 12 ? 'a' : 'p')}`;
          expect(pastedTime(start + clock)).toBe(`${String(hour).padStart(2, '0')}:${two}`);
        },
      ),
    );
  });

  it('never reads a time between blanks as “as soon as possible”', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), fc.stringMatching(/^\s+$/), (hour, minute, blank) => {
        const shown = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
        expect(pastedTime(blank + shown + blank)).toBe(shown);
      }),
    );
  });
});

it.each([
  ['1', true],
  ['14', true],
  ['14:30', false],
  ['ASAP', false],
  ['', false],
  ['14:3', false],
])('knows whether another digit can change the time %j', (typed, isHalf) => {
  expect(isHalfTyped(typed)).toBe(isHalf);
});
