import { formatPhone } from '../../../contract/core/phone.ts';
import { describe, expect, it } from 'vitest';
import { formatDateTime, formatDistance, formatLocale, formatMoney, zoneNote } from './format.ts';

/** Intl uses several kinds of space that look the same to a reader. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

describe('formatLocale', () => {
  it.each([
    ['en', 'en-AU', 'en-AU'],
    ['fr', 'en-AU', 'fr'],
    ['fr', 'fr-CA', 'fr-CA'],
    ['pt', 'en-GB', 'pt-PT'],
    ['pt', 'pt-BR', 'pt-BR'],
  ])('%s on a %s channel reads %s', (language, channel, expected) => {
    expect(formatLocale(language, channel)).toBe(expected);
  });
});

describe('formatMoney', () => {
  it.each([
    [123456, 'GBP', 'en-GB', '£1,234.56'],
    [5, 'AUD', 'en-AU', '$0.05'],
    [1200, 'JPY', 'en-GB', '¥1,200'],
    [123456, 'GBP', 'fr', '1 234,56 £'],
  ])('%i %s in %s is %s', (amount, currency, locale, expected) => {
    expect(plain(formatMoney(amount, currency, locale))).toBe(expected);
  });
});

describe('formatDistance', () => {
  it('writes miles and kilometres with two decimals', () => {
    expect(formatDistance(1609.344, 'mi', 'en-GB')).toBe('1.00 mi');
    expect(plain(formatDistance(12345, 'km', 'fr'))).toBe('12,35 km');
  });
});

describe('formatPhone', () => {
  it('spaces a number as its country does and does not change others', () => {
    expect(formatPhone('+442079460001')).toBe('+44 20 7946 0001');
    expect(formatPhone('reception')).toBe('reception');
  });
});

describe('zoneNote', () => {
  const noon = '2026-11-20T12:00:00Z';
  it('is empty where the clocks agree, even if the zone has another name', () => {
    expect(zoneNote(noon, 'Europe/London', 'en-GB', 'Europe/Lisbon')).toBeNull();
  });
  it('names the zone of a pickup elsewhere', () => {
    expect(zoneNote(noon, 'Australia/Sydney', 'en-AU', 'Europe/London')).toBe('AEDT');
  });
  it('says which of the two is meant by a time that comes twice', () => {
    const note = (at: string) => zoneNote(at, 'Australia/Sydney', 'en-AU', 'Australia/Sydney');
    expect(note('2027-04-03T15:30:00Z')).toBe('AEDT');
    expect(note('2027-04-03T16:30:00Z')).toBe('AEST');
    expect([note('2027-04-03T14:30:00Z'), note('2027-04-03T17:30:00Z')]).toEqual([null, null]);
  });
});

describe('formatDateTime', () => {
  it.each([
    ['en-GB', '05 November 2026, 10:30'],
    ['en-AU', '05 November 2026, 10:30'],
    ['en-US', 'November 5, 2026, 10:30\u00a0AM'],
    ['fr', '5 novembre 2026, 10:30'],
    ['de', '5. November 2026, 10:30'],
    ['hu', '2026. november 5., 10:30'],
    ['pt-PT', '5 de novembro de 2026, 10:30'],
    ['fi', '5. marraskuuta 2026, 10:30'],
  ])('reads an instant in the zone of the pickup, in %s', (locale, expected) => {
    expect(formatDateTime('2026-11-04T23:30:00Z', locale, 'Australia/Sydney')).toBe(expected);
  });

  it('writes midnight as 00', () => {
    expect(formatDateTime('2026-06-30T23:00:00Z', 'en-GB', 'Europe/London')).toBe(
      '01 July 2026, 00:00',
    );
  });
});
