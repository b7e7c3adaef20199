import { type DistanceUnit, inUnit } from './distance.ts';
import { dateTimeFormat, numberFormat } from './keptFormats.ts';
import { standardTag } from './languages.ts';

/** Dates, amounts and distances as people read them, on screen and in mails. */

/**
 * The tag that dates and numbers are written in: the region that the reader chose, else the
 * channel's own tag where that is in the reader's language (so that 5/11 is in November on an
 * Australian channel), else the reader's. Portuguese texts are European, and so are their numbers.
 * @example formatLocale('en', 'en-AU') // 'en-AU'
 * @example formatLocale('en-us', 'en-AU') // 'en-US'
 * @example formatLocale('fr', 'en-AU') // 'fr'
 */
export function formatLocale(language: string, channelLocale: string): string {
  if (language.includes('-')) return standardTag(language);
  if (channelLocale.split('-')[0] === language) return channelLocale;
  return language === 'pt' ? 'pt-PT' : language;
}

/** A format's parts, by kind. */
function partsOf(value: string, locale: string, options: Intl.DateTimeFormatOptions) {
  const parts = dateTimeFormat(locale, options).formatToParts(new Date(value));
  return (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
}

/**
 * Languages whose dates are a two-digit day, the month and the year, without words between, in all
 * regions but one: Americans put the month first.
 */
const PLAIN_DATES = /^en\b(?!-US)/;

/** Where clocks have twelve hours. Elsewhere a time is `HH:mm`, as specified. */
const TWELVE_HOURS = /^en-US/;

/** French calls the first of a month «1er», which `Intl` does not know. */
const firstInFrench = (date: string, locale: string): string =>
  locale.startsWith('fr') ? date.replace(/\b1(?= \p{L})/u, '1er') : date;

interface DateOptions {
  /** The zone that dates are shown in; the browser's own unless given. */
  timeZone?: string | undefined;
  weekday?: 'long';
}

/**
 * `20 November 2026`; `20. November 2026`, `2026. november 20.`, `November 20, 2026` where it is
 * written so.
 * @param value an ISO 8601 instant
 */
export function formatLongDate(value: string, locale: string, options: DateOptions): string {
  const all = { month: 'long', year: 'numeric', ...options } as const;
  if (!PLAIN_DATES.test(locale))
    return firstInFrench(
      dateTimeFormat(locale, { ...all, day: 'numeric' }).format(new Date(value)),
      locale,
    );
  const part = partsOf(value, locale, { ...all, day: '2-digit' });
  const date = `${part('day')} ${part('month')} ${part('year')}`;
  return options.weekday ? `${part('weekday')} ${date}` : date;
}

/** `20 November 2026` of an ISO 8601 instant, in a zone or the browser's own. */
export const formatDate = (value: string, locale: string, timeZone?: string): string =>
  formatLongDate(value, locale, { timeZone });

const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
const HALF_DAYS = { ...TIME, hour: 'numeric', hourCycle: 'h12' } as const;

/** The hour, minute and second of a time, with colons everywhere. */
function clock(value: string, locale: string, units: 2 | 3, timeZone?: string): string {
  const isHalfDay = TWELVE_HOURS.test(locale);
  const part = partsOf(value, locale, { ...(isHalfDay ? HALF_DAYS : TIME), timeZone });
  const shown = (['hour', 'minute', 'second'] as const).slice(0, units).map(part).join(':');
  return isHalfDay ? `${shown}\u00a0${part('dayPeriod')}` : shown;
}

/** `14:05` of an ISO 8601 instant, in a zone or the browser's own; `2:05 PM` for Americans. */
export const formatTime = (value: string, locale: string, timeZone?: string): string =>
  clock(value, locale, 2, timeZone);

/** `14:05:33` by the browser's own clock. */
export const formatClock = (value: string, locale: string): string => clock(value, locale, 3);

/** `20 November 2026, 14:05`, in a zone or the browser's own. `value` is an ISO 8601 instant. */
export function formatDateTime(value: string, locale: string, timeZone?: string): string {
  return `${formatDate(value, locale, timeZone)}, ${formatTime(value, locale, timeZone)}`;
}

/** The short name of a zone at an instant: `GMT`, `AEDT`, `UTC+11`. German and others have `GMT+0` for GMT. */
export const zoneName = (value: string, timeZone: string, locale: string): string =>
  partsOf(value, locale, { timeZone, timeZoneName: 'short' })('timeZoneName').replace(/\+0$/, '') ||
  timeZone;

const MINUTE_MS = 60_000;
/** By how much clocks are put back: an hour, and half an hour on Lord Howe Island. */
const PUT_BACK_MS = [60 * MINUTE_MS, 30 * MINUTE_MS];

/** The date and time that a clock shows, in a zone or the browser's own; to compare clocks. */
export const wallClock = (at: Date, timeZone?: string): string =>
  dateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(at);

/**
 * Whether a clock in the zone shows the time of an ISO 8601 instant twice, because it is put back
 * that night. Only the zone's name then says which of the two is meant.
 */
export function comesTwice(value: string, timeZone: string): boolean {
  const at = Date.parse(value);
  const shown = wallClock(new Date(at), timeZone);
  return PUT_BACK_MS.some((by) =>
    [at - by, at + by].some((other) => wallClock(new Date(other), timeZone) === shown),
  );
}

/** `14:05` of an ISO 8601 instant in a zone; `02:30 AEDT` where its clock shows that time twice. */
export function formatTimeIn(value: string, locale: string, timeZone: string): string {
  const time = formatTime(value, locale, timeZone);
  return comesTwice(value, timeZone) ? `${time} ${zoneName(value, timeZone, locale)}` : time;
}

const moneyFormat = (currency: string, locale: string) =>
  numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
const factorOf = (format: Intl.NumberFormat) =>
  10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);

