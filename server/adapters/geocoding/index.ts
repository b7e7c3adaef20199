export { createGoogleGeocoder } from './google.ts';
export { createPhotonGeocoder } from './photon.ts';
export type { AddressQuery, Geocoder, GeocodingLocale } from './types.ts';
