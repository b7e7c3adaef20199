import { describe, expect, it } from 'vitest';
import { distanceUnitName, formatMoney, formatTimeIn, minorPerMajor, zoneName } from './format.ts';

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
