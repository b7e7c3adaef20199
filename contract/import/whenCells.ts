import type { FieldError } from '../core/errors.ts';
import { dateTimeFormat } from '../core/keptFormats.ts';
import { remembered } from '../core/remembered.ts';
import { foldText } from '../core/words.ts';
import { readClock } from './clockCells.ts';

/** How a reader writes dates, and the day from which dates without a year count. */
export interface WhenReading {
  /** A tag with which dates are written, such as `en-GB`. */
  locale: string;
  /** `YYYY-MM-DD`, on the clock at the pickup. */
  today: string;
}

/** A moment on the clock at the pickup, or which of its two cells cannot be read, and why. */
export type WhenRead = { local: string } | { at: 'date' | 'time'; error: FieldError };

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const dayIn = (month: number, day = 15) => Date.UTC(2026, month, day);

function wordsOf(locale: string, options: Intl.DateTimeFormatOptions, at: number): string[] {
  const type = options.weekday ? 'weekday' : 'month';
  const formats = [options, { ...options, day: 'numeric', year: 'numeric' }] as const;
  return formats.flatMap((one) =>
    dateTimeFormat(locale, { ...one, timeZone: 'UTC' })
      .formatToParts(at)
      // In some languages a short month beside a day is its number.
      .flatMap((part) => (part.type === type && /\p{L}/u.test(part.value) ? part.value : []))
      .flatMap((name) => foldText(name).split(/[.-]/))
      .filter(Boolean),
  );
}

interface Words {
  months: ReadonlyMap<string, number>;
  weekdays: ReadonlySet<string>;
  /** Days from today, by the reader's words for them. */
  near: ReadonlyMap<string, number>;
}

/** The names of months and days, in the reader's language and in English. */
const wordsIn = remembered((locale): Words => {
  const months = new Map<string, number>();
  const weekdays = new Set<string>();
  const near = new Map<string, number>();
  for (const tag of [locale, 'en']) {
    for (const width of ['long', 'short'] as const) {
      for (const month of MONTHS)
        for (const word of wordsOf(tag, { month: width }, dayIn(month)))
          months.set(word, month + 1);
      for (let day = 1; day <= 7; day += 1)
        for (const word of wordsOf(tag, { weekday: width }, dayIn(0, day))) weekdays.add(word);
    }
    const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
    for (const days of [0, 1, 2]) near.set(foldText(relative.format(days, 'day')), days);
  }
  return { months, weekdays, near };
}, 50);

