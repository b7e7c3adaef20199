import { numberFormat } from '../../../contract/core/keptFormats.ts';

/**
 * A number as people write it. Its length is limited so that every typed number can be converted to a
 * smaller unit (pounds to pence, miles to metres) and is still one that the API takes.
 */
const NUMBER = /^-?(\d{1,10}([.,]\d{0,6})?|[.,]\d{1,6})$/;

/** Digits in groups of three, and perhaps decimals after another mark: `1,000`, `1.000.000,5`. */
const GROUPED = /^-?[1-9]\d{0,2}([.,'’\s])\d{3}(\1\d{3})*(?!\1)([.,]\d{0,6})?$/;

const decimalMark = (locale: string): string =>
  numberFormat(locale, {})
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.';

/** Without the marks between groups of three digits: `1,000.5` becomes `1000.5`. */
function ungrouped(typed: string, locale: string): string {
  const [, mark, more, decimals] = GROUPED.exec(typed) ?? [];
  if (mark === undefined) return typed;
  // One group could also be three decimals. `1,000` is a thousand where a comma is no decimal mark.
  const isAmbiguous = more === undefined && decimals === undefined;
  return isAmbiguous && mark === decimalMark(locale) ? typed : typed.replaceAll(mark, '');
}

/**
 * Reads a typed number, with a point or a comma before its decimals: null if nothing is typed, NaN
 * for anything else, such as `1e9` or `Infinity`.
 * @param locale decides what is meant by `1,000` and `1.000`
 */
export function typedNumber(text: string, locale: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const plain = ungrouped(typed, locale);
  return NUMBER.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}
