import { describe, expect, it } from 'vitest';
import { formatLocale } from '../core/format.ts';
import { LANGUAGES } from '../core/languages.ts';
import { readClock } from './clockCells.ts';
import { readWhen } from './whenCells.ts';

const today = '2026-11-29';
const at = (locale: string) => ({ locale, today });
const MORNING = { local: '2026-12-01T08:30:00' };

describe('a date with its time', () => {
  it.each([
    ['en-GB', '01/12/2026', '08:30'],
    ['en-GB', '1/12/26', '8.30am'],
    ['en-US', '12/1/2026', '8:30 AM'],
    ['en-GB', '2026-12-01 08:30', ''],
    ['en-GB', '2026-12-01T08:30:00Z', ''],
    ['en-GB', '2026-12-01', '1899-12-30T08:30:00Z'],
    ['en-GB', '2026-12-01', '0.354166666666667'],
    ['en-GB', '1 Dec', '0830'],
    ['en-GB', 'Tuesday 1st of December 2026 at 8:30', ''],
    ['en-US', 'Tue, Dec 1, 2026, 8:30 AM', ''],
    ['de', '1.12.2026 8.30', ''],
    ['de', 'Di. 01.12.26', '8:30 Uhr'],
    ['de', '1. Dezember 2026 um 8:30 Uhr', ''],
    ['de', '1.12.', '8 Uhr 30'],
    ['fr', '1er décembre 2026 à 8h30', ''],
    ['fr', '01/12/2026', '8 h 30'],
    ['es', '1 de diciembre de 2026', '8:30'],
    ['it', '1 dicembre 2026', 'alle 8.30'],
    ['pt-PT', '1 de dezembro de 2026 às 8:30', ''],
    ['nl', '1-12-2026', '8u30'],
    ['sv', '2026-12-01', 'kl. 8.30'],
    ['fi', '1. joulukuuta 2026 klo 8.30', ''],
    ['fi', '1.12.2026', 'klo 8.30'],
    ['hu', '2026. december 1.', '8:30'],
    ['hu', '2026. 12. 01. 8:30', ''],
  ])('is read in %s: %s %s', (locale, date, time) => {
    expect(readWhen(date, time, at(locale))).toEqual(MORNING);
  });

  it.each(LANGUAGES)('is read as %s writes it, in every month', (language) => {
    const locale = formatLocale(language, 'en-GB');
    for (let month = 0; month < 12; month += 1)
      for (const dateStyle of ['full', 'long', 'medium', 'short'] as const) {
        const date = new Date(Date.UTC(2027, month, 9, 17, 45));
        const written = date.toLocaleDateString(locale, { dateStyle, timeZone: 'UTC' });
        const clock = date.toLocaleTimeString(locale, { timeStyle: 'short', timeZone: 'UTC' });
        const local = `${date.toISOString().slice(0, 10)}T17:45:00`;
        expect([written, readWhen(written, clock, at(locale))]).toEqual([written, { local }]);
      }
  });

  it('of today and tomorrow is counted from the day at the pickup', () => {
    expect(readWhen('heute', '9', at('de'))).toEqual({ local: '2026-11-29T09:00:00' });
    expect(readWhen('demain', '9h', at('fr'))).toEqual({ local: '2026-11-30T09:00:00' });
    expect(readWhen('Tomorrow 9am', '', at('hu'))).toEqual({ local: '2026-11-30T09:00:00' });
  });

  it('without a year is the next one with that date', () => {
    expect(readWhen('2/1', '9', at('en-GB'))).toEqual({ local: '2027-01-02T09:00:00' });
  });

  it.each([
    ['', '8:30', 'date', 'required'],
    ['1/12/2026', '', 'time', 'required'],
    ['31/11/2026', '8:30', 'date', 'dayText'],
    ['12/31/2026', '8:30', 'date', 'dayText'],
    ['soon', '8:30', 'date', 'dayText'],
    ['1 December or 2 December', '8:30', 'date', 'dayText'],
    ['1/12/2026', '25:00', 'time', 'clockText'],
    ['1/12/2026', '8:30 or 9', 'time', 'clockText'],
    ['1/12/2026 around 8', '', 'date', 'dayText'],
  ])('%s %s is refused at its %s', (date, time, cell, code) => {
    expect(readWhen(date, time, at('en-GB'))).toEqual({ at: cell, error: { code } });
  });
});

it.each([
  ['14h', '14:00'],
  ['2 pm', '14:00'],
  ['12 am', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['du. 2:30', null],
  ['0.25', '00:25'],
  ['13 pm', null],
  ['8 óra 30', '08:30'],
])('reads the time %s', (cell, time) => {
  expect(readClock(cell)).toBe(time);
});
