import type { FlightDirectory } from './adapters/flights/index.ts';
import {
  createGoogleGeocoder,
  createPhotonGeocoder,
  type Geocoder,
} from './adapters/geocoding/index.ts';
import { createSmtpMailer, type Mailer } from './adapters/mail/index.ts';
import type { AdapterError } from './adapters/outside.ts';
import { createOsrmRouter, withSubstitute, type Router } from './adapters/routing/index.ts';
import type { Queryable } from './context.ts';
import { createAirlineList } from './sandbox/flights/airlineList.ts';
import { createGazetteer } from './sandbox/gazetteer/gazetteer.ts';
import { createOutbox } from './sandbox/mail/outbox.ts';
import { createEstimateRouter } from './sandbox/routing/estimate.ts';

// The one place that decides between a configured service and the stand-in for it: adapters know
// no stand-ins, and stand-ins know no configuration.

/**
 * Google when there is a key, else Photon when there is a server, else the gazetteer of demo places.
 * @param options.googleMapsKey of the Google Maps Platform, for Places (New) and Geocoding
 * @param options.photonUrl the root of a Photon server, such as `http://photon:2322`
 */
export function chooseGeocoder({
  googleMapsKey,
  photonUrl,
}: {
  googleMapsKey?: string | undefined;
  photonUrl?: string | undefined;
}): Geocoder {
  if (googleMapsKey) return createGoogleGeocoder({ key: googleMapsKey });
  if (photonUrl) return createPhotonGeocoder({ url: photonUrl });
  return createGazetteer();
}

/**
 * OSRM when it is configured, with the estimate for the times when it fails; else the estimate.
 * @param options.osrmUrl the root of an OSRM server, such as `http://osrm:5000`
 * @param options.onFailure told of every failure of OSRM
 */
export function chooseRouter({
  osrmUrl,
  onFailure,
}: {
  osrmUrl?: string | undefined;
  onFailure?: (error: AdapterError) => void;
}): Router {
  const estimate = createEstimateRouter();
  if (!osrmUrl) return estimate;
  return withSubstitute(createOsrmRouter({ url: osrmUrl }), estimate, onFailure);
}

/** Mail by the configured server, else into the outbox. */
export const chooseMailer = (
  { smtpUrl }: { smtpUrl: string | null },
  database: { orm: Queryable },
): Mailer => (smtpUrl === null ? createOutbox(database) : createSmtpMailer(smtpUrl));

/**
 * The list of well-known airlines. There is no free service to ask that an operator would not need
 * a contract with; a service that an operator buys is put in its place here.
 */
export const chooseFlightDirectory = (): FlightDirectory => createAirlineList();
