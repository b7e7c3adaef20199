import {
  DATE_WORDS,
  FLOOR_WORDS,
  isHouseName,
  isMonth,
  isStreetName,
  LEADING_PUBLIC_WORDS,
  NUMBER_MARKS,
  NUMBER_SUFFIXES,
  PUBLIC_WORDS,
  RANGE_WORDS,
  UNIT_ADJECTIVES,
  UNIT_WORDS,
  isPublicPlace,
} from './addressWords.ts';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import { type Coordinates, isAirport } from '../../../contract/booking/geo.ts';
import type { Place } from '../../../contract/booking/request.ts';

/** Three decimals of a degree: about a hundred metres, to the nearest street corner. */
const PRECISION = 1000;
const rounded = (degrees: number) => Math.round(degrees * PRECISION) / PRECISION;

export const coarsePoint = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

/** A place as followers of a link may see it; airports are shown exactly. */
export const coarsePlace = (place: Place): Coordinates & { address: string | null } =>
  isAirport(place)
    ? { latitude: place.latitude, longitude: place.longitude, address: place.address }
    : {
        ...coarsePoint(place),
        address: coarseAddress(place.address, { isPublic: isPublicPlace(place.locationTypes) }),
      };

/** Within this distance the car's position would show which door it is. */
const DOOR_METERS = 250;

/**
 * Where the car is, once its passenger is on board. Close to a place that is shown roughly, it is
 * shown at that rough point.
 */
export function coarseCar<L extends Coordinates & { heading: number | null }>(
  car: L,
  places: readonly Place[],
): L {
  const door = places.find(
    (place) => !isAirport(place) && distanceMeters(place, car) <= DOOR_METERS,
  );
  return door ? { ...car, ...coarsePoint(door), heading: null } : car;
}

/**
 * Commas, line breaks, brackets, and dashes with spaces around them separate the parts of an
 * address.
 */
const SEPARATOR = /[,;|\n\r()[\]]+|\s[-–—·•]\s/u;

