import { createGazetteer } from '../../sandbox/gazetteer/gazetteer.ts';
import { createGoogleGeocoder } from './google.ts';
import { createPhotonGeocoder } from './photon.ts';
import type { Geocoder } from './types.ts';

export type { AddressQuery, Geocoder, GeocodingLocale } from './types.ts';

export interface GeocoderOptions {
  /** A Google Maps Platform key for Places (New) and Geocoding. Goes before Photon. */
  googleMapsKey?: string | undefined;
  /** The root of a Photon server, e.g. `http://photon:2322`. */
  photonUrl?: string | undefined;
}

/** The configured geocoder, or the gazetteer of demo places when none is configured. */
export function createGeocoder({ googleMapsKey, photonUrl }: GeocoderOptions = {}): Geocoder {
  if (googleMapsKey) return createGoogleGeocoder({ key: googleMapsKey });
  if (photonUrl) return createPhotonGeocoder({ url: photonUrl });
  return createGazetteer();
}
