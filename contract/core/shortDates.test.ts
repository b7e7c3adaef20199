import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { formatLocale } from './format.ts';
import { dayHeading, shortCalendarDay, shortDay, shortMoment } from './shortDates.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const in_ = (locale: string, timeZone = 'Europe/London') => ({ locale, timeZone, now: NOW });

it.each([
  ['2026-11-28T13:18:00Z', 'Today'],
  ['2026-11-29T00:00:00Z', 'Tomorrow'],
  ['2026-11-27T23:59:00Z', 'Yesterday'],
  ['2026-12-01T05:45:00Z', 'Tue 1 Dec'],
  ['2026-01-02T05:45:00Z', 'Fri 2 Jan'],
  ['2025-11-27T05:45:00Z', '27 Nov 2025'],
  ['2027-01-01T05:45:00Z', '1 Jan 2027'],
])('writes the day of %s as %s', (at, day) => {
  expect(shortDay(at, in_('en-GB'))).toBe(day);
});

it.each([
  ['en-GB', 'Today 13:18', '26 Nov'],
  ['en-US', 'Today 1:18\u00a0PM', 'Nov 26'],
  ['de', 'Heute 13:18', '26. Nov.'],
  ['fr', 'Aujourd’hui 13:18', '26 nov.'],
])('writes moments in %s', (locale, today, earlier) => {
  expect(shortMoment('2026-11-28T13:18:00Z', in_(locale))).toBe(today);
  expect(shortMoment('2026-11-26T13:18:00Z', in_(locale))).toBe(earlier);
});

it.each([
  ['en-GB', '2026-11-28T13:18:00Z', 'Today · Saturday 28 November'],
  ['en-GB', '2026-12-01T13:18:00Z', 'Tuesday 1 December'],
  ['de', '2026-11-27T13:18:00Z', 'Gestern · Freitag, 27. November'],
  ['fr', '2027-01-02T13:18:00Z', 'samedi 2 janvier 2027'],
])('heads a day in %s, %s, with %s', (locale, at, heading) => {
  expect(dayHeading(at, in_(locale))).toBe(heading);
});

it('takes the day from the zone of the pickup', () => {
  const at = '2026-11-28T14:00:00Z';
  expect(shortDay(at, in_('en-GB', 'Australia/Sydney'))).toBe('Tomorrow');
  expect(shortDay(at, in_('en-GB', 'America/New_York'))).toBe('Today');
});

it('counts calendar days from the reader’s own day', () => {
  expect(shortCalendarDay('2026-12-02', in_('en-GB'))).toBe('2 Dec');
  expect(shortCalendarDay('2025-12-02', in_('en-GB'))).toBe('2 Dec 2025');
  expect(shortCalendarDay('2026-11-29', in_('en-GB', 'Pacific/Kiritimati'))).toBe('Today');
});

it('never writes two days of a year, or a day of two years, alike', () => {
  const day = fc.integer({ min: 0, max: 4 * 366 });
  const locale = fc.constantFrom(...LANGUAGES.map((one) => formatLocale(one, 'en-GB')));
  const iso = (days: number) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10);
  fc.assert(
    fc.property(day, day, locale, (one, other, language) => {
      fc.pre(one !== other);
      const text = (days: number) => shortCalendarDay(iso(days), in_(language));
      expect(text(one)).not.toBe(text(other));
    }),
  );
});
