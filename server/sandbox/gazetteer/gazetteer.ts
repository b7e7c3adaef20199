import {
  parseCoordinates,
  type AddressDetails,
  type AddressSuggestion,
  type Coordinates,
} from '../../../contract/booking/geo.ts';
import { PRODUCT_ID } from '../../../contract/core/product.ts';
import type { AddressQuery, Geocoder } from '../../adapters/geocoding/types.ts';
import type { GazetteerCountry, Place, PlaceKind } from './place.ts';
import { createPlaceIndex } from './placeIndex.ts';
import { loadPlaces } from './places.ts';
import { findBritishPostcode, findOutcodes, fold, outcodeChain } from './text.ts';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import { languageOf } from '../../../contract/core/languages.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { messages } from '../../../contract/messages/messages.ts';

/** Within this a point *is* the place. */
const AT_METERS = 150;
/** Within this a landmark still tells a driver where to look. */
const NEAR_METERS = 1500;
const POSTCODE_METERS = 5000;
/** A little less than the length of a degree of latitude, so that nothing near is ruled out. */
const METERS_PER_DEGREE = 110_000;
/** A point further than this from every town is not in the country. */
const IN_COUNTRY_METERS = 60_000;

const LANDMARKS: readonly PlaceKind[] = ['checked', 'airport', 'station'];
const SETTLEMENTS: readonly PlaceKind[] = ['area', 'town'];

interface Found {
  place: Place;
  meters: number;
}

interface Vicinity {
  /** The place at a point, if any. */
  at(point: Coordinates): Place | null;
  /** A line that says where a point is; null when it is outside the country. */
  describe(point: Coordinates, language: string): string | null;
}

/** Finds what is around a point. */
function createVicinity(places: readonly Place[]): Vicinity {
  const ofKinds = (kinds: readonly PlaceKind[]): Place[] =>
    places.filter(({ kind }) => kinds.includes(kind));
  const landmarks = ofKinds(LANDMARKS);
  const settlements = ofKinds(SETTLEMENTS);
  // A whole postcode area is too large to say where something is.
  const postcodes = ofKinds(['postcode']).filter(({ names }) => names.length > 0);

  function nearest(among: readonly Place[], point: Coordinates, within: number): Found | null {
    let best: Found | null = null;
    for (const place of among) {
      // Most places are ruled out by latitude alone, which is far cheaper than the distance.
      const apart = Math.abs(place.coordinates.latitude - point.latitude) * METERS_PER_DEGREE;
      if (apart > (best?.meters ?? within)) continue;
      const meters = distanceMeters(place.coordinates, point);
      if (meters <= within && (!best || meters < best.meters)) best = { place, meters };
    }
    return best;
  }

  function locality(point: Coordinates, settlement: Place): string {
    const name = settlement.names[0] ?? '';
    if (settlement.id.startsWith('gaz:au:')) return settlement.description;
    const postcode = nearest(postcodes, point, POSTCODE_METERS)?.place.names[0];
    return postcode ? `${name} ${postcode}` : name;
  }

  return {
    at: (point) => nearest(landmarks, point, AT_METERS)?.place ?? null,

    describe(point, language) {
      const settlement = nearest(settlements, point, IN_COUNTRY_METERS);
      if (!settlement) return null;
      const landmark = nearest(landmarks, point, NEAR_METERS)?.place.names[0];
      const where = locality(point, settlement.place);
      const place = `${landmark ? `${landmark}, ` : ''}${where}`;
      return fillIn(messages[languageOf(language)].demo.near, { place });
    },
  };
}

const POINT_ID = 'geo:';
/** Longer than any address; pasted text beyond it would only cost time. */
const LONGEST_SEARCH = 200;

/** A tenth of a metre, and no exponent or minus zero: the id must read back as the same point. */
const toMicro = (degrees: number): number => Math.round(degrees * 1e6) / 1e6 + 0;

const toAddress = (place: Place): AddressDetails => ({
  id: place.id,
  description: place.description,
  source: PRODUCT_ID,
  coordinates: place.coordinates,
  locationTypes: [...place.types],
  dispatchAddressId: null,
});

const distinct = (places: Place[], limit: number): Place[] =>
  [...new Map(places.map((place) => [place.id, place])).values()].slice(0, Math.max(0, limit));

