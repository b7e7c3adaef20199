/**
 * A number as people write it. Its length is limited so that every typed number can be converted to a
 * smaller unit (pounds to pence, miles to metres) and is still one that the API takes.
 */
const NUMBER = /^-?(\d{1,10}([.,]\d{0,6})?|[.,]\d{1,6})$/;

/**
 * Reads a typed number, with a point or a comma before its decimals: null if nothing is typed, NaN
 * for anything else, such as `1e9` or `Infinity`.
 */
export function typedNumber(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return NUMBER.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}
