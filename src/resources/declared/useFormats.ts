import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import type { Channel } from '../../../contract/core/channel.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import {
  formatDate,
  formatDateTime,
  formatDistance,
  formatLocale,
  formatMoney,
  formatTime,
} from './format.ts';

/** Writers of values in the reader's language and the channel's currency and units. */
export interface Formats {
  locale: string;
  /** An ISO 8601 instant as a date, of the browser's zone unless told. */
  date(instant: string, timeZone?: string): string;
  time(instant: string, timeZone?: string): string;
  dateTime(instant: string, timeZone?: string): string;
  /** Minor units of `currency`, the channel's unless given. */
  money(minorUnits: number, currency?: string): string;
  distance(meters: number): string;
}

type Ways = Pick<Channel, 'locale' | 'currency' | 'distanceUnit'>;

/** What a reader of `language` reads on a channel. */
export function formatsFor(language: string, channel: Ways): Formats {
  const locale = formatLocale(language, channel.locale);
  return {
    locale,
    date: (instant, timeZone) => formatDate(instant, locale, timeZone),
    time: (instant, timeZone) => formatTime(instant, locale, timeZone),
    dateTime: (instant, timeZone) => formatDateTime(instant, locale, timeZone),
    money: (minorUnits, currency = channel.currency) => formatMoney(minorUnits, currency, locale),
    distance: (meters) => formatDistance(meters, channel.distanceUnit, locale),
  };
}

export function useFormats(): Formats {
  const language = useLocale();
  return useMemo(() => formatsFor(language, pageConfig()), [language]);
}