/** One country's places, ready to be searched. */
function createCountry(country: GazetteerCountry) {
  const places = loadPlaces(country);
  const byId = new Map(places.map((place) => [place.id, place]));
  const index = createPlaceIndex(places.filter(({ names }) => names.length > 0));
  const vicinity = createVicinity(places);
  const byPostcode: [string, Place][] =
    country === 'GB'
      ? places.flatMap((place): [string, Place][] => {
          const found = place.kind === 'checked' && findBritishPostcode(place.description);
          return found ? [[found.compact, place]] : [];
        })
      : [];

  /** A British district; for an unknown one, the larger one that it is part of. */
  const districtOf = (outcode: string): Place | undefined =>
    outcodeChain(outcode)
      .map((code) => byId.get(`gaz:gb:postcode-${code.toLowerCase()}`))
      .find((place) => place !== undefined);

  /**
   * For a British postcode: the places there, its district, then anything else that the text names.
   */
  function byBritishPostcode(text: string, near: Coordinates | undefined): Place[] | null {
    const postcode = country === 'GB' ? findBritishPostcode(text) : null;
    if (!postcode) return null;
    const { compact, outcode, rest } = postcode;
    const there = byPostcode.flatMap(([at, place]) => (at.startsWith(compact) ? [place] : []));
    const district = districtOf(outcode);
    if (there.length === 0 && !district) return null;
    const around = district?.coordinates ?? near;
    const named = index.match(rest, around);
    // A name together with a postcode means the place of that name at that postcode.
    const meant = named.filter(({ place }) => there.includes(place)).map(({ place }) => place);
    const others =
      fold(rest) === ''
        ? byPostcode.flatMap(([at, place]) => (at.startsWith(outcode) ? [place] : []))
        : [...named, ...index.namedIn(rest, around)].map(({ place }) => place);
    return [...meant, ...there, ...(district ? [district] : []), ...others];
  }

  function search({ search: text, near, limit }: AddressQuery): Place[] {
    const byCode = byBritishPostcode(text, near);
    if (byCode) return distinct(byCode, limit);
    const matched = index.match(text, near);
    const found = (matched.length > 0 ? matched : index.namedIn(text, near)).map((f) => f.place);
    if (found.length === 0 && country === 'GB')
      found.push(...findOutcodes(text).flatMap((outcode) => districtOf(outcode) ?? []));
    return distinct(found, limit);
  }

  function atPoint(asked: Coordinates, language: string): AddressDetails | null {
    const point = { latitude: toMicro(asked.latitude), longitude: toMicro(asked.longitude) };
    const description = vicinity.describe(point, language);
    if (description === null) return null;
    return {
      id: `${POINT_ID}${point.latitude},${point.longitude}`,
      description,
      source: PRODUCT_ID,
      coordinates: point,
      locationTypes: [],
      dispatchAddressId: null,
    };
  }

  return { byId, search, atPoint, vicinity };
}

const COUNTRIES: readonly GazetteerCountry[] = ['GB', 'AU'];
export const isInGazetteer = (code: string): boolean => COUNTRIES.some((known) => known === code);
const loaded = new Map<string, ReturnType<typeof createCountry>>();

/**
 * A country is indexed when it is first used, once per process, since it never changes while that
 * runs.
 */
function countryOf(code: string): ReturnType<typeof createCountry> | undefined {
  const known = COUNTRIES.find((country) => country === code);
  if (known && !loaded.has(known)) loaded.set(known, createCountry(known));
  return loaded.get(code);
}

/**
 * The geocoder used when none is configured: hand-checked places of London and Sydney and open
 * data of Britain and Australia, in memory. It knows no streets: for an address it offers the
 * town, the part of town or the postcode district the text names.
 */
export function createGazetteer(): Geocoder {
  const gazetteer: Geocoder = {
    source: PRODUCT_ID,

    async suggest(query): Promise<AddressSuggestion[]> {
      const country = countryOf(query.country);
      if (!country || query.limit < 1) return [];
      const search = query.search.slice(0, LONGEST_SEARCH);
      const point = parseCoordinates(search);
      if (!point) return country.search({ ...query, search }).map(toAddress);
      const here = await gazetteer.reverse(point, query);
      return here ? [here] : [];
    },

    async details(id, locale) {
      const country = countryOf(locale.country);
      if (!country) return null;
      if (id.startsWith(POINT_ID)) {
        const point = parseCoordinates(id.slice(POINT_ID.length));
        return point && country.atPoint(point, locale.language);
      }
      const place = country.byId.get(id);
      return place ? toAddress(place) : null;
    },

    async reverse(point, locale) {
      const country = countryOf(locale.country);
      if (!country) return null;
      const here = country.vicinity.at(point);
      return here ? toAddress(here) : country.atPoint(point, locale.language);
    },
  };
  return gazetteer;
}
