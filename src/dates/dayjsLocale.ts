import dayjs from 'dayjs';
import { dateTimeFormat } from '../../contract/core/keptFormats.ts';

/** A Sunday that is also the first day of its year. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
const MONDAY = 1;

type WeekInfo = { firstDay: number };

/** The first day of the week, with Sunday as 0. Browsers that do not know say Monday. */
function weekStart(locale: string): number {
  const tag = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => WeekInfo;
    weekInfo?: WeekInfo;
  };
  return ((tag.getWeekInfo?.() ?? tag.weekInfo)?.firstDay ?? MONDAY) % 7;
}

/** The dayjs pattern for what `Intl` produces with these options. */
function pattern(locale: string, options: Intl.DateTimeFormatOptions): string {
  const codes: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
    day: options.day === '2-digit' ? 'DD' : 'D',
    month: options.month === 'long' ? 'MMMM' : 'MM',
    year: 'YYYY',
    weekday: 'dddd',
  };
  return dateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    .formatToParts(SUNDAY)
    .map(({ type, value }) => codes[type] ?? (/\p{L}/u.test(value) ? `[${value}]` : value))
    .join('');
}

const names = (
  locale: string,
  count: number,
  options: Intl.DateTimeFormatOptions,
  of: (index: number) => number,
) =>
  Array.from({ length: count }, (_, index) =>
    dateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(of(index)),
  );
const months = (locale: string, month: 'long' | 'short') =>
  names(locale, 12, { month }, (index) => Date.UTC(2023, index, 1));
const weekdays = (locale: string, weekday: 'long' | 'short' | 'narrow') =>
  names(locale, 7, { weekday }, (index) => SUNDAY + index * DAY_MS);

/**
 * Registers a locale with dayjs, which date pickers use, and returns its name: names, order and
 * first day of the week come from `Intl`, so every language and region works without a separate
 * file.
 */
export function dayjsLocale(locale: string): string {
  const name = `intl-${locale.toLowerCase()}`;
  if (Object.hasOwn(dayjs.Ls, name)) return name;
  const date = pattern(locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
  const long = pattern(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const full = pattern(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const time = 'HH:mm';
  dayjs.locale(
    name,
    {
      name,
      weekdays: weekdays(locale, 'long'),
      weekdaysShort: weekdays(locale, 'short'),
      weekdaysMin: weekdays(locale, 'narrow'),
      months: months(locale, 'long'),
      monthsShort: months(locale, 'short'),
      weekStart: weekStart(locale),
      ordinal: (day: number) => `${day}`,
      formats: {
        LT: time,
        LTS: 'HH:mm:ss',
        L: date,
        LL: long,
        LLL: `${long} ${time}`,
        LLLL: `${full} ${time}`,
      },
    },
    true,
  );
  return name;
}
