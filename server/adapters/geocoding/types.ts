import type {
  AddressDetails,
  AddressSource,
  AddressSuggestion,
  Coordinates,
} from '../../../contract/booking/geo.ts';

/** The language of the answers, and the channel's country, to which they are limited. */
export interface GeocodingLocale {
  /** ISO 639-1, e.g. `en`. */
  language: string;
  /** ISO 3166-1 alpha-2, e.g. `GB`. */
  country: string;
}

export interface AddressQuery extends GeocodingLocale {
  search: string;
  /** Nearer answers come first. */
  near?: Coordinates;
  limit: number;
}

/**
 * Turns text into addresses and points into addresses.
 * Every method may throw an `AdapterError`; nothing found is an empty list or null.
 */
export interface Geocoder {
  readonly source: AddressSource;
  /** Candidates for a typed text, best first, at most `limit`. */
  suggest(query: AddressQuery, signal?: AbortSignal): Promise<AddressSuggestion[]>;
  /** The address a suggestion's id stands for; null when this geocoder does not know the id. */
  details(id: string, locale: GeocodingLocale): Promise<AddressDetails | null>;
  /** The address at a point; null when the point is outside the country. */
  reverse(point: Coordinates, locale: GeocodingLocale): Promise<AddressDetails | null>;
}
