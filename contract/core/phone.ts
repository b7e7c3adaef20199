import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js';
import { type PhoneCheck, setPhoneRule } from './phoneRule.ts';
import { remembered } from './remembered.ts';

/**
 * Enough for one large import, which checks each number twice: in the preview and when it is
 * written.
 */
export const PHONES_REMEMBERED = 10_000;

setPhoneRule(
  remembered((value): PhoneCheck => {
    const parsed = parsePhoneNumberFromString(value, { extract: false });
    if (parsed?.ext) return { problem: 'phoneExtension' };
    return parsed?.isValid() && /^\+\d+$/.test(value)
      ? { number: parsed.number }
      : { problem: 'phone' };
  }, PHONES_REMEMBERED),
);

/**
 * A whole text as a number; none is picked out of other words. It may begin with what is dialled
 * before a foreign number: that of its country (`0011` in Australia), or `00`.
 * @param origin the country, or the country's code, of a number without one
 */
export function parsePhone(
  text: string,
  origin: { defaultCountry: CountryCode } | { defaultCallingCode: string } | object,
): PhoneNumber | undefined {
  const parsed = parsePhoneNumberFromString(text, { extract: false, ...origin });
  if (parsed?.isValid() || !/^00[^0]/.test(text)) return parsed;
  const abroad = parsePhoneNumberFromString(text.replace('00', '+'), { extract: false });
  return abroad?.isValid() ? abroad : parsed;
}

/** A phone number as typed: the country chosen for it, and the text. */
export interface TypedPhone {
  /** ISO 3166 alpha-2; anything else is not a country. */
  country: string;
  text: string;
}

const countryOf = (code: string): CountryCode | undefined =>
  isSupportedCountry(code) ? code : undefined;

/**
 * Splits `+442079460001` into its country and the number as it is written there.
 * @param fallback the country where there is no number, or its country is unknown
 */
export function splitPhone(value: string | null, fallback: string): TypedPhone {
  const parsed = value ? parsePhoneNumberFromString(value) : undefined;
  if (!parsed) return { country: fallback, text: value ?? '' };
  return { country: parsed.country ?? fallback, text: parsed.formatNational() };
}

/** `+442079460001` as `+44 20 7946 0001`; what cannot be read is shown as it is. */
export const formatPhone = (value: string): string =>
  parsePhoneNumberFromString(value)?.formatInternational() ?? value;

/**
 * What was typed, as one international number with a plus; the field's rule checks if it is valid.
 * A number typed with its own plus keeps it. Null where nothing was typed.
 */
export function joinPhone({ country, text }: TypedPhone): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const own = countryOf(country);
  const parsed = parsePhone(trimmed, own ? { defaultCountry: own } : {});
  // An extension cannot be dialled by a driver's app: it stays in the text, and the rule refuses it.
  if (parsed) return parsed.ext ? `${parsed.number} ext. ${parsed.ext}` : parsed.number;
  const kept = trimmed.replaceAll(/[\s().-]/g, '');
  return kept.startsWith('+') || !own ? kept : `+${getCountryCallingCode(own)}${kept}`;
}

/** The country that a number typed with its own plus names, else the one chosen before. */
export function countryTyped({ country, text }: TypedPhone): string {
  const parsed = text.trim().startsWith('+') ? parsePhoneNumberFromString(text) : undefined;
  return parsed?.country ?? country;
}
