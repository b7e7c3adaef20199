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
