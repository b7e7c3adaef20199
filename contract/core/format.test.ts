import { describe, expect, it } from 'vitest';
import { distanceUnitName, zoneName } from './format.ts';

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

describe('the unit of a distance', () => {
  it.each([
    ['en-GB', 'mi', 'mi'],
    ['hu-HU', 'mi', 'mf'],
    ['hu-HU', 'km', 'km'],
  ] as const)('for readers of %s is for %s %s', (locale, unit, name) => {
    expect(distanceUnitName(unit, locale)).toBe(name);
  });
});
