import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import { PHONES_REMEMBERED } from '../core/phone.ts';
import { remembered } from '../core/remembered.ts';

/** A number as it was read from its two cells. */
export interface PhoneRead {
  /** With a plus; the field's rule checks whether it is valid. Null where there is no number. */
  value: string | null;
  /** The value differs from the cells: a plus, a zero or the country was restored. */
  isCorrected: boolean;
  /** The spreadsheet rounded the number: its last digits are lost. */
  isRounded: boolean;
}

const NOTHING: PhoneRead = { value: null, isCorrected: false, isRounded: false };
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

/** `+44`, `44`, `0044` and `GB` as `44`; empty for anything else. */
function callingCodeOf(prefix: string): string {
  const country = prefix.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(country))
    return isSupportedCountry(country) ? getCountryCallingCode(country) : '';
  return prefix.replaceAll(/\D/g, '').replace(/^00/, '');
}

type Default = { defaultCallingCode: string } | { defaultCountry: CountryCode } | object;

const validNumber = (text: string, otherwise: Default): string | null => {
  const parsed = parsePhoneNumberFromString(text, { extract: false, ...otherwise });
  return parsed?.isValid() ? parsed.number : null;
};

/**
 * A phone number from its two cells, as people and spreadsheets leave them: without the plus,
 * without the leading zero, with the prefix in the number, or with the country's letters as prefix.
 * @param country the country of numbers without a prefix
 * @example readPhone('44', '7911123456', 'GB') // +447911123456, corrected: the plus
 * @example readPhone('', '7911123456', 'GB') // +447911123456, corrected: the zero and the country
 */
export const readPhone = (prefixCell: string, numberCell: string, country: string): PhoneRead =>
  readKnown(JSON.stringify([prefixCell, numberCell, country]));

const readKnown = remembered((cells) => {
  const [prefixCell, numberCell, country] = JSON.parse(cells) as [string, string, string];
  return read(prefixCell, numberCell, country);
}, PHONES_REMEMBERED);

function read(prefixCell: string, numberCell: string, country: string): PhoneRead {
  const number = written(numberCell);
  if (number.text === '') return NOTHING;
  if (number.isRounded) return { value: number.text, isCorrected: false, isRounded: true };
  const digits = number.text.replaceAll(/\D/g, '');
  const international = number.text.replace(/^00/, '+');
  const code = callingCodeOf(prefixCell);
  const otherwise: Default = code
    ? { defaultCallingCode: code }
    : { defaultCountry: isSupportedCountry(country) ? country : 'GB' };
  const plain = international.startsWith('+')
    ? validNumber(international, {})
    : validNumber(number.text, otherwise);
  const valid = plain ?? validNumber(`0${digits}`, otherwise) ?? validNumber(`+${digits}`, {});
  if (valid === null) {
    const isWhole = international.startsWith('+') || !code;
    const joined = isWhole ? international.replaceAll(/[\s().-]/g, '') : `+${code}${digits}`;
    return { value: joined, isCorrected: false, isRounded: false };
  }
  const isAsWritten =
    plain !== null &&
    (international.startsWith('+') || /^\s*(\+|[a-z]{2}\s*$)/i.test(prefixCell)) &&
    !number.isCorrected;
  return { value: valid, isCorrected: !isAsWritten, isRounded: false };
}
