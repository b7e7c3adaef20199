import { distanceMeters } from '../../../contract/booking/distance.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import type { Place } from './place.ts';
import {
  canonicalWords,
  isOneTypoApart,
  isOptionalWord,
  isStreetWord,
  searchForms,
} from './text.ts';

/** How well one typed word fits a place. */
const FIT = { name: 12, namePrefix: 8, address: 5, addressPrefix: 3, typo: -4 } as const;
const WHOLE_NAME = 40;
const NAME_START = 15;
const LONGEST_NAME_IN_WORDS = 6;
const SHORTEST_MISTYPED_WORD = 5;
/** An airport's or station's code; inside an address such letters are an ordinary word. */
const CODE = /^[A-Z]{3,4}$/;

interface Scored {
  place: Place;
  score: number;
}

export interface PlaceIndex {
  /** Places that fit every word of the text, best first. */
  match(text: string, near: Coordinates | undefined): Scored[];
  /** Places whose whole name is somewhere in the text: for addresses that are not in the index. */
  namedIn(text: string, near: Coordinates | undefined): Scored[];
}

/**
 * What distance subtracts from a place's score: nothing at no distance, 10 at 10 km, 20 at 100 km.
 */
const distancePenalty = (place: Place, near: Coordinates | undefined): number =>
  near ? 10 * Math.log10(1 + distanceMeters(place.coordinates, near) / 1000) : 0;

const byScore = (a: Scored, b: Scored): number =>
  b.score - a.score || a.place.id.localeCompare(b.place.id);

/** Indexes places by the words of their names, aliases and addresses. */
export function createPlaceIndex(places: readonly Place[]): PlaceIndex {
  /** For each word the places that have it: true when in a name, false when only in an address. */
  const postings = new Map<string, Map<number, boolean>>();
  const byName = new Map<string, number[]>();
  const canonicalNames: string[][] = [];

  const post = (word: string, at: number, inName: boolean): void => {
    const list = postings.get(word);
    if (!list) postings.set(word, new Map([[at, inName]]));
    else if (inName || !list.has(at)) list.set(at, inName);
  };

  places.forEach((place, at) => {
    const forms = place.names.map(searchForms);
    canonicalNames.push(forms.map(({ canonical }) => canonical));
    for (const word of searchForms(place.description).words) post(word, at, false);
    forms.forEach(({ canonical, words }, which) => {
      for (const word of words) post(word, at, true);
      if (CODE.test(place.names[which] ?? '')) return;
      const same = byName.get(canonical);
      if (!same) byName.set(canonical, [at]);
      else if (!same.includes(at)) same.push(at);
    });
  });
  const vocabulary = [...postings.keys()].sort();

  function* wordsStartingWith(prefix: string): Generator<string> {
    let low = 0;
    let high = vocabulary.length;
    while (low < high) {
      const half = (low + high) >> 1;
      if ((vocabulary[half] ?? '') < prefix) low = half + 1;
      else high = half;
    }
    for (const word of vocabulary.slice(low)) {
      if (!word.startsWith(prefix)) return;
      yield word;
    }
  }

  /** The best fit of one typed word for each place that it matches. */
  function fits(word: string): Map<number, number> {
    const best = new Map<number, number>();
    const add = (indexed: string, name: number, address: number): void => {
      for (const [at, inName] of postings.get(indexed) ?? []) {
        const fit = inName ? name : address;
        if (fit > (best.get(at) ?? Number.NEGATIVE_INFINITY)) best.set(at, fit);
      }
    };
    for (const indexed of wordsStartingWith(word)) {
      if (indexed === word) add(indexed, FIT.name, FIT.address);
      else add(indexed, FIT.namePrefix, FIT.addressPrefix);
    }
    if (best.size === 0 && word.length >= SHORTEST_MISTYPED_WORD) {
      for (const indexed of vocabulary)
        if (isOneTypoApart(word, indexed))
          add(indexed, FIT.namePrefix + FIT.typo, FIT.addressPrefix + FIT.typo);
    }
    return best;
  }

  function nameBonus(at: number, typed: string): number {
    let bonus = 0;
    for (const name of canonicalNames[at] ?? []) {
      if (name === typed) return WHOLE_NAME;
      if (name.startsWith(typed)) bonus = NAME_START;
    }
    return bonus;
  }

  function match(text: string, near: Coordinates | undefined): Scored[] {
    const words = [...new Set(canonicalWords(text))];
    const typed = canonicalWords(text).join(' ');
    const required = words.filter((word) => !isOptionalWord(word));
    const [first, ...others] = required.length > 0 ? required : words;
    if (first === undefined) return [];
    let totals = fits(first);
    for (const word of others) {
      const fit = fits(word);
      const both = new Map<number, number>();
      for (const [at, total] of totals) {
        const more = fit.get(at);
        if (more !== undefined) both.set(at, total + more);
      }
      totals = both;
    }
    const optional = required.length > 0 ? words.filter(isOptionalWord).map(fits) : [];
    const found: Scored[] = [];
    for (const [at, total] of totals) {
      const place = places[at];
      if (!place) continue;
      const extra = optional.reduce((sum, fit) => sum + (fit.get(at) ?? 0), 0);
      const score = total + extra + nameBonus(at, typed) + place.weight;
      found.push({ place, score: score - distancePenalty(place, near) });
    }
    return found.sort(byScore);
  }

  function namedIn(text: string, near: Coordinates | undefined): Scored[] {
    const words = canonicalWords(text);
    const best = new Map<number, number>();
    for (let from = 0; from < words.length; from++)
      for (let size = 1; size <= LONGEST_NAME_IN_WORDS && from + size <= words.length; size++) {
        const part = words.slice(from, from + size);
        if (part.every(isStreetWord)) continue;
        const name = part.join(' ');
        // The town comes last in an address; a street with a town's name comes before it.
        const position = (30 * (from + size)) / words.length;
        for (const at of byName.get(name) ?? [])
          best.set(at, Math.max(best.get(at) ?? 0, 10 * size + position));
      }
    return [...best]
      .flatMap(([at, fit]) => {
        const place = places[at];
        return place ? [{ place, score: fit + place.weight - distancePenalty(place, near) }] : [];
      })
      .sort(byScore);
  }

  return { match, namedIn };
}