/** Whether a reader writes the month before the day. */
const isMonthFirst = remembered((locale): boolean => {
  const parts = dateTimeFormat(locale, { day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  const order = parts.formatToParts(dayIn(0)).map(({ type }) => type);
  return order.indexOf('month') < order.indexOf('day');
}, 50);

const two = (value: number) => String(value).padStart(2, '0');

/** The day with these numbers; null where the calendar does not have it. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = `${year}-${two(month)}-${two(day)}`;
  const read = new Date(`${date}T00:00:00Z`);
  return read.toJSON()?.slice(0, 10) === date ? date : null;
}

const CENTURY = 2000;
const wholeYear = (text: string) => (text.length === 2 ? CENTURY + Number(text) : Number(text));

/** The next day with this date, from today on, where no year is written. */
function inYear(year: string | undefined, month: number, day: number, today: string) {
  if (year !== undefined) return dayOf(wholeYear(year), month, day);
  const thisYear = Number(today.slice(0, 4));
  const date = dayOf(thisYear, month, day);
  return date !== null && date < today ? dayOf(thisYear + 1, month, day) : date;
}

/** A day, and what its cell says besides it. */
interface DayRead {
  day: string | null;
  rest: string;
}

const YEAR_FIRST = /^(\d{4})\s?([-./])\s?(\d{1,2})\s?\2\s?(\d{1,2})\.?(?:T|[\s,]+|$)/i;
const IN_NUMBERS =
  /^(\d{1,2})\s?([./-])\s?(\d{1,2})(?:\s?\2\s?(\d{4}|\d{2})(?!\d))?\.?(?:[\s,]+|$)/;

/** `2026-12-01`, `2026. 12. 01.`, `1/12/2026`, `1.12.`; undefined for a text without such a day. */
function inNumbers(text: string, { locale, today }: WhenReading): DayRead | undefined {
  const whole = YEAR_FIRST.exec(text);
  if (whole) {
    const [found, year = '', , month, day] = whole;
    return { day: dayOf(Number(year), Number(month), Number(day)), rest: text.slice(found.length) };
  }
  const numbers = IN_NUMBERS.exec(text);
  if (!numbers) return undefined;
  const [found, one, mark, other, year] = numbers;
  const pair = [Number(one), Number(other)] as const;
  // Nobody writes the month first with dots.
  const [day, month] = mark !== '.' && isMonthFirst(locale) ? pair.toReversed() : pair;
  return { day: inYear(year, month, day, today), rest: text.slice(found.length) };
}

/** Words between the parts of a date, and endings of its numbers. */
const BETWEEN = new Set(
  'of the de del den der le di do da a an on am om um at kl klo as la las les alle ore h'.split(
    ' ',
  ),
);
const NUMBER = /^(\d+)(?:st|nd|rd|th|er|re|ste|de|e|a|o|º|ª)?$/;

/** Marked well enough to be told from the numbers of a date. */
const CLOCK_IN_TEXT =
  /(?:\b(?:at|um|klo?|a las?|as|alle|ore|om|a)\.?\s+)?\b\d{1,2}(?:\s?[:h]\s?\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\b\.?)?|\s?(?:h|uhr|ora)\b(?:\s?\d{2})?|\s?[ap]\.?\s?m\b\.?)(?:\s?(?:uhr|h|ora)\b)?|\bklo?\.?\s?\d{1,2}(?:\.\d{2})?/;

/** `1 December 2026`, `Tue, Dec 1`, `1er déc. 2026`, `2026. december 1.`, and words such as `tomorrow`. */
function inWords(text: string, { locale, today }: WhenReading): DayRead {
  const { months, weekdays, near } = wordsIn(locale);
  const folded = foldText(text);
  const clock = CLOCK_IN_TEXT.exec(folded)?.[0] ?? '';
  const rest = clock.trim();
  const date = folded
    .replace(clock, ' ')
    .replaceAll(/[\s,]+/g, ' ')
    .trim();
  const days = near.get(date);
  if (days !== undefined) {
    const then = new Date(`${today}T00:00:00Z`);
    then.setUTCDate(then.getUTCDate() + days);
    return { day: then.toISOString().slice(0, 10), rest };
  }
  let month: number | undefined;
  let year: string | undefined;
  let day: number | undefined;
  for (const word of date.split(/[\s./-]+/).filter(Boolean)) {
    const number = NUMBER.exec(word)?.[1];
    const named = months.get(word) ?? (word.length >= 3 ? onlyMonth(months, word) : undefined);
    if (named !== undefined && month === undefined) month = named;
    else if (number?.length === 4 && year === undefined) year = number;
    else if (number && number.length <= 2 && day === undefined) day = Number(number);
    else if (number?.length === 2 && year === undefined) year = number;
    else if (!weekdays.has(word) && !BETWEEN.has(word)) return { day: null, rest };
  }
  return { day: month && day ? inYear(year, month, day, today) : null, rest };
}

/** The month whose names begin like this, where it is only one: `sept`. */
function onlyMonth(months: ReadonlyMap<string, number>, word: string): number | undefined {
  const found = new Set(
    [...months].flatMap(([name, month]) => (name.startsWith(word) ? month : [])),
  );
  return found.size === 1 ? [...found][0] : undefined;
}

const refused = (at: 'date' | 'time', code: 'required' | 'dayText' | 'clockText'): WhenRead => ({
  at,
  error: { code },
});

/** Without the name of the day before it, and the letter that a workbook's dates end in. */
function withoutWeekday(text: string, locale: string): string {
  const [, word = '', rest = ''] = /^([\p{L}-]+)\.?,?\s+(?=\d)(.*)$/u.exec(text) ?? [];
  const { weekdays } = wordsIn(locale);
  const isDay = foldText(word)
    .split('-')
    .every((part) => weekdays.has(part));
  return isDay ? rest : text;
}

/**
 * Reads the date and the time of a line, as people and spreadsheets write them in their language. The
 * date's cell may have the time as well. Only what is clear is taken: a date in numbers is read in the
 * reader's own order, and one that the calendar does not have is refused.
 * @example readWhen('1.12.2026 8.30', '', reading) // { local: '2026-12-01T08:30:00' }
 */
export function readWhen(dateCell: string, timeCell: string, reading: WhenReading): WhenRead {
  const text = dateCell.replaceAll(/\s+/g, ' ').trim();
  if (text === '') return refused('date', 'required');
  const bare = withoutWeekday(text, reading.locale);
  const { day, rest } = inNumbers(bare, reading) ?? inWords(text, reading);
  if (day === null) return refused('date', 'dayText');
  const typed = timeCell.trim();
  const clock = typed === '' ? rest.trim().replace(/(:\d{2})Z$/i, '$1') : typed;
  if (clock === '') return refused('time', 'required');
  const time = readClock(clock);
  if (time === null)
    return refused(typed === '' ? 'date' : 'time', typed === '' ? 'dayText' : 'clockText');
  return { local: `${day}T${time}:00` };
}
