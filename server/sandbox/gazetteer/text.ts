/** Brings typed text and place names to one form, so that they can be compared. */

/** Words that people write in more than one way, with the form in which they are compared. */
const CANONICAL = new Map(
  Object.entries({
    saint: 'st',
    street: 'st',
    road: 'rd',
    avenue: 'ave',
    square: 'sq',
    mount: 'mt',
    hotels: 'hotel',
    rail: 'station',
    railway: 'station',
    train: 'station',
    intl: 'international',
    apt: 'airport',
    term: 'terminal',
    aeroport: 'airport',
    gare: 'station',
    hopital: 'hospital',
  }),
);

/** Words that say little: they may match, but are never required. */
const OPTIONAL = new Set(
  'the of and at in to from de du des la le et hotel station uk england scotland wales gb australia au'.split(
    ' ',
  ),
);

const ASCII = /^[\x20-\x7e]*$/;
const SILENT = /['’‘`.]/g;

/** Lower case, no accents, no punctuation: "King’s Cross, St. Pancras" → "kings cross st pancras". */
export function fold(text: string): string {
  // Thousands of names are folded at start, nearly all of them plain ASCII, for which there is this
  // shorter way.
  if (ASCII.test(text))
    return text
      .toLowerCase()
      .replace(SILENT, '')
      .replaceAll('&', ' and ')
      .replace(/[^a-z\d]+/g, ' ')
      .trim();
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SILENT, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const TERMINAL = /\b(?:terminal|term|t) (\d|one|two|three|four|five)\b/g;
const DIGITS = new Map([
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
]);

function canonicalOf(folded: string): string[] {
  return folded
    .replace(TERMINAL, (_, digit: string) => `t${DIGITS.get(digit) ?? digit}`)
    .split(' ')
    .map((word) => CANONICAL.get(word) ?? word)
    .filter((word, at, all) => word !== '' && word !== all[at - 1]);
}

/**
 * The words of a text in their canonical forms; a terminal and its number become one word.
 *
 * @example canonicalWords('Heathrow, Terminal 5') // ['heathrow', 't5']
 */
export const canonicalWords = (text: string): string[] => canonicalOf(fold(text));

/** Words of street names: towns have such names too, but not in the middle of an address. */
const STREET_WORDS = new Set(
  'high st rd ave lane close court drive way place park green hill square sq flat unit station'.split(
    ' ',
  ),
);

export const isStreetWord = (word: string): boolean => STREET_WORDS.has(word);

/** The forms by which a place is found. */
export interface SearchForms {
  /** The canonical words, joined: texts that are equal in this are the same name. */
  canonical: string;
  /** Every word, as written and canonical. */
  words: Set<string>;
}

export function searchForms(text: string): SearchForms {
  const folded = fold(text);
  const canonical = canonicalOf(folded);
  return {
    canonical: canonical.join(' '),
    words: new Set([...folded.split(' '), ...canonical].filter(Boolean)),
  };
}

export const isOptionalWord = (word: string): boolean => OPTIONAL.has(word);

/** A British postcode in a text. */
export interface BritishPostcode {
  /** The district, e.g. `SW1A`. */
  outcode: string;
  /** District and as much of the rest as was typed, without the space, e.g. `SW1A2A`. */
  compact: string;
  /** The text without the postcode. */
  rest: string;
}

const FULL_POSTCODE = /\b([a-z]{1,2}\d[a-z\d]?)\s*(\d[a-z]{2})\b/i;
const UNFINISHED_POSTCODE = /\b([a-z]{1,2}\d[a-z\d]?)\s+(\d[a-z]?)$/i;

/** Finds a full postcode anywhere in a text, or one still being typed at its end. */
export function findBritishPostcode(text: string): BritishPostcode | null {
  const match = FULL_POSTCODE.exec(text) ?? UNFINISHED_POSTCODE.exec(text.trimEnd());
  if (!match?.[1] || !match[2]) return null;
  const outcode = match[1].toUpperCase();
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  return { outcode, compact: outcode + match[2].toUpperCase(), rest };
}

/** Anything that looks like a British district in a text: `near EH1` → `EH1`. */
export const findOutcodes = (text: string): string[] =>
  text.toUpperCase().match(/\b[A-Z]{1,2}\d[A-Z\d]?\b/g) ?? [];

/** A district and the larger ones to fall back to: `SW1A` → `SW1A`, `SW1`, `SW`. */
export function outcodeChain(outcode: string): string[] {
  const base = outcode.replace(/(\d)[A-Z]$/, '$1');
  const area = outcode.replace(/\d.*$/, '');
  return [...new Set([outcode, base, area])];
}

/** Whether two words differ by one letter: added, missing, changed, or swapped with its neighbour. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}
