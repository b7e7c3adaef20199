import { inspectStripe } from '../server/adapters/payments/inspect.ts';
import { PAYMENT_EVENTS_PATH } from '../server/adapters/payments/types.ts';
import { createSmtpMailer } from '../server/adapters/mail/smtp.ts';
import { createOsrmRouter } from '../server/adapters/routing/osrm.ts';
import { ConfigError } from '../server/config/configError.ts';
import { readConfig, type Config } from '../server/config/env.ts';
import { loadEnvFile } from '../server/config/envFile.ts';
import { chooseGeocoder } from '../server/outsideServices.ts';
import { hasNoNamedProxy } from '../server/config/origins.ts';
import { type Check, fine, wrong } from './lib/findings.ts';
import {
  builtInAddresses,
  dispatchGateway,
  identityProvider,
  mapTiles,
} from './lib/outsideChecks.ts';
import { embeddedStore, postgres } from './lib/storeChecks.ts';

function checksFor(config: Config): Check[] {
  const { database, identity, geocoding, routing, dispatch, mail, payments, tiles } = config;
  const [channel] = config.channels;
  const checks = [
    database.kind === 'embedded' ? embeddedStore(database.dataDir) : postgres(database.url),
  ];
  if (hasNoNamedProxy(config))
    checks.push({
      what: 'Proxy',
      look() {
        const remedy =
          'Set TRUSTED_PROXIES to the address from which your proxy connects, such as 127.0.0.1.';
        const without = 'no proxy is named; behind one, all users count as one';
        // The server itself speaks only http, so something in front of it speaks https.
        const hasProxy = config.publicUrl.startsWith('https:');
        return Promise.resolve(hasProxy ? wrong(without, remedy) : fine(without));
      },
    });
  if (identity.kind === 'external') checks.push(identityProvider(identity.issuer));
  if (geocoding.googleMapsKey || geocoding.photonUrl)
    checks.push({
      what: geocoding.googleMapsKey ? 'Google Places' : 'Photon',
      async look() {
        const locale = { language: 'en', country: channel.defaultCountry };
        const query = { ...locale, search: 'airport', near: channel.location, limit: 1 };
        try {
          const found = await chooseGeocoder(geocoding).suggest(query);
          return fine(`finds ${found[0]?.description ?? 'nothing near the channel'}`);
        } catch (error) {
          const remedy = geocoding.googleMapsKey
            ? "Check GOOGLE_MAPS_KEY: its project needs Places API (New) and billing, and its restrictions must allow this server's address."
            : 'PHOTON_URL must be the root of a Photon server that this network reaches.';
          return wrong(error, remedy);
        }
      },
    });
  else {
    const elsewhere = builtInAddresses(config.channels);
    if (elsewhere) checks.push(elsewhere);
  }
  const { osrmUrl } = routing;
  if (osrmUrl)
    checks.push({
      what: 'OSRM',
      async look() {
        const { latitude, longitude } = channel.location;
        const near = { latitude: latitude + 0.02, longitude: longitude + 0.02 };
        try {
          const route = await createOsrmRouter({ url: osrmUrl }).route([channel.location, near]);
          return fine(`a route of ${route.distanceMeters} m`);
        } catch (error) {
          return wrong(error, 'OSRM_URL must be the root of an OSRM server with this region.');
        }
      },
    });
  if (dispatch) checks.push(dispatchGateway(dispatch));
  if (payments)
    checks.push({
      what: 'Stripe',
      async look() {
        const takesCards = config.channels.filter(({ allowedPaymentMethods }) =>
          allowedPaymentMethods.includes('creditCard'),
        );
        try {
          const {
            isLive,
            wrong: misfits,
            unseen,
          } = await inspectStripe(
            { provider: 'stripe', ...payments },
            {
              webhookUrl: new URL(PAYMENT_EVENTS_PATH, config.publicUrl).href,
              currencies: [...new Set(takesCards.map(({ currency }) => currency))],
            },
          );
          if (misfits.length > 0)
            return wrong(
              misfits.map(({ problem }) => problem).join('; '),
              misfits.map(({ remedy }) => remedy).join(' '),
            );
          const mode = isLive ? 'answers in live mode: cards are charged' : 'answers in test mode';
          const hidden = unseen.length > 0 ? `; the key may not read ${unseen.join(' and ')}` : '';
          return fine(
            `${mode}${hidden}; only the first event shows whether STRIPE_WEBHOOK_SECRET is right`,
          );
        } catch (error) {
          return wrong(error, 'Check STRIPE_SECRET_KEY; a restricted key must read the balance.');
        }
      },
    });
  const { smtpUrl } = mail;
  if (smtpUrl !== null)
    checks.push({
      what: 'Mail server',
      async look() {
        const mailer = createSmtpMailer(smtpUrl);
        try {
          await mailer.verify();
          return fine(`takes mail from ${mail.from}`);
        } catch (error) {
          return wrong(error, 'Check host, port, user and password in SMTP_URL.');
        } finally {
          mailer.close();
        }
      },
    });
  checks.push(mapTiles(tiles.url));
  return checks;
}

loadEnvFile();
let failures = 0;
try {
  const config = readConfig(process.env);
  console.log('✓ Configuration');
  for (const check of checksFor(config)) {
    const finding = await check.look();
    if (finding.ok) console.log(`✓ ${check.what}: ${finding.remark}`);
    else {
      failures += 1;
      console.log(`✗ ${check.what}: ${finding.problem}\n  → ${finding.remedy}`);
    }
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  failures += 1;
  console.log(`✗ ${error.message}`);
}
process.exitCode = failures > 0 ? 1 : 0;