/** Postcodes that identify a few doors; their first half is a district. */
const POSTCODES: readonly [RegExp, string][] = [
  // United Kingdom
  [/\b([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}\b/giu, '$1'],
  // Canada
  [/\b([A-Z]\d[A-Z])[\s-]?\d[A-Z]\d\b/giu, '$1'],
  // Ireland, where a postcode is one door
  [/\b([AC-FHKNPRTV-Y]\d{2}|D6W)\s?[AC-FHKNPRTV-Y\d]{4}\b/gu, '$1'],
  // The Netherlands
  [/\b\d{4}\s?[A-Z]{2}\b(?!\s+\d)/gu, ''],
];

/** Anything that begins with a digit: 12, 221B, 12-14, 5/12, 7.5, №3. */
const NUMBER = /^(?:#|№|n[°º]|no\.?|nr\.?)?\p{Nd}/iu;
const ORDINAL = /^(?:\d*(?:1st|2nd|3rd|[04-9]th|1[1-3]th)|1(?:er|ère|re)|\d+(?:ème|eme))$/iu;
const ROMAN_LETTER = /^[A-Z]$/u;
/** A flat that is only a letter and a number: "B12". */
const BARE_UNIT = /^[A-Z]-?\d{1,4}[A-Z]?$/iu;

const fold = (word: string | undefined): string =>
  (word ?? '').toLowerCase().replaceAll(/^[^\p{L}\p{N}#№&+–-]+|[^\p{L}\p{N}°º#№&+–-]+$/gu, '');

interface Part {
  words: string[];
  /** There was a house number, so this is the street. */
  hadNumber: boolean;
}

/** Whether the number at `at` is part of a name: an ordinal, a date, or one of a public place. */
function belongsToName(folded: readonly string[], at: number): boolean {
  const word = folded[at] ?? '';
  const before = folded[at - 1] ?? '';
  const after = folded[at + 1] ?? '';
  if (ORDINAL.test(word)) return true;
  if (/^\d{1,2}$/.test(word)) {
    const isDate = isMonth(after) || (after === 'de' && isMonth(folded[at + 2]));
    if (isDate && (DATE_WORDS.has(before) || after === 'de')) return true;
  }
  if (/^\d{4}$/.test(word) && isMonth(before)) return true;
  if (!/^\d{1,3}[a-z]?$/.test(word)) return false;
  return PUBLIC_WORDS.has(before) || (at === 1 && LEADING_PUBLIC_WORDS.has(before));
}

/** How many words from `at` name a flat or a floor; 0 where none does. */
function unitLength(words: readonly string[], folded: readonly string[], at: number): number {
  const [word, next] = [folded[at] ?? '', folded[at + 1] ?? ''];
  const isNumbered = NUMBER.test(word) || UNIT_ADJECTIVES.has(word);
  if (isNumbered && FLOOR_WORDS.has(next)) return 2;
  if (!UNIT_WORDS.has(word)) return 0;
  const isIdentifier =
    NUMBER.test(next) ||
    BARE_UNIT.test(next) ||
    ROMAN_LETTER.test(words[at + 1] ?? '') ||
    (/^[a-z]$/.test(next) && at + 2 === words.length);
  return isIdentifier && next !== '' ? 2 : 0;
}

/** How many words from `at` are a house number with what is written around it; 0 for none. */
function numberLength(folded: readonly string[], at: number): number {
  let end = at;
  if (NUMBER_MARKS.has(folded[end] ?? '')) end += 1;
  const isNumber = (index: number) => NUMBER.test(folded[index] ?? '');
  if (!isNumber(end) || belongsToName(folded, end)) return 0;
  end += 1;
  while (RANGE_WORDS.has(folded[end] ?? '') && isNumber(end + 1)) end += 2;
  if (NUMBER_SUFFIXES.has(folded[end] ?? '')) end += 1;
  // The letter belongs to the number in "221 B Baker Street", but not in "5 A Street".
  const isLetter = /^[a-z]$/.test(folded[end] ?? '');
  if (isLetter && !(end + 2 === folded.length && isStreetName(folded.slice(end, end + 2))))
    end += 1;
  return end - at;
}

function withoutNumbers(text: string): Part {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const folded = words.map(fold);
  const part: Part = { words: [], hadNumber: false };
  const isOnlyUnit = folded.every((word) => UNIT_WORDS.has(word) || UNIT_ADJECTIVES.has(word));
  if (isOnlyUnit && folded.some((word) => UNIT_WORDS.has(word))) return part;
  for (let at = 0; at < words.length;) {
    const unit = unitLength(words, folded, at);
    const number = unit === 0 ? numberLength(folded, at) : 0;
    if (number > 0) {
      // A long number after a name is the postcode of a town.
      const isPostcode = at > 0 && /^\d{4,}$/.test(folded[at] ?? '');
      part.hadNumber ||= !isPostcode;
    }
    if (unit + number === 0) part.words.push(words[at] ?? '');
    at += unit + number || 1;
  }
  return part;
}

const foldedOf = ({ words }: Part): string[] => words.map(fold).filter((word) => word !== '');

/**
 * Removes the name of a house: parts before the street, and parts with names as houses have them.
 */
function withoutHouse(parts: readonly Part[]): Part[] {
  const numbered = parts.findIndex((part) => part.hadNumber && part.words.length > 0);
  const street = numbered >= 0 ? numbered : parts.findIndex((part) => isStreetName(foldedOf(part)));
  return parts
    .slice(Math.max(street, 0))
    .filter((part) => part.hadNumber || !isHouseName(foldedOf(part)));
}

/**
 * An address without what identifies the door: house number, flat, floor, full postcode and the
 * name of a house. Names of public places stay, and so do numbers that belong to a name: Terminal
 * 5, the M25, 42nd Street.
 * @returns null where the address only names the door
 * @example coarseAddress('Flat 3, 221b Baker Street, London NW1 6XE') // 'Baker Street, London NW1'
 */
export function coarseAddress(address: string, { isPublic = false } = {}): string | null {
  let text = address.normalize('NFC');
  for (const [postcode, district] of POSTCODES) text = text.replaceAll(postcode, district);
  const texts = text.split(SEPARATOR).map((part) => part.trim());
  const isBareUnit = (part: string, index: number) =>
    BARE_UNIT.test(part) && NUMBER.test(texts[index + 1] ?? '');
  const parts = texts.filter((part, index) => !isBareUnit(part, index)).map(withoutNumbers);
  const told = (isPublic ? parts : withoutHouse(parts))
    .map(({ words }) =>
      words.join(' ').replaceAll(/^[^\p{L}\p{N}@"'‘“]+|[^\p{L}\p{N}.)"'’”]+$/gu, ''),
    )
    .filter((part, index, all) => part !== '' && part !== all[index - 1]);
  return told.length > 0 ? told.join(', ') : null;
}
