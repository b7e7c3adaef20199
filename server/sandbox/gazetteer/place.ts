import type { Coordinates } from '../../../contract/booking/geo.ts';

export type PlaceKind = 'checked' | 'airport' | 'station' | 'area' | 'town' | 'postcode';

/** Something the gazetteer can name. */
export interface Place {
  /** Stable across releases: bookings and favourites keep it. */
  id: string;
  kind: PlaceKind;
  /** The name and its aliases: a text equal to one of them means this place. */
  names: string[];
  /** One line by which people recognise it. */
  description: string;
  coordinates: Coordinates;
  types: string[];
  /** Importance, 0 to 60: of equally good matches the one with more weight comes first. */
  weight: number;
}

export type GazetteerCountry = 'GB' | 'AU';

export const placeId = (country: GazetteerCountry, key: string): string =>
  `gaz:${country.toLowerCase()}:${key}`;
