import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createGeocoder } from '../server/adapters/geocoding/index.ts';
import { createPayments } from '../server/adapters/payments/index.ts';
import { createSmtpMailer } from '../server/adapters/mail/smtp.ts';
import { createOsrmRouter } from '../server/adapters/routing/osrm.ts';
import { ConfigError, readConfig, type Config } from '../server/config/env.ts';
import { loadEnvFile } from '../server/config/envFile.ts';
import { DataDirInUseError, openDatabase } from '../server/db/open.ts';

/** One thing looked at: fine (with a remark), or what is wrong and how to mend it. */
type Finding = { ok: true; remark: string } | { ok: false; problem: string; remedy: string };
interface Check {
  what: string;
  look(): Promise<Finding>;
}

const TIMEOUT_MS = 8000;
const fine = (remark: string): Finding => ({ ok: true, remark });
const wrong = (problem: unknown, remedy: string): Finding => ({
  ok: false,
  problem: problem instanceof Error ? problem.message : String(problem),
  remedy,
});

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
        await database.close();
        return fine('opens');
      } catch (error) {
        if (error instanceof DataDirInUseError) return fine('in use by a running server');
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
          ? fine(`version ${Math.floor(version / 10_000)}`)
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
        return wrong(`${url} does not answer (${String(error)})`, remedy);
      }
    },
  };
}

function checksFor(config: Config): Check[] {
  const { database, identity, geocoding, routing, dispatch, mail, payments, tiles } = config;
  const [channel] = config.channels;
  const checks = [
    database.kind === 'embedded' ? embeddedStore(database.dataDir) : postgres(database.url),
  ];
  if (identity.kind === 'external')
    checks.push(
      answers(
        'Identity provider',
        `${identity.issuer}/.well-known/openid-configuration`,
        'OIDC_ISSUER must be the issuer exactly as the provider names it.',
      ),
    );
  if (geocoding.googleMapsKey || geocoding.photonUrl)
    checks.push({
      what: geocoding.googleMapsKey ? 'Google Places' : 'Photon',
      async look() {
        const locale = { language: 'en', country: channel.defaultCountry };
        const query = { ...locale, search: 'airport', near: channel.location, limit: 1 };
        try {
          const found = await createGeocoder(geocoding).suggest(query);
          return fine(`finds ${found[0]?.description ?? 'nothing near the channel'}`);
        } catch (error) {
          return wrong(error, 'Check GOOGLE_MAPS_KEY (Places API (New) enabled) or PHOTON_URL.');
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
  if (dispatch)
    checks.push(
      answers(
        'Dispatch',
        `${dispatch.url}/healthz`,
        'See docs/dispatch.md for what it must serve.',
      ),
    );
  if (payments)
    checks.push({
      what: 'Stripe',
      async look() {
        try {
          const { isLive } = await createPayments({ provider: 'stripe', ...payments }).verify();
          return fine(isLive ? 'answers in live mode: cards are charged' : 'answers in test mode');
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
