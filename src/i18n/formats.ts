import dayjs from 'dayjs';
import 'dayjs/locale/en-gb.js';
import 'dayjs/locale/fr.js';
import localizedFormat from 'dayjs/plugin/localizedFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { PageConfig } from '../../contract/core/channel.ts';
import type { ConsoleLanguage } from '../../contract/core/languages.ts';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(localizedFormat);

const DAYJS_LOCALE: Record<ConsoleLanguage, string> = { en: 'en-gb', fr: 'fr' };
const METERS_PER_MILE = 1609.344;

/** An instant as ISO 8601, or a local time without zone (`2026-11-20 14:05`), which is shown as it is. */
type Time = string | Date;

const at = (time: Time, language: ConsoleLanguage, zone?: string) =>
  (zone === undefined ? dayjs(time) : dayjs(time).tz(zone)).locale(DAYJS_LOCALE[language]);

/** `20 November 2026`, in a zone or the browser's. */
export const formatDate = (time: Time, language: ConsoleLanguage, zone?: string): string =>
  at(time, language, zone).format('DD MMMM YYYY');

/** `20 November 2026 14:05`, as long as the language writes it. */
export const formatLong = (time: Time, language: ConsoleLanguage, zone?: string): string =>
  at(time, language, zone).format('LLL');

/** `14:05`. */
export const formatTime = (time: Time, language: ConsoleLanguage, zone?: string): string =>
  at(time, language, zone).format('HH:mm');

/** Minor units as the channel's locale writes money, with two decimals: `£12.50`. */
export function formatMoney(
  minorUnits: number,
  channel: Pick<PageConfig, 'locale' | 'currency'>,
): string {
  return new Intl.NumberFormat(channel.locale, {
    style: 'currency',
    currency: channel.currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(minorUnits / 100);
}

/** Metres as miles, or kilometres where the channel's country uses them, with two decimals. */
export function formatDistance(
  meters: number,
  channel: Pick<PageConfig, 'locale' | 'distanceUnit'>,
): string {
  const value = channel.distanceUnit === 'mi' ? meters / METERS_PER_MILE : meters / 1000;
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${new Intl.NumberFormat(channel.locale, digits).format(value)} ${channel.distanceUnit}`;
}
