import { isVectorTiles } from '../../contract/map/tileUrl.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { TOTAL_AT_LEAST } from '../../contract/core/laterTotal.ts';
import type { Config } from '../config/env.ts';
import { channelOrigins } from '../config/origins.ts';
import type { HttpEnv } from './httpEnv.ts';

const originOf = (url: string) => new URL(url.replaceAll(/[{}]/g, '')).origin;

/** Tile addresses may carry a placeholder in the host: `https://{s}.tiles.example/{z}/…`. */
const tileSource = (url: string) => {
  const { protocol, host } = new URL(url.replace('{s}', 'tiles-any').replaceAll(/[{}]/g, ''));
  return `${protocol}//${host.replace('tiles-any.', '*.')}`;
};

/** Where Stripe.js comes from, calls and opens its frames; it may not be served by anybody else. */
const STRIPE = {
  script: 'https://js.stripe.com',
  api: 'https://api.stripe.com',
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
};

const SHARED = {
  // Said of every answer where the server listens.
  strictTransportSecurity: false,
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: false,
};

/** Headers of API answers, which are never a document. */
export const apiHeaders = (): MiddlewareHandler =>
  secureHeaders({
    ...SHARED,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  });

/** Headers of what pages load: taken for what it says it is, and by pages of this origin only. */
export const assetHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('x-content-type-options', 'nosniff');
  c.res.headers.set('cross-origin-resource-policy', 'same-origin');
};

/**
 * Headers of the console's pages. The sign-in is renewed in a hidden frame of the same origin, so
 * that may frame; scripts come from this origin alone, and from Stripe where cards go through it.
 */
export function pageHeaders(config: Config): MiddlewareHandler {
  const signIn = config.identity.kind === 'external' ? [originOf(config.identity.issuer)] : [];
  const logos = config.channels
    .flatMap(({ logo, logoDark = logo, favicon }) => [logo, logoDark, favicon])
    .filter((picture) => /^https?:/.test(picture))
    .map(originOf);
  const paysByStripe = config.payments !== null;
  return secureHeaders({
    ...SHARED,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...(paysByStripe ? [STRIPE.script] : [])],
      // Emotion writes its styles into the page as it renders.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', tileSource(config.tiles.url), ...logos],
      fontSrc: ["'self'", 'data:'],
      connectSrc: [
        "'self'",
        ...(isVectorTiles(config.tiles.url) ? [tileSource(config.tiles.url)] : []),
        ...signIn,
        ...(paysByStripe ? [STRIPE.api] : []),
      ],
      frameSrc: ["'self'", ...signIn, ...(paysByStripe ? STRIPE.frames : [])],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...signIn],
      frameAncestors: ["'self'"],
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: ['self'] },
  });
}

const EXPOSED = [
  'x-total-count',
  TOTAL_AT_LEAST,
  'x-request-id',
  'idempotency-replayed',
  'retry-after',
];

/** Pages of the channel's own origins may call the API; nobody else's may. */
export function channelCors(config: Config): MiddlewareHandler<HttpEnv> {
  const isOwn = (origin: string, c: Context<HttpEnv>) =>
    channelOrigins(config, c.get('channel')).includes(origin);
  const preflight = cors({
    origin: (origin, c: Context<HttpEnv>) => (isOwn(origin, c) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      'prefer',
      'x-lang',
      'x-request-id',
    ],
    maxAge: 600,
  });
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next);
    await next();
    // Once there is an answer: headers that are set before it, or by way of the context, have it copied.
    const { headers } = c.res;
    headers.append('vary', 'Origin');
    const origin = c.req.header('origin');
    if (!origin || !isOwn(origin, c)) return undefined;
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', EXPOSED.join(','));
    return undefined;
  };
}
