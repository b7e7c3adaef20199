const NO_BREAK = '\u00A0';
/** The year with what is written before it, after the day and month; some languages begin with it. */
const YEAR = /\s(?:de\s)?\d{4}/;

/**
 * A date that can only be broken at its year, for cells of a narrow table.
 * @example dateText('26 November 2026') // '26 November', '2026'
 * @example dateText('26 de noviembre de 2026') // '26 de noviembre', 'de 2026'
 */
export function dateText(date: string): string {
  const beforeYear = date.search(YEAR);
  const at = beforeYear > 0 ? beforeYear : date.search(/\s/);
  const whole = date.replaceAll(/\s/g, NO_BREAK);
  return at > 0 ? `${whole.slice(0, at)} ${whole.slice(at + 1)}` : whole;
}
