import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
} from 'libphonenumber-js';
import type { FieldError } from '../core/errors.ts';
import { LANGUAGES } from '../core/languages.ts';
import { parsePhone, PHONES_REMEMBERED } from '../core/phone.ts';
import { remembered } from '../core/remembered.ts';
import type { PhonePart } from './columns.ts';

/** A number as it was read from its two cells. */
export interface PhoneRead {
  /** With a plus; the field's rule checks whether it is valid. Null where there is no number. */
  value: string | null;
  /** The value says the same as the cells, but differs from them: a plus was added, for example. */
  isCorrected: boolean;
  /** Why it is not stored, and in which of the two cells. */
  problem: { at: PhonePart; error: FieldError } | null;
}

const NOTHING: PhoneRead = { value: null, isCorrected: false, problem: null };
const refused = (value: string, at: PhonePart, error: FieldError): PhoneRead => ({
  value,
  isCorrected: false,
  problem: { at, error },
});

/** `4.47911E+11`: how spreadsheets write long numbers, all digits or not. */
const SCIENTIFIC = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;

/** The cell's digits and signs; long numbers that a spreadsheet shortened are written out. */
function written(cell: string): { text: string; isCorrected: boolean; isRounded: boolean } {
  const text = cell.trim();
  const scientific = SCIENTIFIC.exec(text);
  if (scientific) {
    const [, first = '', rest = '', exponent = ''] = scientific;
    const zeros = Number(exponent) - rest.length;
    // The missing digits were rounded to zeros, and no phone number ends in so many.
    if (zeros > 2) return { text, isCorrected: false, isRounded: true };
    if (zeros >= 0)
      return { text: first + rest + '0'.repeat(zeros), isCorrected: true, isRounded: false };
  }
  const whole = /^\d+(?=[.,]0$)/.exec(text)?.[0];
  return { text: whole ?? text, isCorrected: whole !== undefined, isRounded: false };
}

const bare = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

/** Names in common use that the browser's lists of countries do not have. */
const ALSO: Record<string, CountryCode> = {
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  großbritannien: 'GB',
  'grande-bretagne': 'GB',
  'gran bretaña': 'GB',
  'gran bretagna': 'GB',
  'grã-bretanha': 'GB',
  'groot-brittannië': 'GB',
  'iso-britannia': 'GB',
  'nagy-britannia': 'GB',
  usa: 'US',
  'united states of america': 'US',
  uae: 'AE',
  holland: 'NL',
  'czech republic': 'CZ',
};
/** Letters of a country that are more often a form of address: `Mr`, `Ms`. */
const TITLES = new Set(['MR', 'MS']);

let names: Map<string, CountryCode | null> | null = null;
/** Countries by their names in all our languages; null where countries with other codes share one. */
function namesOfCountries(): Map<string, CountryCode | null> {
  const known = new Map<string, CountryCode | null>();
  const add = (name: string, country: CountryCode) => {
    const other = known.get(bare(name));
    const isSafe = !other || getCountryCallingCode(other) === getCountryCallingCode(country);
    if (other !== null) known.set(bare(name), isSafe ? (other ?? country) : null);
  };
  for (const language of LANGUAGES)
    for (const style of ['long', 'short'] as const) {
      const places = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
      for (const country of getCountries()) add(places.of(country) ?? country, country);
    }
  for (const [name, country] of Object.entries(ALSO)) add(name, country);
  return known;
}

function countryCalled(name: string): CountryCode | null {
  const letters = name.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(letters) && !TITLES.has(letters) && isSupportedCountry(letters))
    return letters;
  names ??= namesOfCountries();
  return TITLES.has(letters) ? null : (names.get(bare(name)) ?? null);
}

const isCallingCode = remembered(
  (digits) => getCountries().some((country) => getCountryCallingCode(country) === digits),
  1000,
);

/** The country's code that a cell names; null where it is not understood, undefined where it is empty. */
interface Origin {
  code: string;
  country: CountryCode | null;
}

