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

/**
 * The hosts that Stripe.js is loaded from, calls, and opens frames of; it may not be served from
 * elsewhere.
 */
const STRIPE = {
  script: 'https://js.stripe.com',
  api: 'https://api.stripe.com',
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
};

const SHARED = {
  // It is set for every answer where the server listens.
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

/**
 * Headers of files that pages load: no guessing of types, only for pages of this origin, and no
 * script in a picture that is opened by itself.
 */
export const assetHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('x-content-type-options', 'nosniff');
  c.res.headers.set('cross-origin-resource-policy', 'same-origin');
  if (c.res.headers.get('content-type')?.startsWith('image/svg'))
    c.res.headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
};

/**
 * Headers of the console's pages. The sign-in is renewed in a hidden frame, so the same origin may
 * frame them; scripts come only from this origin, and from Stripe where it takes the cards.
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

/** Only pages of the channel's own origins may call the API. */
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
    // Set on the finished answer, because headers set before it, or through the context, cause it
    // to be copied.
    const { headers } = c.res;
    headers.append('vary', 'Origin');
    const origin = c.req.header('origin');
    if (!origin || !isOwn(origin, c)) return undefined;
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', EXPOSED.join(','));
    return undefined;
  };
}
