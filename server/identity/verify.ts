import { createHash } from 'node:crypto';
import {
  errors,
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { z } from 'zod';
import type { Channel } from '../../contract/core/channel.ts';
import { DomainError } from '../../contract/core/errors.ts';
import { AdapterError, countedCall } from '../adapters/outside.ts';
import { API_AUDIENCE } from '../config/origins.ts';
import type { IdentityContext } from './context.ts';
import { endedTokenId } from './endedTokens.ts';
import { issuersOf } from './issuers.ts';
import { publicKeys, SIGNING_ALGORITHM } from './secrets.ts';
import type { Validity } from './validity.ts';

/** What a valid access token says: who calls, never what they may do. */
export interface TokenClaims {
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the provider has verified it; null where it does not say so. */
  emailVerified: boolean | null;
  expiresAt: Date;
  /** When its bearer last signed in, where the token says so (`auth_time`, RFC 9068). */
  authenticatedAt: Date | null;
  /** The embedded provider's session that the token belongs to. */
  sessionId: string | null;
  /** What must also be true at the moment of the call, which only the database knows. */
  validity: Validity;
}

/**
 * Checks an access token for calls to a channel: who issued it, for whom, until when. Whether its
 * bearer has signed out since is checked when they are looked up (`findActor`).
 * @throws {DomainError} NOT_SIGNED_IN whatever is wrong with it; OUTSIDE_SERVICE_UNAVAILABLE when
 * the external provider's keys cannot be fetched
 */
export type VerifyAccessToken = (token: string, channel: Channel) => Promise<TokenClaims>;

interface Check {
  /** The keys for checking signatures. Failing to get them is not a fault of the token. */
  keys(): Promise<JWTVerifyGetKey>;
  check(token: string, channel: Channel, keys: JWTVerifyGetKey): Promise<JWTPayload>;
  /** What the token's validity depends on; null: it is not one of our tokens. */
  validity(token: string, payload: JWTPayload): Validity | null;
}

/** Signatures by a secret shared with clients (HS256 and the like) are left out on purpose. */
const EXTERNAL_ALGORITHMS =
  'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ');
const REQUIRED_CLAIMS = ['sub', 'exp', 'iat'];
const CLOCK_TOLERANCE_SECONDS = 5;
const DISCOVERY_TIMEOUT_MS = 5000;
const KEYS_COOLDOWN_MS = 30_000;
/** How long a checked signature is not checked again, and a withdrawn key still counts. */
const CHECKED_MS = 60_000;
const MOST_CHECKED = 5000;

/** Keeps a promise's value forever, its failure for `cooldownMs`. */
function remember<T>(load: () => Promise<T>, cooldownMs = 0): () => Promise<T> {
  let kept: Promise<T> | undefined;
  let retryAt = 0;
  return () => {
    if (kept && Date.now() < retryAt) return kept;
    const loading = load();
    kept = loading;
    retryAt = Number.POSITIVE_INFINITY;
    loading.catch(() => {
      retryAt = Date.now() + cooldownMs;
    });
    return loading;
  };
}

function embeddedCheck(app: IdentityContext): Check {
  const keys = remember(async () => createLocalJWKSet(await publicKeys(app.database)));
  const check: Check['check'] = async (token, channel, keys) => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [SIGNING_ALGORITHM],
      issuer: issuersOf(app.config, channel),
      audience: API_AUDIENCE,
      typ: 'at+jwt',
      requiredClaims: REQUIRED_CLAIMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    return payload;
  };
  return {
    keys,
    check,
    validity: (_token, { iss, sid, grant }) => {
      if (typeof iss !== 'string' || typeof sid !== 'string') return null;
      const grantId = typeof grant === 'string' ? grant : null;
      return { kind: 'session', issuer: iss, uid: sid, grantId };
    },
  };
}

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });

const SERVICE = 'sign-in';

const ask = (url: string, init: RequestInit): Promise<Response> =>
  countedCall(SERVICE, async () => {
    const { host } = new URL(url);
    const response = await fetch(url, init).catch((cause: unknown) => {
      throw new AdapterError(SERVICE, 'unavailable', `not reachable at ${host}`, { cause });
    });
    const { status } = response;
    if (status < 500) return response;
    throw new AdapterError(SERVICE, 'unavailable', `${host} answered ${status}`, { status });
  });

