import type { Channel } from './channel.ts';
import { ratePerUnit } from './distance.ts';
import {
  distanceUnitName,
  formatDate,
  formatDateTime,
  formatDistance,
  formatDuration,
  formatLocale,
  formatMoney,
  formatTime,
  zoneName,
} from './format.ts';

/** Functions that write values in the reader's language and the channel's currency and units. */
export interface Formats {
  locale: string;
  /** An ISO 8601 instant as a date, in the browser's zone unless another is given. */
  date(instant: string, timeZone?: string): string;
  time(instant: string, timeZone?: string): string;
  dateTime(instant: string, timeZone?: string): string;
  /** The same with the zone's name: `20 November 2026, 14:05 GMT`. */
  zonedDateTime(instant: string, timeZone: string): string;
  /** Minor units of `currency`, the channel's unless given. */
  money(minorUnits: number, currency?: string): string;
  distance(meters: number): string;
  /** Minor units for a kilometre, as money for the channel's unit of distance: `£2.40/mi`. */
  rate(perKilometre: number): string;
  /** Whole minutes: `25 min`, `3 hr 49 min`. */
  duration(minutes: number): string;
}

type ChannelFormats = Pick<Channel, 'locale' | 'currency' | 'distanceUnit'>;

/** The formats for a reader of `language` on a channel. */
export function formatsFor(language: string, channel: ChannelFormats): Formats {
  const locale = formatLocale(language, channel.locale);
  const { currency, distanceUnit } = channel;
  return {
    locale,
    date: (instant, timeZone) => formatDate(instant, locale, timeZone),
    time: (instant, timeZone) => formatTime(instant, locale, timeZone),
    dateTime: (instant, timeZone) => formatDateTime(instant, locale, timeZone),
    zonedDateTime: (instant, timeZone) =>
      `${formatDateTime(instant, locale, timeZone)} ${zoneName(instant, timeZone, locale)}`,
    money: (minorUnits, currency = channel.currency) => formatMoney(minorUnits, currency, locale),
    distance: (meters) => formatDistance(meters, distanceUnit, locale),
    rate: (perKilometre) =>
      `${formatMoney(ratePerUnit(perKilometre, distanceUnit), currency, locale)}/${distanceUnitName(distanceUnit, locale)}`,
    duration: (minutes) => formatDuration(minutes, locale),
  };
}
