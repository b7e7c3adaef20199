import { dateTimeFormat, relativeTimeFormat } from './keptFormats.ts';
import { formatDate, formatTime } from './format.ts';

/**
 * Dates in tables, where the long form takes too much room and the day matters more than the year.
 * Details, mails, PDFs and titles of cells have the long form of `format.ts`.
 */

/** When and where a date is read. */
export interface Reading {
  locale: string;
  now: Date;
  /** The zone that dates are shown in; the browser's own unless given. */
  timeZone?: string | undefined;
}

const DAY_MS = 86_400_000;

/** The calendar day of a moment in a zone, and its number, so that days can be counted. */
function dayOf(at: Date, timeZone?: string) {
  const parts = dateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const year = part('year');
  return { year, number: Date.UTC(year, part('month') - 1, part('day')) / DAY_MS };
}

/** `Today`, `Tomorrow` or `Yesterday` with a capital letter; undefined for other days. */
function nearDay(days: number, locale: string): string | undefined {
  if (Math.abs(days) > 1) return undefined;
  const name = relativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** `27 Nov`, `Tue 1 Dec` with its weekday, `27 Nov 2025` in another year than the present one. */
function dayText(value: string, { locale, now, timeZone }: Reading, hasWeekday: boolean): string {
  const isThisYear = dayOf(new Date(value), timeZone).year === dayOf(now, timeZone).year;
  const text = dateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone,
    ...(!isThisYear && { year: 'numeric' }),
    ...(isThisYear && hasWeekday && { weekday: 'short' }),
  }).format(new Date(value));
  // Whether the British write a comma here depends on the version of the browser.
  return /^en\b(?!-US)/.test(locale) ? text.replace(',', '') : text;
}

const daysFromNow = (value: string, { now, timeZone }: Reading): number =>
  dayOf(new Date(value), timeZone).number - dayOf(now, timeZone).number;

/**
 * The day of a time that is shown beside it: `Today`, `Tue 1 Dec`, `27 Nov 2025`.
 * @param value an ISO 8601 instant
 */
export const shortDay = (value: string, reading: Reading): string =>
  nearDay(daysFromNow(value, reading), reading.locale) ?? dayText(value, reading, true);

/**
 * The heading of a day's rows: `Today · Saturday 28 November`, `Friday 1 January 2027`.
 * @param value an ISO 8601 instant
 */
export function dayHeading(value: string, { locale, now, timeZone }: Reading): string {
  const isThisYear = dayOf(new Date(value), timeZone).year === dayOf(now, timeZone).year;
  const text = dateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
    ...(!isThisYear && { year: 'numeric' }),
  }).format(new Date(value));
  const day = /^en\b(?!-US)/.test(locale) ? text.replace(',', '') : text;
  const near = nearDay(daysFromNow(value, { locale, now, timeZone }), locale);
  return near ? `${near} · ${day}` : day;
}

/**
 * When something was done: `Today 13:18`, `Yesterday`, `27 Nov`, `27 Nov 2025`.
 * @param value an ISO 8601 instant
 */
export function shortMoment(value: string, reading: Reading): string {
  const days = daysFromNow(value, reading);
  const day = nearDay(days, reading.locale) ?? dayText(value, reading, false);
  return days === 0 ? `${day} ${formatTime(value, reading.locale, reading.timeZone)}` : day;
}

/**
 * A calendar day without a time: `Today`, `2 Dec`, `2 Dec 2025`.
 * @param day as `2026-12-02`
 */
export function shortCalendarDay(day: string, reading: Reading): string {
  const days =
    Date.parse(`${day}T00:00:00Z`) / DAY_MS - dayOf(reading.now, reading.timeZone).number;
  const near = nearDay(days, reading.locale);
  return near ?? dayText(`${day}T00:00:00Z`, { ...reading, timeZone: 'UTC' }, false);
}

/** A calendar day such as `2026-12-02` in its long form, the same everywhere. */
export const longCalendarDay = (day: string, locale: string): string =>
  formatDate(`${day}T00:00:00Z`, locale, 'UTC');