async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const response = await ask(`${issuer}/.well-known/openid-configuration`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`OIDC_ISSUER ${issuer} answered ${response.status}`);
  const found = discoverySchema.parse(await response.json());
  // The configured address has no slash at its end; some providers' issuers do.
  if (found.issuer.replace(/\/$/, '') !== issuer) {
    throw new Error(
      `OIDC_ISSUER is ${issuer}, but the provider there calls itself ${found.issuer}`,
    );
  }
  return createRemoteJWKSet(new URL(found.jwks_uri), {
    cooldownDuration: KEYS_COOLDOWN_MS,
    timeoutDuration: DISCOVERY_TIMEOUT_MS,
    [customFetch]: ask,
  });
}

/** Failing to fetch the keys is not the caller's fault, and must not sign anyone out. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof errors.JOSEError) {
    return error.code === errors.JWKSTimeout.code || error.code === errors.JOSEError.code;
  }
  return error instanceof AdapterError;
}

function externalCheck(issuer: string, audience: string): Check {
  const keys = remember(async () => {
    try {
      return await discoverKeys(issuer);
    } catch (error) {
      throw new DomainError('OUTSIDE_SERVICE_UNAVAILABLE', { cause: error });
    }
  }, KEYS_COOLDOWN_MS);
  const check: Check['check'] = async (token, _channel, keys) => {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      algorithms: EXTERNAL_ALGORITHMS,
      issuer: [issuer, `${issuer}/`],
      audience,
      requiredClaims: REQUIRED_CLAIMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    const type = (protectedHeader.typ ?? 'JWT').toLowerCase().replace(/^application\//, '');
    if (type !== 'at+jwt' && type !== 'jwt') throw new Error(`Token type ${type} is not for APIs`);
    // Where access tokens are plain JWTs for the client's own id, only these claims show an id
    // token.
    if ('nonce' in payload || 'at_hash' in payload) throw new Error('An id token is not for APIs');
    return payload;
  };
  return { keys, check, validity: (token) => ({ kind: 'token', id: endedTokenId(token) }) };
}

/**
 * Makes the check of access tokens: against the keys in the database for the embedded provider,
 * against the provider's published keys for an external one.
 */
export function createTokenVerifier(app: IdentityContext): VerifyAccessToken {
  const { identity } = app.config;
  const checks =
    identity.kind === 'embedded'
      ? embeddedCheck(app)
      : externalCheck(identity.issuer, identity.audience);
  const verify: VerifyAccessToken = async (token, channel) => {
    const present = await checks.keys();
    let payload: JWTPayload;
    try {
      payload = await checks.check(token, channel, present);
    } catch (error) {
      if (isUnreachable(error)) {
        throw new DomainError('OUTSIDE_SERVICE_UNAVAILABLE', { cause: error });
      }
      // The error itself carries the token's claims, which are personal.
      const reason = error instanceof errors.JOSEError ? error.code : 'other';
      app.log.debug({ reason }, 'access token refused');
      throw new DomainError('NOT_SIGNED_IN', { cause: error });
    }
    const { iss, sub, email, exp } = payload;
    const validity = checks.validity(token, payload);
    if (!iss || !sub || !exp || !validity) throw new DomainError('NOT_SIGNED_IN');
    const { sid, auth_time: authTime, email_verified: verified } = payload;
    return {
      issuer: iss,
      subject: sub,
      email: typeof email === 'string' ? email : null,
      emailVerified: verified === undefined ? null : verified === true,
      expiresAt: new Date(exp * 1000),
      authenticatedAt: typeof authTime === 'number' ? new Date(authTime * 1000) : null,
      sessionId: identity.kind === 'embedded' && typeof sid === 'string' ? sid : null,
      validity,
    };
  };
  return rememberChecked(verify);
}

/**
 * Keeps verified claims for a minute, and no longer than the token itself is valid. Tokens are as
 * good as passwords while they are valid, so only their hashes are kept.
 */
function rememberChecked(verify: VerifyAccessToken): VerifyAccessToken {
  const checked = new Map<string, { claims: TokenClaims; until: number }>();
  return async (token, channel) => {
    const key = createHash('sha256').update(`${channel.id} ${token}`).digest('base64');
    const now = Date.now();
    const known = checked.get(key);
    if (known && now < known.until) return known.claims;
    checked.delete(key);
    const claims = await verify(token, channel);
    const end = claims.expiresAt.getTime() + CLOCK_TOLERANCE_SECONDS * 1000;
    checked.set(key, { claims, until: Math.min(now + CHECKED_MS, end) });
    const [oldest] = checked.keys();
    if (checked.size > MOST_CHECKED && oldest !== undefined) checked.delete(oldest);
    return claims;
  };
}
