import { z } from 'zod';
import { AIRPORT_TYPE, parseCoordinates } from '../../../contract/booking/geo.ts';
import type {
  AddressDetails,
  AddressSuggestion,
  Coordinates,
} from '../../../contract/booking/geo.ts';
import { PRODUCT_ID } from '../../../contract/core/product.ts';
import { callOutside } from '../outside.ts';
import { toldApart } from './toldApart.ts';
import type { Geocoder, GeocodingLocale } from './types.ts';

const TIMEOUT_MS = 5000;
/** Photon cannot be limited to a country, so more answers are asked for, and then filtered. */
const SPARE = 4;
/** The place of an id is among the few nearest to the point in the id. */
const AROUND = 10;
/** The languages of Photon; for others it answers in the local language. */
const LANGUAGES = new Set(['en', 'de', 'fr']);

const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: z.string(),
    osm_id: z.number(),
    osm_key: z.string(),
    osm_value: z.string(),
    name: z.string().optional(),
    housenumber: z.string().optional(),
    street: z.string().optional(),
    district: z.string().optional(),
    city: z.string().optional(),
    county: z.string().optional(),
    state: z.string().optional(),
    postcode: z.string().optional(),
    countrycode: z.string().optional(),
  }),
});
type Feature = z.infer<typeof feature>;
const answer = z.object({ features: z.array(feature) });

/** OpenStreetMap's tag in the words of the address types. */
function locationTypes(key: string, value: string): string[] {
  if (key === 'aeroway' && ['aerodrome', 'terminal'].includes(value)) return [AIRPORT_TYPE];
  if (key === 'railway' && ['station', 'halt'].includes(value)) return ['train_station'];
  if (key === 'tourism')
    return [/hotel|hostel|motel|guest_house/.test(value) ? 'lodging' : 'tourist_attraction'];
  if (key === 'highway') return ['route'];
  if (key === 'building' || (key === 'place' && value === 'house')) return ['premise'];
  if (key === 'place') return ['locality'];
  return ['establishment'];
}

/** One line: name, number and street, place and postcode, nothing twice. */
function describe({ properties: at }: Feature): string {
  const street = [at.housenumber, at.street].filter(Boolean).join(' ');
  const town = [at.city ?? at.district ?? at.state, at.postcode].filter(Boolean).join(' ');
  const parts = [at.name, street, town].filter((part) => part !== undefined && part !== '');
  return [...new Set(parts)].join(', ');
}

const pointOf = ({ geometry }: Feature): Coordinates => ({
  latitude: geometry.coordinates[1],
  longitude: geometry.coordinates[0],
});

/** Photon has no lookup by id, so an id also contains the point to look at. */
function toAddress(found: Feature, at: Coordinates): AddressDetails {
  const { osm_type: type, osm_id: number, osm_key: key, osm_value: value } = found.properties;
  return {
    id: `photon:${type}:${number}:${at.latitude},${at.longitude}`,
    description: describe(found),
    source: PRODUCT_ID,
    coordinates: at,
    locationTypes: locationTypes(key, value),
    dispatchAddressId: null,
  };
}

/** A Photon server (OpenStreetMap data), e.g. one's own at `http://photon:2322`. */
export function createPhotonGeocoder({ url: base }: { url: string }): Geocoder {
  const root = base.endsWith('/') ? base : `${base}/`;

  async function ask(
    path: string,
    parameters: Record<string, string | number>,
    locale: GeocodingLocale,
    signal?: AbortSignal,
  ): Promise<Feature[]> {
    const url = new URL(path, root);
    for (const [name, value] of Object.entries(parameters))
      url.searchParams.set(name, String(value));
    const language = locale.language.slice(0, 2);
    if (LANGUAGES.has(language)) url.searchParams.set('lang', language);
    const call = { service: 'photon', url, schema: answer, timeoutMs: TIMEOUT_MS, signal };
    const { features } = await callOutside(call);
    return features.filter(
      (found) => found.properties.countrycode === locale.country && describe(found) !== '',
    );
  }

  const around = (point: Coordinates, limit: number, locale: GeocodingLocale) =>
    ask('reverse', { lat: point.latitude, lon: point.longitude, limit }, locale);

  return {
    source: PRODUCT_ID,

    async suggest(query, signal): Promise<AddressSuggestion[]> {
      const { search, near, limit } = query;
      const bias = near && { lat: near.latitude, lon: near.longitude };
      const found = await ask('api', { q: search, limit: limit * SPARE, ...bias }, query, signal);
      const some = found.slice(0, limit);
      const suggestions = some.map((each) => toAddress(each, pointOf(each)));
      return toldApart(suggestions, (suggestion) => {
        const at = some[suggestions.indexOf(suggestion)]?.properties;
        return [at?.county, at?.state].filter((region) => region !== undefined);
      });
    },

    async details(id, locale) {
      const [scheme, type, number, at = ''] = id.split(':');
      const point = scheme === 'photon' ? parseCoordinates(at) : null;
      if (!point) return null;
      const found = (await around(point, AROUND, locale)).find(
        ({ properties }) => properties.osm_type === type && String(properties.osm_id) === number,
      );
      return found ? toAddress(found, point) : null;
    },

    async reverse(point, locale) {
      const [nearest] = await around(point, 1, locale);
      // It is named after the nearest address, but keeps its place, since the car is wanted there.
      return nearest ? toAddress(nearest, point) : null;
    },
  };
}
