import type { BlockList } from 'node:net';
import type { Channel } from '../../contract/core/channel.ts';
import type { DatabaseOptions } from '../db/open.ts';
import { readChannels } from './channelsFile.ts';
import { ConfigError } from './configError.ts';
import { demoChannels } from './demoChannels.ts';
import { describeMisspelt, misspelt } from './misspelt.ts';
import { variables } from './variables.ts';

/** Everything the process reads from its environment, once, at start. */
export interface Config {
  port: number;
  host: string;
  /** The origin of the default channel for users, without a trailing slash. */
  publicUrl: string;
  /** Who may say in X-Forwarded-For from whom it got a request. */
  trustedProxies: BlockList;
  database: DatabaseOptions;
  dataDir: string;
  demo: boolean;
  /** The first one answers on host names that belong to no channel. */
  channels: readonly [Channel, ...Channel[]];
  identity:
    | { kind: 'embedded' }
    | { kind: 'external'; issuer: string; clientId: string; audience: string };
  geocoding: { googleMapsKey?: string; photonUrl?: string };
  routing: { osrmUrl?: string };
  tiles: { url: string; attribution: string };
  /** Null: the built-in simulator drives the trips. */
  dispatch: { url: string; secret: string } | null;
  /** A Stripe account; null: the built-in stand-in takes the cards. */
  payments: { secretKey: string; publishableKey: string; webhookSecret: string } | null;
  mail: {
    /** Null: mails go into the outbox page. */
    smtpUrl: string | null;
    /** Address that mails come from; the channel's name is put before it. */
    from: string;
  };
  /** Who may read `/metrics`; nobody when neither a token nor an address is named. */
  metrics: { token: string | null; from: BlockList };
  /** Addresses that webhooks may reach although they are private. */
  webhookNetworks: BlockList;
  /** Whether devices keep a page for the time when the server cannot be reached. */
  offlinePage: boolean;
  /** For how long calls are still answered after SIGTERM. */
  drainMs: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** The variables whose names are nearly, but not quite, those of ours. */
export const misspeltVariables = (environment: Record<string, string | undefined>) =>
  misspelt(environment, Object.keys(variables.shape));

/**
 * Reads and checks the environment. Empty variables count as absent, so that `.env` files can
 * list them all.
 * @throws ConfigError naming every wrong variable and its remedy
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(present);
  if (!parsed.success)
    throw new ConfigError([
      ...parsed.error.issues.map((issue) => issue.message),
      ...misspeltVariables(environment).map(describeMisspelt),
    ]);
  const env = parsed.data;
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    trustedProxies: env.TRUSTED_PROXIES,
    database: env.DATABASE_URL
      ? {
          kind: 'postgres',
          url: env.DATABASE_URL,
          directUrl: env.DATABASE_DIRECT_URL,
          maxConnections: env.DATABASE_CONNECTIONS,
          jobConnections: env.DATABASE_JOB_CONNECTIONS,
        }
      : { kind: 'embedded', dataDir: env.DATA_DIR },
    dataDir: env.DATA_DIR,
    demo: env.DEMO ?? !env.DATABASE_URL,
    channels: env.CHANNELS_FILE ? readChannels(env.CHANNELS_FILE) : demoChannels,
    identity:
      env.OIDC_ISSUER && env.OIDC_CLIENT_ID
        ? {
            kind: 'external',
            issuer: env.OIDC_ISSUER,
            clientId: env.OIDC_CLIENT_ID,
            audience: env.OIDC_AUDIENCE ?? env.OIDC_CLIENT_ID,
          }
        : { kind: 'embedded' },
    geocoding: { googleMapsKey: env.GOOGLE_MAPS_KEY, photonUrl: env.PHOTON_URL },
    routing: { osrmUrl: env.OSRM_URL },
    tiles: { url: env.TILE_URL, attribution: env.TILE_ATTRIBUTION },
    dispatch:
      env.DISPATCH_URL && env.DISPATCH_SECRET
        ? { url: env.DISPATCH_URL, secret: env.DISPATCH_SECRET }
        : null,
    payments:
      env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            publishableKey: env.STRIPE_PUBLISHABLE_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
          }
        : null,
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    },
    metrics: { token: env.METRICS_TOKEN ?? null, from: env.METRICS_FROM },
    webhookNetworks: env.WEBHOOK_NETWORKS,
    offlinePage: env.OFFLINE_PAGE ?? true,
    drainMs: env.DRAIN_SECONDS * 1000,
    logLevel: env.LOG_LEVEL,
  };
}
