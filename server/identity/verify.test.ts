import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
  type JWTPayload,
} from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { signAccessToken } from '../../tests/support/tokens.ts';
import { demoChannels } from '../config/demoChannels.ts';
import { admitAll } from '../admission/admission.ts';
import { readConfig } from '../config/env.ts';
import { API_AUDIENCE } from '../config/origins.ts';
import type { Database } from '../db/open.ts';
import type { IdentityContext } from './context.ts';
import { endToken } from './endedTokens.ts';
import { publicKeys, signingKeys } from './secrets.ts';
import { tokenCheck } from './signedIn.fixture.ts';
import { createLog } from '../log.ts';
import { Outages } from '../outages.ts';
import { createTokenVerifier, type VerifyAccessToken } from './verify.ts';

const [meridian] = demoChannels;
const harbour = demoChannels[1]!;
const subject = '018f0000-0000-7000-8000-000000000001';
const issuer = 'http://localhost:4000/oidc';
const log = createLog('silent');
const NOT_SIGNED_IN = { name: 'DomainError', code: 'NOT_SIGNED_IN' };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

describe('tokens of the embedded provider', () => {
  // Ends `setSystemTime`.
  afterEach(() => vi.useRealTimers());
  let verify: VerifyAccessToken;
  beforeAll(() => {
    verify = tokenCheck({ config: readConfig({}), database, log, admission: admitAll });
  });
  const claims = (more: JWTPayload = {}) => {
    const now = Math.floor(Date.now() / 1000);
    return { iss: issuer, sub: subject, aud: API_AUDIENCE, iat: now, exp: now + 60, ...more };
  };

  test.each([issuer, 'http://127.0.0.1:4000/oidc', 'http://meridian.localhost:4000/oidc'])(
    'are accepted from the issuer of the channel %s',
    async (issuer) => {
      const token = await signAccessToken(database, { issuer, subject });
      expect(await verify(token, meridian)).toEqual({
        issuer,
        subject,
        email: null,
        emailVerified: null,
        expiresAt: expect.any(Date),
        authenticatedAt: null,
        sessionId: expect.any(String),
        validity: { kind: 'session', issuer, uid: expect.any(String), grantId: null },
      });
    },
  );

  test.each([
    ["of the other channel's issuer", { issuer: 'http://harbour.localhost:4000/oidc' }],
    ['of a strange issuer', { issuer: 'https://evil.example/oidc' }],
    ['for another audience', { audience: 'console' }],
    ['that is no access token by type', { type: 'JWT' }],
    ['past its time', { expiresIn: -30 }],
    ['not valid yet', { notBefore: 60 }],
    ['without a subject', { subject: '' }],
    ['without a session', { session: null }],
    ['of a session that was never there', { session: 'never' }],
  ])('are refused: one %s', async (_what, options) => {
    const token = await signAccessToken(database, { issuer, subject, ...options });
    await expect(verify(token, meridian)).rejects.toMatchObject(NOT_SIGNED_IN);
  });

  test('are refused once they are past their time, even if they were checked just before', async () => {
    const token = await signAccessToken(database, { issuer, subject, expiresIn: 10 });
    expect(await verify(token, meridian)).toMatchObject({ subject });
    // Clocks may differ by some seconds.
    vi.setSystemTime(Date.now() + 16_000);
    await expect(verify(token, meridian)).rejects.toMatchObject(NOT_SIGNED_IN);
  });

  test('are refused in another channel', async () => {
    const token = await signAccessToken(database, { issuer, subject });
    await expect(verify(token, harbour)).rejects.toMatchObject(NOT_SIGNED_IN);
  });

  test('are refused without a signature', async () => {
    const token = new UnsecuredJWT(claims()).encode();
    await expect(verify(token, meridian)).rejects.toMatchObject(NOT_SIGNED_IN);
  });

  test.each(['the PEM', 'the modulus'])(
    'are refused if signed by HS256 with %s of the public key',
    async (what) => {
      const [jwk] = (await publicKeys(database)).keys;
      const key = await importJWK(jwk!, 'RS256', { extractable: true });
      const secret = what === 'the PEM' ? await exportSPKI(key as CryptoKey) : (jwk!.n ?? '');
      const token = await new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: jwk!.kid, typ: 'at+jwt' })
        .sign(new TextEncoder().encode(secret));
      await expect(verify(token, meridian)).rejects.toMatchObject(NOT_SIGNED_IN);
    },
  );

  test('are refused if signed with another key, even under the name of our key', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const [jwk] = (await signingKeys(database)).keys;
    const token = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'RS256', kid: jwk.kid, typ: 'at+jwt' })
      .sign(privateKey);
    await expect(verify(token, meridian)).rejects.toMatchObject(NOT_SIGNED_IN);
  });

  test('are refused if changed', async () => {
    const [header, , signature] = (await signAccessToken(database, { issuer, subject })).split('.');
    const body = Buffer.from(JSON.stringify(claims({ sub: 'other' }))).toString('base64url');
    await expect(verify(`${header}.${body}.${signature}`, meridian)).rejects.toMatchObject(
      NOT_SIGNED_IN,
    );
  });

  test.each(['', 'x', 'a.b.c', '..', `${'a'.repeat(10_000)}.e.f`, 'é.ü.ß'])(
    'are refused if they are garbage %#',
    async (garbage) => {
      await expect(verify(garbage, meridian)).rejects.toMatchObject(NOT_SIGNED_IN);
    },
  );
});

