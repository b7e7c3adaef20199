import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distanceUnitName,
  formatClock,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMoney,
  formatTimeIn,
  majorText,
  minorPerMajor,
  moneyDigits,
  toMinorUnits,
  zoneName,
} from './format.ts';

const WINTER = '2026-11-21T18:11:00.000Z';

describe('the name of a zone', () => {
  it.each([
    ['en-GB', 'Europe/London', 'GMT'],
    ['de-DE', 'Europe/London', 'GMT'],
    ['fi-FI', 'Europe/London', 'UTC'],
    ['de-DE', 'Europe/Berlin', 'MEZ'],
    ['en-AU', 'Australia/Sydney', 'AEDT'],
    ['en-GB', 'Australia/Brisbane', 'GMT+10'],
  ])('is, for readers of %s, in %s: %s', (locale, timeZone, name) => {
    expect(zoneName(WINTER, timeZone, locale)).toBe(name);
  });
});

it.each([
  ['2026-10-25T00:30:00Z', 'Europe/London', '01:30 BST'],
  ['2026-10-25T01:30:00Z', 'Europe/London', '01:30 GMT'],
  ['2026-10-25T02:00:00Z', 'Europe/London', '02:00'],
  // On Lord Howe Island it is put back by half an hour only.
  ['2026-04-04T14:45:00Z', 'Australia/Lord_Howe', '01:45 GMT+11'],
  ['2026-04-04T15:15:00Z', 'Australia/Lord_Howe', '01:45 GMT+10:30'],
  ['2026-04-04T14:15:00Z', 'Australia/Lord_Howe', '01:15'],
  // When the clock is put forward, no time comes twice.
  ['2026-03-29T00:30:00Z', 'Europe/London', '00:30'],
])('the time of %s in %s is %s', (at, zone, written) => {
  expect(formatTimeIn(at, 'en-GB', zone)).toBe(written);
});

it.each([
  ['GBP', 100, '£1,234.56'],
  ['JPY', 1, '¥123,456'],
  ['KWD', 1000, 'KWD 123.456'],
])('an amount in %s has %d minor units for each major one', (currency, factor, shown) => {
  expect(minorPerMajor(currency)).toBe(factor);
  expect(formatMoney(123_456, currency, 'en-GB').replaceAll('\u00A0', ' ')).toBe(shown);
});

describe('the unit of a distance', () => {
  it.each([
    ['en-GB', 'mi', 'mi'],
    ['hu-HU', 'mi', 'mf'],
    ['hu-HU', 'km', 'km'],
  ] as const)('for readers of %s is for %s %s', (locale, unit, name) => {
    expect(distanceUnitName(unit, locale)).toBe(name);
  });
});

it.each([
  ['en-GB', '01 September 2026, 13:05'],
  ['en-AU', '01 September 2026, 13:05'],
  ['en-CA', '01 September 2026, 13:05'],
  ['en-US', 'September 1, 2026, 1:05 PM'],
  ['fr', '1er septembre 2026, 13:05'],
  ['fr-CA', '1er septembre 2026, 13:05'],
  ['de', '1. September 2026, 13:05'],
])('a date and time for readers of %s is %s', (locale, written) => {
  const shown = formatDateTime('2026-09-01T13:05:00Z', locale, 'UTC');
  expect(shown.replaceAll(/\s/g, ' ')).toBe(written);
});

it('only the first of a month is «1er» in French', () => {
  expect(formatDate('2026-09-21T12:00:00Z', 'fr', 'UTC')).toBe('21 septembre 2026');
  expect(formatDate('2026-09-11T12:00:00Z', 'fr', 'UTC')).toBe('11 septembre 2026');
});

it('midnight and noon are twelve for Americans', () => {
  const at = (hour: string) => formatClock(`2026-09-01T${hour}:00:09`, 'en-US');
  expect([at('00'), at('12')].map((time) => time.replaceAll(/\s/g, ' '))).toEqual([
    '12:00:09 AM',
    '12:00:09 PM',
  ]);
});

it.each([
  ['en-GB', 25, '25 min'],
  ['en-GB', 60, '1 hr'],
  ['en-GB', 229, '3 hr 49 min'],
  ['de', 229, '3 Std. 49 Min.'],
  ['fr', 229, '3 h 49 min'],
  ['hu', 229, '3 óra 49 perc'],
])('for readers of %s, %d minutes are %s', (locale, minutes, written) => {
  expect(formatDuration(minutes, locale).replaceAll(/\s/g, ' ')).toBe(written);
});

describe('an amount as a plain number', () => {
  it.each([
    [19_032, 'XOF', '19032'],
    [19_032, 'JPY', '19032'],
    [1240, 'GBP', '12.40'],
    [-5, 'GBP', '-0.05'],
    [12_345, 'KWD', '12.345'],
  ])('%s of %s is %s', (minorUnits, currency, text) =>
    expect(majorText(minorUnits, currency)).toBe(text),
  );

  it('has the decimals of every currency, and is read as the same amount', () => {
    const currencies = fc.constantFrom(...Intl.supportedValuesOf('currency'));
    fc.assert(
      fc.property(currencies, fc.integer({ min: -1e9, max: 1e9 }), (currency, minorUnits) => {
        const text = majorText(minorUnits, currency);
        expect(text.split('.')[1]?.length ?? 0).toBe(moneyDigits(currency));
        expect(toMinorUnits(Number(text), currency)).toBe(minorUnits);
      }),
    );
  });

  it('has no more decimals than its currency', () => {
    expect(toMinorUnits(190.32, 'XOF')).toBeNull();
    expect(toMinorUnits(12.405, 'GBP')).toBeNull();
    expect(toMinorUnits(12.405, 'KWD')).toBe(12_405);
  });
});
