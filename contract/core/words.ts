/**
 * How people are searched for, and trips by their words. Words match by their beginnings, in any
 * order, whatever their case and accents; a number matches a phone by its digits, whatever stands
 * between them. The database folds and splits texts by the same rule (`folded` and `search_words`
 * in the migrations), so that an index can answer; a test compares the two.
 */

/** Letters that are not a letter with an accent, and how they are typed on other keyboards. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};

/** @example foldText('Müller-ØSTBY') // 'muller-ostby' */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[ßæœþøłđðħıς]/g, (letter) => PLAIN[letter] ?? letter);

/** Everything that can separate words, spelt out so that it means the same in every locale. */
const BETWEEN_WORDS =
  /[\s\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+/;
const APOSTROPHES = /['\u2019\u02bc`]/g;

const split = (folded: string): string[] => folded.split(BETWEEN_WORDS).filter(Boolean);

/** The words by which a text is found: `brien` and `obrien` find O'Brien. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  return [...split(folded), ...split(folded.replaceAll(APOSTROPHES, ''))];
}

/** Fewer digits would match nearly every number. */
const DIGITS_MIN = 3;

/**
 * One thing searched for: a person matches where each of `words` begins a word of theirs, or where
 * their phone contains any of `digits`.
 */
export interface SearchTerm {
  words: string[];
  /**
   * Digits as they may occur in an international number; empty for anything that is not a number.
   */
  digits: string[];
}

const NUMBER_PART = /^[\d+()./-]+$/;
/** The zero that is dialled only within a country, but is sometimes written after its code. */
const TRUNK_ZERO = /^((?:\+|00)\d{1,3})[^\d+]*0/;

function digitsOf(written: string): string[] {
  const readings = [written, written.replace(TRUNK_ZERO, '$1')].map((reading) => {
    const digits = reading.replaceAll(/\D/g, '');
    return digits.replace(/^0+/, '') || digits;
  });
  return [...new Set(readings)].filter(({ length }) => length >= DIGITS_MIN);
}

/**
 * What is searched for: every term must be found.
 * @example searchTerms('isa 07400 129')
 * // [{ words: ['isa'], digits: [] }, { words: ['07400', '129'], digits: ['7400129'] }]
 */
export function searchTerms(search: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let number: string[] = [];
  const endNumber = (): void => {
    const written = number.join(' ');
    if (/\d/.test(written)) terms.push({ words: split(written), digits: digitsOf(written) });
    number = [];
  };
  for (const part of foldText(search).split(/\s+/)) {
    if (NUMBER_PART.test(part)) {
      number.push(part);
      continue;
    }
    endNumber();
    const words = split(part.replaceAll(APOSTROPHES, ''));
    terms.push(...words.map((word) => ({ words: [word], digits: [] })));
  }
  endNumber();
  return terms;
}

/**
 * Whether a search finds somebody; a search without a word or number finds nobody.
 * @param texts name and e-mail
 * @param phone in international format
 */
export function findsPerson(
  search: string,
  texts: readonly (string | null)[],
  phone: string | null,
): boolean {
  const terms = searchTerms(search);
  const words = texts.flatMap((text) => wordsOf(text ?? ''));
  const number = (phone ?? '').replaceAll(/\D/g, '');
  return (
    terms.length > 0 &&
    terms.every(
      (term) =>
        term.digits.some((digits) => number.includes(digits)) ||
        term.words.every((typed) => words.some((word) => word.startsWith(typed))),
    )
  );
}