describe('tokens of an external provider', () => {
  let server: Server;
  let verify: VerifyAccessToken;
  let external: string;
  let key: CryptoKey;
  const app = (issuer: string): IdentityContext => ({
    config: readConfig({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'taxi', OIDC_AUDIENCE: 'taxi-api' }),
    database,
    log,
    admission: admitAll,
  });

  beforeAll(async () => {
    const pair = await generateKeyPair('ES256', { extractable: true });
    key = pair.privateKey;
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
    server = createServer((request, response) => {
      const isKeys = request.url === '/realm/keys';
      const body = isKeys ? { keys: [jwk] } : { issuer: external, jwks_uri: `${external}/keys` };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    external = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realm`;
    verify = tokenCheck(app(external));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const sign = (more: JWTPayload = {}, typ: string | undefined = 'JWT') =>
    new SignJWT({ email: 'ada@northwind.example', email_verified: true, ...more })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1', typ })
      .setIssuer((more.iss as string) ?? external)
      .setAudience((more.aud as string) ?? 'taxi-api')
      .setSubject('google-oauth2|7')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key);

  test.each(['JWT', 'at+jwt', 'application/at+jwt'])('are accepted with type %s', async (typ) => {
    expect(await verify(await sign({}, typ), harbour)).toEqual({
      issuer: external,
      subject: 'google-oauth2|7',
      email: 'ada@northwind.example',
      emailVerified: true,
      expiresAt: expect.any(Date),
      authenticatedAt: null,
      sessionId: null,
      validity: { kind: 'token', id: expect.any(String) },
    });
  });

  test('have a verified e-mail only if the provider says so explicitly', async () => {
    const check = createTokenVerifier(app(external));
    const said = async (claim: unknown) =>
      (await check(await sign({ email_verified: claim }), meridian)).emailVerified;
    expect(await said('true')).toBe(false);
    expect(await said(false)).toBe(false);
    expect(await said(undefined)).toBeNull();
  });

  test.each([
    ['of another issuer', { iss: 'https://evil.example' }, 'JWT'],
    ['for another audience', { aud: 'taxi' }, 'JWT'],
    ['of another type', {}, 'logout+jwt'],
    ['that is an id token', { nonce: 'n' }, 'JWT'],
  ])('are refused: one %s', async (_what, more, typ) => {
    await expect(verify(await sign(more, typ), meridian)).rejects.toMatchObject(NOT_SIGNED_IN);
  });

  test('are refused once their user has signed out, and no others are', async () => {
    const [ended, other] = [await sign({ jti: '1' }), await sign({ jti: '2' })];
    const { expiresAt } = await verify(ended, meridian);
    await endToken(database.orm, { channelId: meridian.id, token: ended, expiresAt });
    await expect(verify(ended, meridian)).rejects.toMatchObject(NOT_SIGNED_IN);
    expect(await verify(other, meridian)).toMatchObject({ issuer: external });
  });

  test('are refused if they come from the embedded provider', async () => {
    const token = await signAccessToken(database, { issuer, subject, audience: 'taxi-api' });
    await expect(verify(token, meridian)).rejects.toMatchObject(NOT_SIGNED_IN);
  });

  test('sign nobody out while the provider cannot be reached or has another name', async () => {
    const token = await sign();
    const port = (server.address() as AddressInfo).port;
    const gone = createServer().listen(0);
    await once(gone, 'listening');
    const closed = (gone.address() as AddressInfo).port;
    await new Promise((resolve) => gone.close(resolve));
    for (const wrong of [`http://127.0.0.1:${closed}/realm`, `http://localhost:${port}/realm`]) {
      await expect(tokenCheck(app(wrong))(token, meridian)).rejects.toMatchObject({
        code: 'OUTSIDE_SERVICE_UNAVAILABLE',
      });
    }
    // It must not be taken for the database, to which connections are refused in the same way.
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const log = createLog('info', { write }, new Outages());
    const check = tokenCheck(app(`http://127.0.0.1:${closed}/realm`));
    const failure = await check(token, meridian).catch((error: unknown) => error);
    log.error({ error: failure }, 'request failed');
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      msg: 'a service is away',
      service: 'sign-in',
      reason: 'ECONNREFUSED',
    });
  });
});
