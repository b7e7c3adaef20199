import { z } from 'zod';
import type { AddressDetails, AddressSuggestion } from '../../../contract/booking/geo.ts';
import { AdapterError, callOutside } from '../outside.ts';
import { toldApart } from './toldApart.ts';
import type { AddressQuery, Geocoder, GeocodingLocale } from './types.ts';

const SERVICE = 'google';
const PLACES = 'https://places.googleapis.com/v1/';
const GEOCODING = 'https://maps.googleapis.com/maps/api/geocode/json';
const TIMEOUT_MS = 5000;
/** The largest circle that Google accepts as a preference. */
const NEAR_RADIUS_METERS = 50_000;

/** Places API (New), `places:autocomplete`. */
const autocompleteAnswer = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            text: z.object({ text: z.string() }),
            types: z.array(z.string()).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});

/** Places API (New), `places/<id>` with the field mask below. */
const placeAnswer = z.object({
  id: z.string(),
  formattedAddress: z.string(),
  displayName: z.object({ text: z.string() }).optional(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  types: z.array(z.string()).default([]),
});
const PLACE_FIELDS = 'id,formattedAddress,displayName,location,types';

/** The same with another field mask: where a place lies that shares its text with another one. */
const regionAnswer = z.object({
  addressComponents: z
    .array(z.object({ longText: z.string(), types: z.array(z.string()) }))
    .default([]),
});
const REGIONS = ['administrative_area_level_2', 'administrative_area_level_1', 'country'];

/** Geocoding API: answers 200 whatever happened, the outcome is in `status`. */
const geocodingAnswer = z.object({
  status: z.string(),
  error_message: z.string().optional(),
  results: z
    .array(
      z.object({
        place_id: z.string(),
        formatted_address: z.string(),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
        types: z.array(z.string()).default([]),
        address_components: z
          .array(z.object({ short_name: z.string(), types: z.array(z.string()) }))
          .default([]),
      }),
    )
    .default([]),
});

/** Adds the name, which an establishment's address alone does not contain. */
function describe(name: string | undefined, address: string): string {
  return !name || address.startsWith(name) ? address : `${name}, ${address}`;
}

/** Google Places (New) for search and details, the Geocoding API for points. */
export function createGoogleGeocoder({ key }: { key: string }): Geocoder {
  const headers = { 'x-goog-api-key': key };

  const placeUrl = (id: string, locale: GeocodingLocale): URL => {
    const url = new URL(`places/${encodeURIComponent(id)}`, PLACES);
    url.searchParams.set('languageCode', locale.language);
    url.searchParams.set('regionCode', locale.country.toLowerCase());
    return url;
  };

  /** County and state; none where they cannot be read, because a suggestion is useful without. */
  async function regionsOf(id: string, locale: GeocodingLocale, signal?: AbortSignal) {
    try {
      const { addressComponents } = await callOutside({
        service: SERVICE,
        url: placeUrl(id, locale),
        init: { headers: { ...headers, 'x-goog-fieldmask': 'addressComponents' } },
        schema: regionAnswer,
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      return REGIONS.flatMap(
        (type) => addressComponents.find(({ types }) => types.includes(type))?.longText ?? [],
      );
    } catch (error) {
      if (error instanceof AdapterError) return [];
      throw error;
    }
  }

  return {
    source: 'google',

    async suggest(query: AddressQuery, signal): Promise<AddressSuggestion[]> {
      const { search, language, country, near, limit } = query;
      const circle = near && { center: near, radius: NEAR_RADIUS_METERS };
      const answer = await callOutside({
        service: SERVICE,
        // Without the dot, "places:" would be read as a scheme.
        url: new URL('./places:autocomplete', PLACES),
        init: {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({
            input: search,
            languageCode: language,
            regionCode: country.toLowerCase(),
            includedRegionCodes: [country.toLowerCase()],
            ...(circle && { locationBias: { circle } }),
          }),
        },
        schema: autocompleteAnswer,
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      const suggestions = answer.suggestions
        .flatMap(({ placePrediction: place }) => place ?? [])
        .slice(0, limit)
        .map((place): AddressSuggestion => ({
          id: place.placeId,
          description: place.text.text,
          source: 'google',
          coordinates: null,
          locationTypes: place.types,
          dispatchAddressId: null,
        }));
      return toldApart(suggestions, ({ id }) => regionsOf(id, query, signal));
    },

    async details(id: string, locale: GeocodingLocale): Promise<AddressDetails | null> {
      try {
        const place = await callOutside({
          service: SERVICE,
          url: placeUrl(id, locale),
          init: { headers: { ...headers, 'x-goog-fieldmask': PLACE_FIELDS } },
          schema: placeAnswer,
          timeoutMs: TIMEOUT_MS,
        });
        return {
          id: place.id,
          description: describe(place.displayName?.text, place.formattedAddress),
          source: 'google',
          coordinates: place.location,
          locationTypes: place.types,
          dispatchAddressId: null,
        };
      } catch (error) {
        // 404: the place no longer exists. 400: the id was never one of Google's.
        if (error instanceof AdapterError && (error.status === 404 || error.status === 400))
          return null;
        throw error;
      }
    },

    async reverse(point, locale: GeocodingLocale): Promise<AddressDetails | null> {
      const url = new URL(GEOCODING);
      url.searchParams.set('latlng', `${point.latitude},${point.longitude}`);
      url.searchParams.set('language', locale.language);
      url.searchParams.set('key', key);
      const answer = await callOutside({
        service: SERVICE,
        url,
        schema: geocodingAnswer,
        timeoutMs: TIMEOUT_MS,
      });
      if (answer.status === 'ZERO_RESULTS') return null;
      if (answer.status !== 'OK') {
        const code = answer.status === 'UNKNOWN_ERROR' ? 'unavailable' : 'refused';
        const reason = answer.error_message ?? 'check the key and its allowed APIs';
        throw new AdapterError(SERVICE, code, `geocoding answered ${answer.status}: ${reason}`);
      }
      const place = answer.results.find(({ address_components: parts }) =>
        parts.some((part) => part.types.includes('country') && part.short_name === locale.country),
      );
      if (!place) return null;
      const { lat, lng } = place.geometry.location;
      return {
        id: place.place_id,
        description: place.formatted_address,
        source: 'google',
        coordinates: { latitude: lat, longitude: lng },
        locationTypes: place.types,
        dispatchAddressId: null,
      };
    },
  };
}
