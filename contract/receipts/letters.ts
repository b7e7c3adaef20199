/** Text for a document that `isPlain` refuses, as a font engine has laid it out. */
export interface ShapedLine {
  /** Lengths are parts of the size of the letters; heights count upwards from the baseline. */
  width: number;
  /** Outlines for `jsPDF.path`. */
  outlines: readonly { op: 'm' | 'l' | 'c' | 'h'; c: readonly number[] }[];
  /** The same text for those who search, copy or listen, with the font that has its letters. */
  words: readonly { text: string; font: string; x: number; width: number }[];
}

export interface Letters {
  /** TrueType files in base64. */
  fonts: readonly { name: string; file: string }[];
  shape(line: string, weight: 'normal' | 'bold'): ShapedLine;
}

/** Everything but Latin, Greek and Cyrillic letters with accents that are a part of them. */
const OTHER = /[\u0300-\u036f\u0530-\u1dff\u2300-\u{10ffff}]/u;

/** Whether the fonts that every document has are enough for a text, and draw it from left to right. */
export const isPlain = (text: string): boolean => !OTHER.test(text.normalize('NFC'));

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Marks the direction of a whole text on a line of it, which may begin with a word of the other one. */
export function asLineOf(text: string, line: string): string {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return `${RIGHT_TO_LEFT.test(first) ? '\u200f' : '\u200e'}${line}`;
}

const ISOLATE = '\u2068';

/** Keeps a name that is read from right to left from moving what is written next to it. */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) && !text.startsWith(ISOLATE) ? `${ISOLATE}${text}\u2069` : text;

/** Texts one after the other, of which each keeps its own direction; missing ones are left out. */
export const sideBySide = (
  texts: readonly (string | null | undefined)[],
  between = ' · ',
): string => texts.flatMap((text) => (text ? isolated(text) : [])).join(between);
