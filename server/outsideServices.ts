import type { Logger } from 'pino';
import type { FlightDirectory } from './adapters/flights/index.ts';
import {
  createGoogleGeocoder,
  createPhotonGeocoder,
  type Geocoder,
} from './adapters/geocoding/index.ts';
import { createSmtpMailer, type Mailer } from './adapters/mail/index.ts';
import type { AdapterError } from './adapters/outside.ts';
import { createOsrmRouter, withSubstitute, type Router } from './adapters/routing/index.ts';
import { createPayments, type Payments } from './adapters/payments/index.ts';
import { createPictures, type Pictures } from './adapters/pictures/index.ts';
import { DIST, PUBLIC } from './builtConsole.ts';
import type { Config } from './config/env.ts';
import type { Database } from './db/open.ts';
import { ownOrigin } from './sandbox/dispatch/settings.ts';
import { createAirlineList } from './sandbox/flights/airlineList.ts';
import { createGazetteer } from './sandbox/gazetteer/gazetteer.ts';
import { createOutbox } from './sandbox/mail/outbox.ts';
import { PAYMENTS_STAND_IN_PATH, paymentSettings } from './sandbox/payments/settings.ts';
import { createPaymentsStandIn, type PaymentsStandIn } from './sandbox/payments/standIn.ts';
import { createEstimateRouter } from './sandbox/routing/estimate.ts';

// The only place that decides between a configured service and its stand-in: adapters do not know
// stand-ins, and stand-ins do not know the configuration.

/**
 * Google when there is a key, else Photon when there is a server, else the gazetteer of demo places.
 * @param options.googleMapsKey the key of the Google Maps Platform, for Places (New) and Geocoding
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
 * OSRM when it is configured, with the estimate for when it fails; else the estimate.
 * @param options.osrmUrl the root of an OSRM server, such as `http://osrm:5000`
 * @param options.onFailure called for every failure of OSRM
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

/**
 * Cards by Stripe when there are keys, else by the stand-in, which the server then mounts and runs.
 * With keys there is no stand-in: nothing of it can be reached, and its cards are not offered.
 */
export async function choosePayments(
  config: Config,
  database: Database,
  log: Logger,
): Promise<{ payments: Payments; standIn: PaymentsStandIn | null }> {
  const settings = await paymentSettings(config, database);
  if (settings.provider === 'stripe') return { payments: createPayments(settings), standIn: null };
  const origin = ownOrigin(config);
  return {
    payments: createPayments({ ...settings, url: `${origin}${PAYMENTS_STAND_IN_PATH}` }),
    standIn: createPaymentsStandIn({ database, ...settings, reportTo: origin, log }),
  };
}

/**
 * The pictures in channels' configurations: addresses, or files of the built console (of its
 * sources before it is built).
 * @param onFailure called for each that cannot be loaded
 * @param patienceMs how long to wait for one; by default a moment
 */
export const choosePictures = (
  onFailure: (error: unknown) => void,
  patienceMs?: number,
): Pictures =>
  createPictures({
    folders: [DIST, PUBLIC],
    onFailure,
    ...(patienceMs !== undefined && { patienceMs }),
  });

/** Mail by the configured server, else into the outbox. */
export const chooseMailer = (
  { smtpUrl }: { smtpUrl: string | null },
  database: Pick<Database, 'orm' | 'pool'>,
): Mailer => (smtpUrl === null ? createOutbox(database) : createSmtpMailer(smtpUrl));

/**
 * The list of well-known airlines. Every service to ask would need a contract with the operator; a
 * service that an operator buys replaces the list here.
 */
export const chooseFlightDirectory = (): FlightDirectory => createAirlineList();
