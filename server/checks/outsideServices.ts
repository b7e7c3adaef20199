import type { OutsideServiceId } from '../../contract/operation/calls.ts';
import type { Config } from '../config/env.ts';
import { isInGazetteer } from '../sandbox/gazetteer/gazetteer.ts';
import { showsOutbox } from '../sandbox/mail/outbox.ts';
import { OUTBOX_PATH } from '../sandbox/mail/pages.ts';
import { addressSearch, mailServer, osrm, stripe } from './configuredChecks.ts';
import { type Look, wrong } from './findings.ts';
import { dispatchGateway, identityProvider, mapTiles } from './networkChecks.ts';

/** What answers for one of the services outside of the product. */
export interface OutsideService {
  id: OutsideServiceId;
  what: string;
  isReal: boolean;
  /** What answers. */
  by: string;
  /** The name under which the server's calls to it are counted; null where it makes none. */
  calls: string | null;
  /** How to get a real one instead of the stand-in; for some there is none to be had. */
  remedy?: string;
  /** Whether it works; absent where it is part of the server. */
  look?: Look;
}

type Answering = Pick<OutsideService, 'by' | 'remedy' | 'look'> & { calls?: string };

/** What operators read in a terminal, which speaks English. */
const NAMES: Record<OutsideServiceId, string> = {
  dispatch: 'Dispatch',
  cards: 'Cards',
  mail: 'Mail',
  addresses: 'Addresses',
  routes: 'Routes',
  flights: 'Flights',
  tiles: 'Map tiles',
  signIn: 'Sign-in',
};

const real = (id: OutsideServiceId, answering: Answering): OutsideService => ({
  id,
  what: NAMES[id],
  isReal: true,
  calls: null,
  ...answering,
});
const standIn = (id: OutsideServiceId, answering: Answering): OutsideService => ({
  ...real(id, answering),
  isReal: false,
});
/** The real service where there is one, else its stand-in. */
const service = (id: OutsideServiceId, found: Answering | null, other: Answering): OutsideService =>
  found ? real(id, found) : standIn(id, other);

const hostOf = (url: string) => URL.parse(url.replaceAll(/[{}]/g, ''))?.host ?? url;

function addresses(config: Config): OutsideService {
  const { googleMapsKey, photonUrl } = config.geocoding;
  const remedy = 'Set GOOGLE_MAPS_KEY, or PHOTON_URL to a Photon server that has this region.';
  const elsewhere = config.channels
    .map(({ defaultCountry }) => defaultCountry)
    .filter((country) => !isInGazetteer(country));
  const unknown = `the built-in gazetteer knows no places in ${[...new Set(elsewhere)].join(', ')}`;
  const name = googleMapsKey ? 'Google Places' : photonUrl && `Photon at ${hostOf(photonUrl)}`;
  const calls = googleMapsKey ? 'google' : 'photon';
  return service('addresses', name ? { by: name, calls, look: addressSearch(config) } : null, {
    by: 'a gazetteer of Britain and Australia',
    remedy,
    ...(elsewhere.length > 0 && { look: () => Promise.resolve(wrong(unknown, remedy)) }),
  });
}

function mail(config: Config): OutsideService {
  const { smtpUrl } = config.mail;
  const server = smtpUrl && {
    by: hostOf(smtpUrl),
    calls: 'mail',
    look: mailServer(smtpUrl, config),
  };
  const kept = showsOutbox(config)
    ? `mails are kept, not sent: ${config.publicUrl}${OUTBOX_PATH}`
    : 'mails are kept, and nobody can read them';
  return service('mail', server || null, { by: kept, remedy: 'Set SMTP_URL.' });
}

function signIn({ identity, demo }: Config): OutsideService {
  if (identity.kind === 'external') {
    const { issuer } = identity;
    return real('signIn', { by: issuer, calls: 'sign-in', look: identityProvider(issuer) });
  }
  // It is a complete provider, but everybody knows the passwords of the demo.
  return demo
    ? standIn('signIn', { by: 'the built-in provider, with users whose password is known' })
    : real('signIn', { by: 'the built-in provider' });
}

/** Every outside service that the product uses, and whether a real one or a stand-in answers for it. */
export function outsideServices(config: Config): OutsideService[] {
  const { dispatch, payments, routing, tiles } = config;
  const { osrmUrl } = routing;
  return [
    service(
      'dispatch',
      dispatch && {
        by: hostOf(dispatch.url),
        calls: 'dispatch',
        look: dispatchGateway(dispatch),
      },
      {
        by: 'simulated drivers: no taxi comes. Account numbers have six digits',
        calls: 'dispatch',
        remedy: 'Set DISPATCH_URL and DISPATCH_SECRET, see docs/dispatch.md.',
      },
    ),
    service(
      'cards',
      payments && { by: 'Stripe', calls: 'payments', look: stripe(payments, config) },
      {
        by: 'charges nobody',
        calls: 'payments',
        remedy: 'Set the three STRIPE_ variables, see docs/payments.md.',
      },
    ),
    mail(config),
    addresses(config),
    service(
      'routes',
      osrmUrl
        ? { by: `OSRM at ${hostOf(osrmUrl)}`, calls: 'osrm', look: osrm(osrmUrl, config) }
        : null,
      { by: 'estimated from the distance, and shown as estimates', remedy: 'Set OSRM_URL.' },
    ),
    standIn('flights', { by: 'a list of airlines: no timetable is asked' }),
    real('tiles', { by: hostOf(tiles.url), look: mapTiles(tiles.url) }),
    signIn(config),
  ];
}