/** `+44`, `44`, `0044`, `GB`, `Großbritannien` and `United Kingdom (+44)`. */
const originOf = remembered((cell): Origin | null | undefined => {
  if (cell.trim() === '') return undefined;
  const digits = cell.replace('(0)', '').replaceAll(/\D/g, '').replace(/^00/, '');
  const name = cell.replaceAll(/[^\p{L}\p{M}\s'’&.-]/gu, ' ').trim();
  const country = /\p{L}/u.test(name) ? countryCalled(name) : undefined;
  if (country === null) return null;
  const code = digits || (country && getCountryCallingCode(country));
  if (!code || !isCallingCode(code)) return null;
  if (country && getCountryCallingCode(country) !== code) return null;
  return { code, country: country ?? null };
}, PHONES_REMEMBERED);

/**
 * A phone number from its two cells, as people and spreadsheets leave them: without the plus, with
 * the prefix in the number, or with the country's name as prefix. Only what the cells say is
 * stored. Where a number is valid only in a country that they do not name, or with a digit that
 * they do not have, the refusal proposes it: a typing error would make it somebody else's number.
 * @param country of the channel: where a number without a prefix may be from
 * @example readPhone('44', '7911123456', 'GB') // +447911123456, corrected: the plus
 * @example readPhone('', '07911123456', 'GB') // +447911123456 is proposed
 */
export const readPhone = (prefixCell: string, numberCell: string, country: string): PhoneRead =>
  readKnown(JSON.stringify([prefixCell, numberCell, country]));

const readKnown = remembered((cells) => {
  const [prefixCell, numberCell, country] = JSON.parse(cells) as [string, string, string];
  return read(prefixCell, numberCell, country);
}, PHONES_REMEMBERED);

function read(prefixCell: string, numberCell: string, channelCountry: string): PhoneRead {
  const { text, ...number } = written(numberCell);
  if (text === '') return NOTHING;
  if (number.isRounded) return refused(text, 'number', { code: 'digitsLost' });
  const stated = originOf(prefixCell);
  if (stated === null) return refused(text, 'prefix', { code: 'callingCode' });

  const home: CountryCode = isSupportedCountry(channelCountry) ? channelCountry : 'GB';
  const code = stated?.code ?? getCountryCallingCode(home);
  const origin = stated
    ? stated.country
      ? { defaultCountry: stated.country }
      : { defaultCallingCode: code }
    : { defaultCountry: home };
  const valid = (one: string) => {
    const parsed = parsePhone(one, origin);
    return parsed?.isValid() ? parsed : undefined;
  };
  const parsed = valid(text);
  if (parsed?.ext) return refused(text, 'number', { code: 'phoneExtension' });

  const digits = text.replaceAll(/\D/g, '');
  const hasPlus = /^\s*\+/.test(text);
  if (parsed) {
    const isFromAbroad = parsed.countryCallingCode !== code;
    // `00` may also be a zero that was typed twice.
    const isInternational =
      hasPlus ||
      ((isFromAbroad || text.startsWith('00')) && valid(text.replace('0', '')) === undefined);
    const isWhatWasTyped = digits.endsWith(parsed.nationalNumber);
    if (isWhatWasTyped && (stated ? !isFromAbroad : isInternational)) {
      const isAsWritten =
        (isInternational || /^\s*[+\p{L}]/u.test(prefixCell)) && !number.isCorrected;
      return { value: parsed.number, isCorrected: !isAsWritten, problem: null };
    }
  }
  const proposed = parsed ?? (hasPlus ? undefined : valid(`0${digits}`));
  if (proposed)
    return refused(text, 'number', {
      code: 'phoneProposed',
      params: { number: proposed.number },
    });
  const joined = text.replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
  const isWhole = joined.startsWith('+') || !stated;
  return { ...NOTHING, value: isWhole ? joined : `+${code}${digits}` };
}
