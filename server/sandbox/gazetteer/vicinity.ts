import { distanceMeters } from '../../../contract/booking/distance.ts';
import { languageOf } from '../../../contract/core/languages.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { Place, PlaceKind } from './place.ts';

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

export interface Vicinity {
  /** The place at a point, if any. */
  at(point: Coordinates): Place | null;
  /** A line that says where a point is; null when it is outside the country. */
  describe(point: Coordinates, language: string): string | null;
}

/** Finds what is around a point. */
export function createVicinity(places: readonly Place[]): Vicinity {
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
