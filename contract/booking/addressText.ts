import { readPoint } from './pointText.ts';

/** Address texts: how they are pasted, and when two of them mean the same address. */

/** Written at an address's end, or left out, without meaning another place. */
const COUNTRY =
  /[\s,]*\b(?:uk|u\.k\.|united kingdom|great britain|royaume-uni|australia|australie)\.?\s*$/i;

/**
 * A pasted address on one line: its lines become parts.
 * @example onOneLine('The Savoy\nStrand,\n London') // 'The Savoy, Strand, London'
 */
export const onOneLine = (text: string): string =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim().replace(/,+$/, ''))
    .filter((line) => line !== '')
    .join(', ');

/** What to search for: the point that the typed text gives, in short form, or the text itself. */
export function searchText(typed: string): string {
  const point = readPoint(typed);
  return point ? `${point.latitude}, ${point.longitude}` : typed.trim();
}

const plain = (text: string): string =>
  text
    .replace(COUNTRY, '')
    .normalize('NFD')
    .replaceAll(/[\p{M}'’`.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    // Postcodes are written with and without a space; «Flat 1, 1» is not «Flat 11».
    .replaceAll(/(?<!\d) | (?!\d)/g, '');

/** Whether two texts name the same address: case, accents, punctuation and country aside. */
export function isSameAddress(a: string, b: string): boolean {
  const text = plain(a);
  return text !== '' && text === plain(b);
}

/** How a list of places is compared with a typed text. */
interface Described<T> {
  /** The texts that name the place in full. */
  inFull: (place: T) => readonly (string | undefined)[];
  name: (place: T) => string;
  /** The account gave the name. */
  isOwn: (place: T) => boolean;
}

/**
 * The place that a text means without a choice by the user: the one at a typed point, the only one
 * with that address, or the only one with that name if the account gave the name or nothing else was
 * found. The booker decides about a name that other places share: «Victoria» is a station in London
 * before it is a village in Wales. Null where the text means no place, or several.
 */
export function meantAmong<T>(
  typed: string,
  places: readonly T[],
  { inFull, name, isOwn }: Described<T>,
): T | null {
  const isOnly = places.length === 1;
  if (readPoint(typed)) return isOnly ? places[0]! : null;
  const isTyped = (text: string | undefined) => text !== undefined && isSameAddress(text, typed);
  const whole = places.filter((place) => inFull(place).some(isTyped));
  const named = places.filter((place) => (isOnly || isOwn(place)) && isTyped(name(place)));
  const exact = whole.length > 0 ? whole : named;
  return exact.length === 1 ? exact[0]! : null;
}
