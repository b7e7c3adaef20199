import { z } from 'zod';
import { isVectorTiles } from '../../contract/map/tileUrl.ts';
import { isBlockedPort } from './blockedPorts.ts';
import { connections, postgresUrl } from './databaseVariables.ts';
import { isHost, networks } from './networks.ts';

const NO_PORT = 'PORT must be a number from 1 to 65535, such as 4000';

/** Service managers kill what has not ended after a while. */
const LONGEST_DRAIN_SECONDS = 600;
const NO_DRAIN = `DRAIN_SECONDS must be a number from 0 to ${LONGEST_DRAIN_SECONDS}, such as 10`;

const url = (name: string, example: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be a web address, such as ${example}` })
    .refine((value) => !isBlockedPort(Number(URL.parse(value)?.port)), {
      error: `${name} names a port that browsers and fetch refuse to call: use another, such as 8443`,
    })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional();

const flag = (name: string) =>
  z
    .enum(['0', '1', 'true', 'false'], { error: `${name} must be 1 or 0` })
    .transform((value) => value === '1' || value === 'true')
    .optional();

const secret = (name: string) =>
  z
    .string()
    .min(32, {
      error: `${name} must have at least 32 characters; make one with: openssl rand -hex 32`,
    })
    .optional();

const stripeKey = (name: string, prefix: RegExp, says: string) =>
  z
    .string()
    .regex(prefix, { error: `${name} must start with ${says}: copy it from Stripe's dashboard` })
    .optional();

/** Every variable that the server reads, and what is wrong with its value. */
export const variables = z
  .object({
    PORT: z.coerce
      .number({ error: NO_PORT })
      .int({ error: NO_PORT })
      .min(1, { error: NO_PORT })
      .max(65535, { error: NO_PORT })
      .refine((port) => !isBlockedPort(port), {
        error: ({ input }) =>
          `PORT ${String(input)} is one that browsers and fetch refuse to call (fetch.spec.whatwg.org/#port-blocking): set it to another, such as 4000`,
      })
      .default(4000),
    HOST: z
      .string()
      .refine(isHost, {
        error: 'HOST must be an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0',
      })
      .default('127.0.0.1'),
    PUBLIC_URL: url('PUBLIC_URL', 'https://taxi.example.com'),
    TRUSTED_PROXIES: networks('TRUSTED_PROXIES'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: postgresUrl('DATABASE_URL'),
    DATABASE_DIRECT_URL: postgresUrl('DATABASE_DIRECT_URL'),
    DATABASE_CONNECTIONS: connections('DATABASE_CONNECTIONS'),
    DATABASE_JOB_CONNECTIONS: connections('DATABASE_JOB_CONNECTIONS'),
    DEMO: flag('DEMO'),
    CHANNELS_FILE: z.string().optional(),
    OIDC_ISSUER: url('OIDC_ISSUER', 'https://login.example.com/realms/taxi'),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_AUDIENCE: z.string().optional(),
    GOOGLE_MAPS_KEY: z.string().optional(),
    PHOTON_URL: url('PHOTON_URL', 'https://photon.example.com'),
    OSRM_URL: url('OSRM_URL', 'https://osrm.example.com'),
    TILE_URL: z
      .string()
      .refine(
        (tiles) =>
          ['{z}', '{x}', '{y}'].every((part) => tiles.includes(part)) || isVectorTiles(tiles),
        {
          error:
            'TILE_URL must contain {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png, or name a file of vector tiles, such as https://tiles.example.com/city.pmtiles',
        },
      )
      .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
    TILE_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
    DISPATCH_URL: url('DISPATCH_URL', 'https://dispatch.example.com'),
    DISPATCH_SECRET: secret('DISPATCH_SECRET'),
    ALLOW_SIMULATED_DISPATCH: flag('ALLOW_SIMULATED_DISPATCH'),
    STRIPE_SECRET_KEY: stripeKey('STRIPE_SECRET_KEY', /^[sr]k_/, 'sk_ or rk_'),
    STRIPE_PUBLISHABLE_KEY: stripeKey('STRIPE_PUBLISHABLE_KEY', /^pk_/, 'pk_'),
    STRIPE_WEBHOOK_SECRET: stripeKey('STRIPE_WEBHOOK_SECRET', /^whsec_/, 'whsec_'),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        hostname: /./,
        error:
          'SMTP_URL must name a mail server, such as smtp://user:password@mail.example.com:587',
      })
      .optional(),
    MAIL_FROM: z
      .email({ error: 'MAIL_FROM must be an e-mail address, such as taxi@example.com' })
      .optional(),
    METRICS_TOKEN: secret('METRICS_TOKEN'),
    METRICS_FROM: networks('METRICS_FROM'),
    WEBHOOK_NETWORKS: networks('WEBHOOK_NETWORKS'),
    OFFLINE_PAGE: flag('OFFLINE_PAGE'),
    DRAIN_SECONDS: z.coerce
      .number({ error: NO_DRAIN })
      .min(0, { error: NO_DRAIN })
      .max(LONGEST_DRAIN_SECONDS, { error: NO_DRAIN })
      .default(0),
    // OpenTelemetry's SDK reads it itself, as it does its other variables.
    OTEL_EXPORTER_OTLP_ENDPOINT: url('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:4318'),
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], {
        error: 'LOG_LEVEL must be debug, info, warn, error or silent',
      })
      .default('info'),
  })
  .superRefine((env, context) => {
    const needs = (has: unknown, name: string, because: string) => {
      if (!has) context.addIssue({ code: 'custom', message: `${name} must be set ${because}` });
    };
    if (env.DATABASE_DIRECT_URL)
      needs(env.DATABASE_URL, 'DATABASE_URL', 'with DATABASE_DIRECT_URL, naming the pooler');
    if (env.OIDC_ISSUER) needs(env.OIDC_CLIENT_ID, 'OIDC_CLIENT_ID', 'when OIDC_ISSUER is');
    if (env.OIDC_CLIENT_ID) needs(env.OIDC_ISSUER, 'OIDC_ISSUER', 'when OIDC_CLIENT_ID is');
    if (env.DISPATCH_URL) needs(env.DISPATCH_SECRET, 'DISPATCH_SECRET', 'when DISPATCH_URL is');
    if (env.DISPATCH_SECRET) needs(env.DISPATCH_URL, 'DISPATCH_URL', 'when DISPATCH_SECRET is');
    const isDemo = env.DEMO ?? !env.DATABASE_URL;
    if (!isDemo && !env.DISPATCH_URL && !env.DISPATCH_SECRET)
      needs(
        env.ALLOW_SIMULATED_DISPATCH,
        'DISPATCH_URL',
        'outside the demo, with DISPATCH_SECRET, to the gateway of your dispatch system (docs/dispatch.md). For a trial without one set ALLOW_SIMULATED_DISPATCH=1: passengers are then told about drivers that do not exist',
      );
    const stripe = [env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY, env.STRIPE_WEBHOOK_SECRET];
    if (stripe.some(Boolean)) {
      const because = 'when another STRIPE_ variable is: set all three, or none';
      needs(env.STRIPE_SECRET_KEY, 'STRIPE_SECRET_KEY', because);
      needs(env.STRIPE_PUBLISHABLE_KEY, 'STRIPE_PUBLISHABLE_KEY', because);
      needs(env.STRIPE_WEBHOOK_SECRET, 'STRIPE_WEBHOOK_SECRET', because);
      const mode = (key: string | undefined) => /_(live|test)_/.exec(key ?? '')?.[1];
      const [secret, publishable] = [mode(env.STRIPE_SECRET_KEY), mode(env.STRIPE_PUBLISHABLE_KEY)];
      if (secret && publishable && secret !== publishable)
        context.addIssue({
          code: 'custom',
          message: `STRIPE_SECRET_KEY is a ${secret} key and STRIPE_PUBLISHABLE_KEY a ${publishable} one: take both from the same mode`,
        });
    }
    if (env.DATABASE_URL && !env.DEMO)
      needs(
        env.CHANNELS_FILE,
        'CHANNELS_FILE',
        'with DATABASE_URL, naming your channels (or DEMO=1 for the demo ones)',
      );
  });