/** How many minor units a major unit has: 100 pence are a pound; 1 for the yen, which has none. */
export const minorPerMajor = (currency: string): number => factorOf(moneyFormat(currency, 'en'));

/** How many decimals an amount of a currency has: 2 for the pound, 0 for the yen, 3 for the dinar. */
export const moneyDigits = (currency: string): number => Math.log10(minorPerMajor(currency));

/**
 * The currency of the amounts in a row, which an invoice keeps as it was written in; undefined for
 * rows in the channel's currency.
 */
export function currencyOf(row: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const currency = row?.['currency'];
  return typeof currency === 'string' ? currency : undefined;
}

/** An amount in minor units as a plain number: `12.40`; `1240` of a currency without decimals. */
export const majorText = (minorUnits: number, currency: string): string =>
  (minorUnits / minorPerMajor(currency)).toFixed(moneyDigits(currency));

/**
 * A number of major units in minor units; null for one with more decimals than the currency has,
 * which is no amount of it.
 */
export function toMinorUnits(major: number, currency: string): number | null {
  const factor = minorPerMajor(currency);
  const minorUnits = Math.round(major * factor);
  return minorUnits / factor === major ? minorUnits : null;
}

/** An amount in minor units as money with the currency's decimals. */
export function formatMoney(minorUnits: number, currency: string, locale: string): string {
  const format = moneyFormat(currency, locale);
  return format.format(minorUnits / factorOf(format));
}

const UNIT_NAMES: Record<DistanceUnit, string> = { mi: 'mile', km: 'kilometer' };

/** The unit as it is written after a number: `mi`, in Hungarian `mf`. */
export const distanceUnitName = (unit: DistanceUnit, locale: string): string =>
  numberFormat(locale, { style: 'unit', unit: UNIT_NAMES[unit] })
    .formatToParts(1)
    .find(({ type }) => type === 'unit')?.value ?? unit;

/** Metres as miles or kilometres with two decimals. */
export function formatDistance(meters: number, unit: DistanceUnit, locale: string): string {
  const format = numberFormat(locale, {
    style: 'unit',
    unit: UNIT_NAMES[unit],
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return format.format(inUnit(meters, unit));
}

/** British `Intl` says «mins», and Hungarian shortens to «p», which our other texts do not. */
const inUnits = (value: number, unit: 'hour' | 'minute', locale: string): string =>
  numberFormat(locale.startsWith('en') ? 'en-US' : locale, {
    style: 'unit',
    unit,
    unitDisplay: locale.startsWith('hu') ? 'long' : 'short',
  }).format(value);

/** Whole minutes as people say them: `25 min`, `3 hr 49 min`, in German `3 Std. 49 Min.` */
export function formatDuration(minutes: number, locale: string): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return inUnits(rest, 'minute', locale);
  const whole = inUnits(hours, 'hour', locale);
  return rest === 0 ? whole : `${whole} ${inUnits(rest, 'minute', locale)}`;
}

/** The addresses of a trip in one line, in the order in which they are driven. */
export const routeText = (addresses: readonly string[]): string => addresses.join(' → ');
