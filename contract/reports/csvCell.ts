/** What spreadsheet programs read as the start of a formula, their full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/**
 * Begins like a formula but is not one: a phone number, or a negative amount with either decimal
 * mark.
 */
const HARMLESS = /^(\+\d[\d ]*|-\d+([.,]\d+)?)$/;
/** What some program reads as the end of a cell, even within quotes. */
const SEPARATOR = /([;,\t\r\n])/;
/** What may stand before a formula at the beginning of such a cell. */
const BEFORE = /^["' ]*/;

const isFormula = (text: string) => FORMULA.test(text) && !HARMLESS.test(text.trim());

/** A piece of a text that follows a separator. */
function inertPiece(piece: string): string {
  const before = BEFORE.exec(piece)?.[0] ?? '';
  const rest = piece.slice(before.length);
  return isFormula(rest) ? `${before}'${rest}` : piece;
}

/**
 * A cell's text that no spreadsheet program runs, whichever separator it is set to: an apostrophe
 * turns formulas into text, also after a separator within the text. Phone numbers with their plus
 * and negative amounts stay as they are.
 * @example inertCell('=HYPERLINK("…")') // "'=HYPERLINK(\"…\")"
 * @example inertCell('London;=1+1') // "London;'=1+1"
 * @example inertCell('+44 7911 123456') // '+44 7911 123456'
 */
export function inertCell(text: string): string {
  if (HARMLESS.test(text)) return text;
  // Every second part is a separator.
  const parts = text.split(SEPARATOR);
  const inner = parts
    .map((part, at) => (at > 0 && at % 2 === 0 ? inertPiece(part) : part))
    .join('');
  return isFormula(text) ? `'${inner}` : inner;
}
