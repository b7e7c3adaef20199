import { consoleLanguage, type ConsoleLanguage } from '../../contract/core/languages.ts';
import { tracking as english } from '../i18n/en/tracking.ts';
import { tracking as french } from '../i18n/fr/tracking.ts';

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
export type TrackingTexts = Shape<typeof english>;

const texts: Record<ConsoleLanguage, TrackingTexts> = { en: english, fr: french };

export const trackingTexts = (language: ConsoleLanguage): TrackingTexts => texts[language];

/** The language the link asks for (`?lang=`), else the one the browser prefers. */
export const linkLanguage = (): ConsoleLanguage =>
  consoleLanguage(new URLSearchParams(location.search).get('lang') ?? navigator.language);

/** @example fillIn('Call %{company}', { company: 'Albion Cabs' }) // 'Call Albion Cabs' */
export const fillIn = (text: string, values: Record<string, string | number>): string =>
  Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`%{${name}}`, String(value)),
    text,
  );
