/** What spreadsheet programs read as the start of a formula, their full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Begins like one and is none: a phone number, a negative amount. */
const HARMLESS = /^(\+\d[\d ]*|-\d+(\.\d+)?)$/;

/**
 * A cell's text that no spreadsheet program runs: what would be a formula becomes text by a leading
 * apostrophe. Phone numbers with their plus and negative amounts stay as they are.
 * @example inertCell('=HYPERLINK("…")') // "'=HYPERLINK(\"…\")"
 * @example inertCell('+44 7911 123456') // '+44 7911 123456'
 */
export const inertCell = (text: string): string =>
  FORMULA.test(text) && !HARMLESS.test(text) ? `'${text}` : text;
