/** What spreadsheet programs read as the start of a formula, their full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/**
 * Begins like a formula but is not one: a phone number, or a negative amount with either decimal
 * mark.
 */
const HARMLESS = /^(\+\d[\d ]*|-\d+([.,]\d+)?)$/;
/** A text that would begin a formula but for the apostrophes of whoever wrote it. */
const QUOTED = /^'+/;
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

/** A piece without the apostrophe that `inertPiece` may have put into it. */
const typedPiece = (piece: string): string => piece.replace(/^(["' ]*)'(?=[=+\-@＝＋－＠])/, '$1');

/**
 * A cell's text that no spreadsheet program runs, whichever separator it is set to: an apostrophe
 * turns formulas into text, also after a separator within the text. Phone numbers with their plus
 * and negative amounts stay as they are. A text that has such an apostrophe of its own gets another
 * one, so that `typedCell` finds each text again.
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
  return isFormula(text.replace(QUOTED, '')) ? `'${inner}` : inner;
}

/**
 * The text for which `inertCell` wrote this one. A text that it would not have written is returned as
 * it is.
 * @example typedCell("'=1+1") // '=1+1'
 * @example typedCell("'70s Club") // "'70s Club"
 */
export function typedCell(text: string): string {
  if (!text.includes("'")) return text;
  const typed = (text.startsWith("'") ? text.slice(1) : text)
    .split(SEPARATOR)
    .map((part, at) => (at > 0 && at % 2 === 0 ? typedPiece(part) : part))
    .join('');
  // A text may also begin with an apostrophe of its own, and have one only further on.
  const unmarked = text.startsWith("'") ? `'${typed}` : typed;
  return [typed, unmarked].find((one) => inertCell(one) === text) ?? text;
}
