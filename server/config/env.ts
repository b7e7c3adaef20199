import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { channelSchema, type Channel } from '../../contract/core/channel.ts';
import { demoChannels } from './demoChannels.ts';

/** Everything the process reads from its environment, once, at start. */
export interface Config {
  port: number;
  host: string;
  /** Origin users reach the default channel at, without a trailing slash. */
  publicUrl: string;
  database: { kind: 'embedded'; dataDir: string } | { kind: 'postgres'; url: string };
  dataDir: string;
  demo: boolean;
  /** The first one answers on host names that no channel names. */
  channels: readonly [Channel, ...Channel[]];
  identity:
    | { kind: 'embedded' }
    | { kind: 'external'; issuer: string; clientId: string; audience: string };
  geocoding: { googleMapsKey?: string; photonUrl?: string };
  routing: { osrmUrl?: string };
  tiles: { url: string; attribution: string };
  /** Null: the built-in simulator drives the trips. */
  dispatch: { url: string; secret: string } | null;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** One or more variables are wrong. The message names each one and says how to mend it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

const url = (name: string, example: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be a web address, such as ${example}` })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional();

const flag = (name: string) =>
  z
    .enum(['0', '1', 'true', 'false'], { error: `${name} must be 1 or 0` })
    .transform((value) => value === '1' || value === 'true')
    .optional();

const schema = z
  .object({
    PORT: z.coerce
      .number({ error: 'PORT must be a number from 1 to 65535, such as 4000' })
      .int({ error: 'PORT must be a number from 1 to 65535, such as 4000' })
      .min(1, { error: 'PORT must be a number from 1 to 65535, such as 4000' })
      .max(65535, { error: 'PORT must be a number from 1 to 65535, such as 4000' })
      .default(4000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: url('PUBLIC_URL', 'https://taxi.example.com'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, {
        error: 'DATABASE_URL must start with postgres://, such as postgres://user:pass@host/db',
      })
      .optional(),
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
      .regex(/\{z\}.*\{x\}.*\{y\}/, {
        error:
          'TILE_URL must hold {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png',
      })
      .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
    TILE_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
    DISPATCH_URL: url('DISPATCH_URL', 'https://dispatch.example.com'),
    DISPATCH_SECRET: z
      .string()
      .min(32, {
        error:
          'DISPATCH_SECRET must have at least 32 characters; make one with: openssl rand -hex 32',
      })
      .optional(),
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
    if (env.OIDC_ISSUER) needs(env.OIDC_CLIENT_ID, 'OIDC_CLIENT_ID', 'when OIDC_ISSUER is');
    if (env.OIDC_CLIENT_ID) needs(env.OIDC_ISSUER, 'OIDC_ISSUER', 'when OIDC_CLIENT_ID is');
    if (env.DISPATCH_URL) needs(env.DISPATCH_SECRET, 'DISPATCH_SECRET', 'when DISPATCH_URL is');
    if (env.DISPATCH_SECRET) needs(env.DISPATCH_URL, 'DISPATCH_URL', 'when DISPATCH_SECRET is');
    if (env.DATABASE_URL && !env.DEMO)
      needs(
        env.CHANNELS_FILE,
        'CHANNELS_FILE',
        'with DATABASE_URL, naming your channels (or DEMO=1 for the demo ones)',
      );
  });

/** @throws ConfigError when the file cannot be read or is not a list of channels */
function readChannels(path: string): readonly [Channel, ...Channel[]] {
  const refuse = (why: string) => new ConfigError([`CHANNELS_FILE (${path}) ${why}`]);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw refuse(`cannot be read as JSON: ${error instanceof Error ? error.message : 'unknown'}`);
  }
  const parsed = z.tuple([channelSchema], channelSchema).safeParse(content);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refuse(
      `must be a list of channels; ${issue?.path.join('.') || 'it'}: ${issue?.message ?? ''}. See docs/configuration.md`,
    );
  }
  const ids = parsed.data.map((channel) => channel.id);
  if (new Set(ids).size < ids.length) throw refuse('names two channels with the same id');
  return parsed.data;
}

/**
 * Reads and checks the environment. Empty variables count as absent, so that `.env` files can
 * list them all.
 * @throws ConfigError naming every wrong variable and its remedy
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(present);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => issue.message));
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL }
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
    logLevel: env.LOG_LEVEL,
  };
}
