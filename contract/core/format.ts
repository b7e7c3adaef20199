import type { Channel } from './channel.ts';

/** Dates, amounts and distances as people read them, on screen and in mails. */

/**
 * The tag that dates and numbers are written in: the channel's own where it speaks the reader's
 * language (so that an Australian channel reads 5/11 as November), else the reader's.
 * @example formatLocale('en', 'en-AU') // 'en-AU'
 * @example formatLocale('fr', 'en-AU') // 'fr'
 */
export function formatLocale(language: string, channelLocale: string): string {
  return channelLocale.split('-')[0] === language ? channelLocale : language;
}

const DATE = { day: '2-digit', month: 'long', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * `20 November 2026`, in a zone or the browser's own, always in the order day, month, year.
 * @param value an ISO 8601 instant
 */
export function formatDate(value: string, locale: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat(locale, { ...DATE, timeZone }).formatToParts(
    new Date(value),
  );
  const part = (type: keyof typeof DATE): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
}

/** `14:05` of an ISO 8601 instant, in a zone or the browser's own. */
export function formatTime(value: string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { ...TIME, timeZone }).format(new Date(value));
}

/** `20 November 2026, 14:05`, in a zone or the browser's own. `value` is an ISO 8601 instant. */
export function formatDateTime(value: string, locale: string, timeZone?: string): string {
  return `${formatDate(value, locale, timeZone)}, ${formatTime(value, locale, timeZone)}`;
}

/** An amount in minor units as money with the currency's decimals. */
export function formatMoney(minorUnits: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Metres in one unit of distance, as a channel's country uses it. */
export const METERS_IN: Record<Channel['distanceUnit'], number> = { mi: 1609.344, km: 1000 };
