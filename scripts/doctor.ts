import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isVectorTiles, readsInParts } from '../contract/map/tileUrl.ts';
import { createDispatch } from '../server/adapters/dispatch/index.ts';
import { inspectStripe } from '../server/adapters/payments/inspect.ts';
import { PAYMENT_EVENTS_PATH } from '../server/adapters/payments/types.ts';
import { createSmtpMailer } from '../server/adapters/mail/smtp.ts';
import { AdapterError } from '../server/adapters/outside.ts';
import { createOsrmRouter } from '../server/adapters/routing/osrm.ts';
import { ConfigError } from '../server/config/configError.ts';
import { readConfig, type Config } from '../server/config/env.ts';
import { loadEnvFile } from '../server/config/envFile.ts';
import { type Database, DataDirInUseError, openDatabase } from '../server/db/open.ts';
import { describeRowSecurity, rowSecurity } from '../server/db/rowSecurity/status.ts';
import { countGivenUp } from '../server/jobs/givenUp.ts';
import { chooseGeocoder } from '../server/outsideServices.ts';
import { type Check, type Finding, fine, textOf, wrong } from './lib/findings.ts';

const TIMEOUT_MS = 8000;
/** The id of nothing: a dispatch system that takes our signature answers 404 to it. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** What the database knows of work that was given up. */
async function store(database: Database, remark: string): Promise<Finding> {
  const kept = `${remark}\n  ${describeRowSecurity(await rowSecurity(database.pool))}`;
  const failed = Object.entries(await countGivenUp(database));
  if (failed.length === 0) return fine(kept);
  const counts = failed.map(([name, count]) => `${name} ${count}`).join(', ');
  return fine(
    `${kept}\n  ! Jobs that failed for good in the last week: ${counts}. The server's log names each ` +
      '("given up"); docs/architecture.md, "Background work", says what follows.',
  );
}

function embeddedStore(dataDir: string): Check {
  return {
    what: `Embedded store in ${dataDir}`,
    async look() {
      const folder = resolve(dataDir);
      const present = existsSync(folder) ? folder : dirname(folder);
      try {
        accessSync(present, constants.W_OK);
      } catch (error) {
        return wrong(error, `Give this user write access to ${present}, or set DATA_DIR.`);
      }
      if (!existsSync(folder)) return fine('will be made at the first start');
      try {
        const database = await openDatabase({ kind: 'embedded', dataDir });
        try {
          return await store(database, 'opens');
        } finally {
          await database.close();
        }
      } catch (error) {
        if (error instanceof DataDirInUseError)
          return fine('in use by a running server, whose log names what it gave up');
        return wrong(error, 'Set DATA_DIR to another folder, or restore this one from a backup.');
      }
    },
  };
}

function postgres(url: string): Check {
  return {
    what: 'PostgreSQL at DATABASE_URL',
    async look() {
      const database = await openDatabase({ kind: 'postgres', url });
      try {
        const { rows } = await database.pool.query<{ server_version_num: string }>(
          'show server_version_num',
        );
        const version = Number(rows[0]?.server_version_num ?? 0);
        return version >= 150_000
          ? await store(database, `version ${Math.floor(version / 10_000)}`)
          : wrong(`version ${version} is too old`, 'Use PostgreSQL 15 or newer.');
      } catch (error) {
        return wrong(error, 'Check host, user, password and database in DATABASE_URL.');
      } finally {
        await database.close();
      }
    },
  };
}

function answers(what: string, url: string, remedy: string): Check {
  return {
    what,
    async look() {
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
        return response.ok ? fine('answers') : wrong(`${url} answers ${response.status}`, remedy);
      } catch (error) {
        return wrong(`${url} does not answer: ${textOf(error)}`, remedy);
      }
    },
  };
}

function identityProvider(issuer: string): Check {
  const url = `${issuer}/.well-known/openid-configuration`;
  return {
    what: 'Identity provider',
    async look() {
      const remedy = 'OIDC_ISSUER must be the issuer exactly as the provider names it.';
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
        if (!response.ok) return wrong(`${url} answers ${response.status}`, remedy);
        const found = (await response.json()) as {
          issuer?: string;
          jwks_uri?: string;
          code_challenge_methods_supported?: string[];
        };
        const { issuer: named, code_challenge_methods_supported: challenges } = found;
        if (named?.replace(/\/+$/, '') !== issuer)
          return wrong(`${url} names the issuer ${named ?? '(none)'}`, remedy);
        if (!found.jwks_uri)
          return wrong(`${url} names no jwks_uri`, 'Choose a provider that publishes its keys.');
        // Many a provider that can do it does not say so.
        if (challenges && !challenges.includes('S256'))
          return wrong(
            `${url} offers no PKCE with S256`,
            'Allow it for the client, see docs/sign-in.md.',
          );
        return fine('answers');
      } catch (error) {
        return wrong(`${url} gives no usable answer: ${textOf(error)}`, remedy);
      }
    },
  };
}

function dispatchGateway(settings: { url: string; secret: string }): Check {
  return {
    what: 'Dispatch',
    async look() {
      try {
        await createDispatch(settings).getBooking(NOBODY, NOBODY);
        return fine('answers and takes our signature');
      } catch (error) {
        const isSecret = error instanceof AdapterError && error.status === 401;
        return wrong(
          error,
          isSecret
            ? "DISPATCH_SECRET must be the gateway's, and both clocks right to five minutes."
            : 'DISPATCH_URL must be the root of a gateway as in docs/dispatch.md: it answers 404 to a booking that it does not know.',
        );
      }
    },
  };
}

const vectorTileFile = (url: string): Check => ({
  what: 'Map tiles',
  async look() {
    const remedy =
      'TILE_URL must name a PMTiles file on a server that answers to Range and lets the pages of PUBLIC_URL read it (CORS); until then maps are schematic.';
    try {
      return (await readsInParts(url, AbortSignal.timeout(TIMEOUT_MS)))
        ? fine('a PMTiles file that is read in parts')
        : wrong(new Error(`${url} is no PMTiles file, or its server sends it whole`), remedy);
    } catch (error) {
      return wrong(error, remedy);
    }
  },
});

function checksFor(config: Config): Check[] {
  const { database, identity, geocoding, routing, dispatch, mail, payments, tiles } = config;
  const [channel] = config.channels;
  const checks = [
    database.kind === 'embedded' ? embeddedStore(database.dataDir) : postgres(database.url),
  ];
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
            ? "Check GOOGLE_MAPS_KEY: its project needs Places API (New) and billing, its restrictions this server's address."
            : 'PHOTON_URL must be the root of a Photon server that this network reaches.';
          return wrong(error, remedy);
        }
      },
    });
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
          return fine(`${mode}${hidden}; STRIPE_WEBHOOK_SECRET shows at the first event only`);
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
  if (isVectorTiles(tiles.url)) {
    checks.push(vectorTileFile(tiles.url));
    return checks;
  }
  const tile = tiles.url.replace('{z}', '3').replace('{x}', '4').replace('{y}', '2');
  checks.push(
    answers(
      'Map tiles',
      tile.replace('{s}', 'a').replace('{r}', ''),
      'Set TILE_URL to a tile server this network reaches; until then maps are schematic.',
    ),
  );
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
