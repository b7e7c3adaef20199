import { decodeJwt, decodeProtectedHeader } from 'jose';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { channelForHost } from '../config/origins.ts';
import type { Database } from '../db/open.ts';
import { MAX_ATTEMPTS, takeAttempt } from './attempts.ts';
import {
  authorizationUrl,
  Browser,
  openSignIn,
  redeem,
  refresh,
  runProvider,
  submitPassword,
  type RunningProvider,
  type Tokens,
} from './browser.fixture.ts';
import { addUser, changeUser, PASSWORD } from './people.fixture.ts';
import { removeExpiredIdentityRecords } from './records.ts';
import { createTokenVerifier } from './verify.ts';

const WRONG = 'do not go together';

describe.each(['embedded', 'postgres'] as const)('identity provider on %s', (kind) => {
  let database: Database;
  let running: RunningProvider;
  let origin: string;
  let userId: string;
  const email = 'ada@northwind.example';

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    running = await runProvider(database);
    origin = running.origins.meridian;
    userId = await addUser(database, 'meridian', email, { role: 'bookingChannelAdmin' });
  });
  afterAll(async () => {
    await running?.close();
    await database?.close();
  });

  const signIn = async (who = email) => {
    const attempt = await openSignIn(origin);
    const { code } = await submitPassword(attempt, { email: who, password: PASSWORD });
    if (!code) throw new Error('not signed in');
    return { ...attempt, code };
  };
  const tokensOf = async (who = email) => {
    const attempt = await signIn(who);
    const answer = await redeem(origin, attempt.code, attempt.verifier);
    expect(answer.status).toBe(200);
    return { ...attempt, tokens: JSON.parse(answer.body) as Tokens };
  };

  test('signs in after a wrong password, which keeps the e-mail', async () => {
    const attempt = await openSignIn(origin);
    expect(attempt.page.status).toBe(200);
    const wrong = await submitPassword(attempt, { email, password: 'wrong <b>' });
    expect(wrong.answer.body).toContain(WRONG);
    expect(wrong.answer.body).toContain(`value="${email}"`);
    expect(wrong.answer.body).toContain('role="alert"');
    expect(wrong.answer.body).not.toContain('wrong <b>');

    const { code, callback } = await submitPassword(attempt, {
      email: ` ${email.toUpperCase()}`,
      password: PASSWORD,
    });
    expect(callback?.searchParams.get('state')).toBe('a-state');
    const answer = await redeem(origin, code!, attempt.verifier);
    const tokens = JSON.parse(answer.body) as Tokens;
    expect(tokens.expires_in).toBeLessThanOrEqual(600);

    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({
      typ: 'at+jwt',
      alg: 'RS256',
    });
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      sub: userId,
      iss: `${origin}/oidc`,
      aud: 'urn:taxi-console:api',
    });
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      sub: userId,
      email,
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Lovelace',
      roles: [{ name: 'bookingChannelAdmin' }],
    });
    const verify = createTokenVerifier(running.app);
    const meridian = channelForHost(running.app.config, 'localhost');
    expect(await verify(tokens.access_token, meridian)).toMatchObject({ subject: userId });
  });

  test('a client that names neither resource nor API scope gets a token for the API too', async () => {
    const attempt = await openSignIn(origin, { scope: 'openid', resource: '' });
    const { code } = await submitPassword(attempt, { email, password: PASSWORD });
    const { body } = await redeem(origin, code!, attempt.verifier);
    expect(decodeJwt((JSON.parse(body) as Tokens).access_token)).toMatchObject({
      aud: 'urn:taxi-console:api',
    });
  });

  test('a second sign-in in the same browser asks for no password', async () => {
    const { browser } = await signIn();
    const { url } = authorizationUrl(origin);
    const { url: callback } = await browser.follow(url, `${origin}/oauth/callback`);
    expect(new URL(callback).searchParams.get('code')).toBeTruthy();
  });

  test('of ten redemptions of one code at once, one succeeds', async () => {
    const { code, verifier } = await signIn();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => redeem(origin, code, verifier)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
  });

  test('a code used again ends what the first use gave', async () => {
    const { code, verifier, tokens } = await tokensOf();
    expect((await redeem(origin, code, verifier)).status).toBe(400);
    expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
  });

  test('a code is worth nothing without its verifier', async () => {
    const { code } = await signIn();
    const answer = await redeem(origin, code, 'x'.repeat(43));
    expect(JSON.parse(answer.body)).toMatchObject({ error: 'invalid_grant' });
  });

  test('refresh tokens rotate; a used one ends the session of whoever stole it', async () => {
    const { tokens } = await tokensOf();
    const first = await refresh(origin, tokens.refresh_token);
    expect(first.status).toBe(200);
    const renewed = JSON.parse(first.body) as Tokens;
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    expect(decodeJwt(renewed.access_token)).toMatchObject({ aud: 'urn:taxi-console:api' });
    expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
    expect((await refresh(origin, renewed.refresh_token)).status).toBe(400);
  });

  test('of ten renewals with one refresh token at once, one succeeds', async () => {
    const { tokens } = await tokensOf();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refresh(origin, tokens.refresh_token)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a revoked refresh token renews nothing', async () => {
    const { tokens, browser } = await tokensOf();
    const { status } = await browser.send(`${origin}/oidc/token/revocation`, {
      form: {
        client_id: 'console',
        token: tokens.refresh_token,
        token_type_hint: 'refresh_token',
      },
    });
    expect(status).toBe(200);
    expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
  });

  test('signs out without asking, and goes back to the console', async () => {
    const { tokens, browser } = await tokensOf();
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${origin}/`,
      state: 'out',
    });
    const answer = await browser.send(`${origin}/oidc/session/end?${query}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`${origin}/?state=out`);
    expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
    const { page } = await browser.follow(authorizationUrl(origin).url, `${origin}/oauth/callback`);
    expect(page?.body).toContain('current-password');
  });

  test("asks before signing out by somebody else's link", async () => {
    const { browser } = await tokensOf();
    const answer = await browser.send(`${origin}/oidc/session/end`);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('op.logoutForm');
    const { url } = await browser.follow(authorizationUrl(origin).url, `${origin}/oauth/callback`);
    expect(new URL(url).searchParams.get('code')).toBeTruthy();
  });

  test.each([
    ['redirect_uri', 'https://evil.example/oauth/callback'],
    ['redirect_uri', 'http://localhost.evil.example/oauth/callback'],
    ['redirect_uri', 'http://localhost:1/oauth/callback'],
    ['client_id', 'another'],
  ])('shows an error page, and redirects nowhere, for %s %s', async (name, value) => {
    const answer = await new Browser().send(authorizationUrl(origin, { [name]: value }).url);
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body).not.toContain('evil.example');
  });

  test("signing out goes to the channel's own addresses only", async () => {
    const { tokens, browser } = await tokensOf();
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'https://evil.example/',
    });
    const answer = await browser.send(`${origin}/oidc/session/end?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
  });

  test.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['with plain PKCE', { code_challenge_method: 'plain' }],
    ['of the implicit flow', { response_type: 'token' }],
  ])('refuses a request %s', async (_how, parameters) => {
    const { url } = authorizationUrl(origin, parameters);
    const answer = await new Browser().send(url);
    expect(answer.headers.location).toMatch(/[?#]error=(invalid|unsupported)/);
    expect(answer.headers.location).not.toMatch(/code=|token=/);
  });

  test('codes and refresh tokens of one channel are nothing to the other', async () => {
    const { harbour } = running.origins;
    const attempt = await signIn();
    expect((await redeem(harbour, attempt.code, attempt.verifier)).status).toBe(400);
    const { tokens } = await tokensOf();
    expect((await refresh(harbour, tokens.refresh_token)).status).toBe(400);
    const stranger = await submitPassword(await openSignIn(harbour), { email, password: PASSWORD });
    expect(stranger.answer.body).toContain(WRONG);
  });

  test('a user switched off signs in no more, and is told so with the right password only', async () => {
    const who = 'off@northwind.example';
    const id = await addUser(database, 'meridian', who);
    const { tokens, browser } = await tokensOf(who);
    await changeUser(database, 'meridian', id, { status: 'inactive' });
    expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
    // Nor does the session that the browser still has.
    const { page } = await browser.follow(authorizationUrl(origin).url, `${origin}/oauth/callback`);
    expect(page?.body).toContain('current-password');
    const attempt = await openSignIn(origin);
    const wrong = await submitPassword(attempt, { email: who, password: 'wrong' });
    expect(wrong.answer.body).toContain(WRONG);
    const right = await submitPassword(attempt, { email: who, password: PASSWORD });
    expect(right.answer.status).toBe(403);
    expect(right.answer.body).toContain('switched off');
    await changeUser(database, 'meridian', id, { status: 'active', deletedAt: new Date() });
    expect((await submitPassword(attempt, { email: who, password: PASSWORD })).code).toBeNull();
  });

  test.each(['limited@northwind.example', 'nobody@northwind.example'])(
    'waits after too many wrong passwords, also when typed at once: %s',
    async (who) => {
      if (who.startsWith('limited')) await addUser(database, 'meridian', who);
      const attempt = await openSignIn(origin);
      const earlier = Array.from({ length: MAX_ATTEMPTS - 2 }, () =>
        takeAttempt(database, 'meridian', who),
      );
      expect(new Set(await Promise.all(earlier))).toEqual(new Set([null]));
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => submitPassword(attempt, { email: who, password: 'wrong' })),
      );
      const pages = answers.map(({ answer }) => answer);
      expect(pages.filter(({ body }) => body.includes(WRONG))).toHaveLength(2);
      expect(pages.filter(({ status }) => status === 429)).toHaveLength(3);
      const late = await submitPassword(attempt, { email: who, password: PASSWORD });
      expect(late.answer.status).toBe(429);
      expect(late.answer.headers['retry-after']).toMatch(/^\d+$/);
    },
  );

  test("the sign-in page opens with its own browser's cookie only, and takes no foreign posts", async () => {
    const { pageUrl, browser } = await openSignIn(origin);
    const stolen = await new Browser().send(pageUrl, { form: { email, password: PASSWORD } });
    expect(stolen.status).toBe(400);
    const forged = await browser.send(pageUrl, {
      form: { email, password: PASSWORD },
      headers: { origin: 'https://evil.example' },
    });
    expect(forged.status).toBe(403);
  });

  test.each([
    ['an origin of the channel', 'meridian', true],
    ["the other channel's", 'harbour', false],
    ['any other', 'https://evil.example', false],
  ])('scripts of %s', async (_whose, who, isAllowed) => {
    const from = who === 'meridian' || who === 'harbour' ? running.origins[who] : who;
    for (const path of ['.well-known/openid-configuration', 'jwks', 'token', 'token/revocation']) {
      const answer = await new Browser().send(`${origin}/oidc/${path}`, {
        headers: { origin: from, 'access-control-request-method': 'POST' },
        method: path.startsWith('token') ? 'OPTIONS' : 'GET',
      });
      expect(answer.headers['access-control-allow-origin']).toBe(isAllowed ? from : undefined);
    }
  });

  test('speaks the language asked for, shows only what is typed, and offers the demo sign-ins', async () => {
    const { page } = await openSignIn(origin, { ui_locales: 'de fr', login_hint: '"><script>' });
    expect(page.body).toContain('lang="fr"');
    expect(page.body).toContain('Mot de passe');
    expect(page.body).not.toContain('"><script>');
    expect(page.body).toContain('admin@globex.example');
    expect(page.body).not.toContain('admin@tasman.example');
    const { pageUrl, browser } = await openSignIn(origin);
    const filled = await browser.send(`${pageUrl}?fill=admin@globex.example`);
    expect(filled.body).toContain('value="demo"');
    const unknown = await browser.send(`${pageUrl}?fill=ada@northwind.example`);
    expect(unknown.body).not.toContain('value="demo"');
  });

  test('an address with a character that the database cannot keep is refused', async () => {
    const answer = await new Browser().send(`${authorizationUrl(origin).url}&login_hint=%00`);
    expect(answer.status).toBe(400);
  });

  test('behind a proxy, addresses and cookies are those of PUBLIC_URL', async () => {
    const proxied = await runProvider(database, { PUBLIC_URL: 'https://taxi.example.com' });
    try {
      const direct = `http://127.0.0.1:${new URL(proxied.origins.meridian).port}`;
      const headers = { host: 'taxi.example.com', 'x-forwarded-host': 'evil.example' };
      const found = await new Browser().send(`${direct}/oidc/.well-known/openid-configuration`, {
        headers,
      });
      expect(JSON.parse(found.body)).toMatchObject({
        issuer: 'https://taxi.example.com/oidc',
        token_endpoint: 'https://taxi.example.com/oidc/token',
      });
      const path = authorizationUrl('https://taxi.example.com').url.replace(
        'https://taxi.example.com',
        direct,
      );
      const begun = await new Browser().send(path, { headers });
      expect(begun.status).toBe(303);
      for (const cookie of begun.headers['set-cookie'] ?? []) {
        expect(cookie).toMatch(/; secure; httponly/i);
      }
    } finally {
      await proxied.close();
    }
  });

  test('processes that start at once on an empty database share one set of keys', async () => {
    await database.orm.execute(sql`delete from server_secrets where name like 'identity-%'`);
    const all = await Promise.all([
      runProvider(database),
      runProvider(database),
      runProvider(database),
    ]);
    try {
      const sets = await Promise.all(
        all.map(({ origins }) => new Browser().send(`${origins.meridian}/oidc/jwks`)),
      );
      const bodies = sets.map(({ body }) => body);
      expect(new Set(bodies).size).toBe(1);
      expect(bodies[0]).not.toContain('"d"');
    } finally {
      await Promise.all(all.map((one) => one.close()));
    }
  });

  test('what is past its time is removed, what is not stays', async () => {
    const { rows } = await database.orm.execute<{ soon: number; all: number }>(
      sql`select count(*)::int as all, count(*) filter (where expires_at < now() + interval '2 hours')::int as soon from identity_records`,
    );
    const { all, soon } = rows[0]!;
    expect(soon).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(soon);
    const later = new Date(Date.now() + 2 * 60 * 60 * 1000);
    const removed = await removeExpiredIdentityRecords(database, later);
    expect(removed).toBe(soon);
  });
});
