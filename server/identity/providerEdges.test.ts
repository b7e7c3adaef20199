import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  authorizationUrl,
  Browser,
  openSignIn,
  redeem,
  refresh,
  runProvider,
  submitPassword,
} from './browser.fixture.ts';
import { providerConfiguration } from './configuration.ts';
import { addUser, changeUser, PASSWORD } from './people.fixture.ts';
import { removeExpiredIdentityRecords } from './records.ts';
import { EMAIL, ProviderUnderTest, WRONG } from './runningProvider.fixture.ts';

describe('edges of the identity provider', () => {
  const at = new ProviderUnderTest();
  const email = EMAIL;

  test.each([
    ['redirect_uri', 'https://evil.example/oauth/callback'],
    ['redirect_uri', 'http://localhost.evil.example/oauth/callback'],
    ['redirect_uri', 'http://localhost:1/oauth/callback'],
    ['client_id', 'another'],
  ])('shows an error page, without a redirect, for %s %s', async (name, value) => {
    const answer = await new Browser().send(authorizationUrl(at.origin, { [name]: value }).url);
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body).not.toContain('evil.example');
  });

  test('lets a page that signs nobody out run only its own script', async () => {
    const answer = await new Browser().send(`${at.origin}/oidc/session/end`);
    expect(answer.body).toContain('<script>');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('redirects after signing out only to addresses of the channel', async () => {
    const { tokens, browser } = await at.tokensOf();
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'https://evil.example/',
    });
    const answer = await browser.send(`${at.origin}/oidc/session/end?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
  });

  test.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['with plain PKCE', { code_challenge_method: 'plain' }],
    ['of the implicit flow', { response_type: 'token' }],
  ])('refuses a request %s', async (_how, parameters) => {
    const { url } = authorizationUrl(at.origin, parameters);
    const answer = await new Browser().send(url);
    expect(answer.headers.location).toMatch(/[?#]error=(invalid|unsupported)/);
    expect(answer.headers.location).not.toMatch(/code=|token=/);
  });

  test('does not accept codes and refresh tokens of another channel', async () => {
    const { harbour } = at.running.origins;
    const attempt = await at.signIn();
    expect((await redeem(harbour, attempt.code, attempt.verifier)).status).toBe(400);
    const { tokens } = await at.tokensOf();
    expect((await refresh(harbour, tokens.refresh_token)).status).toBe(400);
    const stranger = await submitPassword(await openSignIn(harbour), {
      email,
      password: PASSWORD,
    });
    expect(stranger.answer.body).toContain(WRONG);
  });

  test('lets a deactivated user no longer sign in, and says so only after the right password', async () => {
    const who = 'off@northwind.example';
    const id = await addUser(at.database, 'meridian', who);
    const { tokens, browser } = await at.tokensOf(who);
    await changeUser(at.database, 'meridian', id, { status: 'inactive' });
    expect((await refresh(at.origin, tokens.refresh_token)).status).toBe(400);
    // The session that the browser still has does not work either.
    const { page } = await browser.follow(
      authorizationUrl(at.origin).url,
      `${at.origin}/oauth/callback`,
    );
    expect(page?.body).toContain('current-password');
    const attempt = await openSignIn(at.origin);
    const wrong = await submitPassword(attempt, { email: who, password: 'wrong' });
    expect(wrong.answer.body).toContain(WRONG);
    const right = await submitPassword(attempt, { email: who, password: PASSWORD });
    expect(right.answer.status).toBe(403);
    expect(right.answer.body).toContain('deactivated');
    await changeUser(at.database, 'meridian', id, { status: 'active', deletedAt: new Date() });
    expect((await submitPassword(attempt, { email: who, password: PASSWORD })).code).toBeNull();
  });

  test('opens the sign-in page only with the cookie of its browser, and refuses posts from other sites', async () => {
    const { pageUrl, browser } = await openSignIn(at.origin);
    const stolen = await new Browser().send(pageUrl, { form: { email, password: PASSWORD } });
    expect(stolen.status).toBe(400);
    const forged = await browser.send(pageUrl, {
      form: { email, password: PASSWORD },
      headers: { origin: 'https://evil.example' },
    });
    expect(forged.status).toBe(403);
  });

  test('leads to the console when somebody goes back to the page after signing in', async () => {
    const { pageUrl, browser } = await at.signIn();
    const back = await browser.send(pageUrl);
    expect([back.status, back.headers.location]).toEqual([303, '/']);
  });

  test('says that the session ended when that is why it is shown', async () => {
    const why = 'Your session has ended';
    const ended = await openSignIn(at.origin, { reason: 'session-ended', ui_locales: 'en' });
    expect(ended.page.body).toContain(why);
    const other = await openSignIn(at.origin, { reason: '<i>why', ui_locales: 'en' });
    expect(other.page.body).not.toContain(why);
    expect(other.page.body).not.toContain('<i>why');
  });

  test.each([
    ['an origin of the channel', 'meridian', true],
    ["the other channel's", 'harbour', false],
    ['any other', 'https://evil.example', false],
  ])('scripts of %s', async (_whose, who, isAllowed) => {
    const from = who === 'meridian' || who === 'harbour' ? at.running.origins[who] : who;
    for (const path of ['.well-known/openid-configuration', 'jwks', 'token', 'token/revocation']) {
      const answer = await new Browser().send(`${at.origin}/oidc/${path}`, {
        headers: { origin: from, 'access-control-request-method': 'POST' },
        method: path.startsWith('token') ? 'OPTIONS' : 'GET',
      });
      expect(answer.headers['access-control-allow-origin']).toBe(isAllowed ? from : undefined);
    }
  });

  test('uses the requested language, shows only what is typed, and offers the demo sign-ins', async () => {
    const { page } = await openSignIn(at.origin, {
      ui_locales: 'zu fr',
      login_hint: '"><script>',
    });
    expect(page.body).toContain('lang="fr"');
    expect(page.body).toContain('Mot de passe');
    expect(page.body).not.toContain('"><script>');
    expect(page.body).toContain('admin@globex.example');
    expect(page.body).not.toContain('admin@tasman.example');
    const { pageUrl, browser } = await openSignIn(at.origin);
    const filled = await browser.send(`${pageUrl}?fill=admin@globex.example`);
    expect(filled.body).toContain('value="demo"');
    const unknown = await browser.send(`${pageUrl}?fill=ada@northwind.example`);
    expect(unknown.body).not.toContain('value="demo"');
  });

  test('refuses an address with a character that the database cannot store', async () => {
    const answer = await new Browser().send(`${authorizationUrl(at.origin).url}&login_hint=%00`);
    expect(answer.status).toBe(400);
  });

  test('uses the addresses and cookies of PUBLIC_URL behind a proxy', async () => {
    const proxied = await runProvider(at.database, { PUBLIC_URL: 'https://taxi.example.com' });
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
        // Signatures are separate cookies, named after the cookies that they sign.
        expect(cookie).toMatch(/^__Secure-/);
      }
      const { cookies } = providerConfiguration(
        proxied.app,
        proxied.app.config.channels[0],
        'https://taxi.example.com',
        { signing: { keys: [] }, cookies: [] },
      );
      // Lasting cookies are for the whole host: otherwise browsers would not accept their names.
      expect(cookies).toMatchObject({ names: { session: '__Host-session' }, long: { path: '/' } });
    } finally {
      await proxied.close();
    }
  });

  test('shares one set of keys among processes that start at once on an empty database', async () => {
    await at.database.orm.execute(sql`delete from server_secrets where name like 'identity-%'`);
    const all = await Promise.all([
      runProvider(at.database),
      runProvider(at.database),
      runProvider(at.database),
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

  test('removes only what has expired', async () => {
    const { rows } = await at.database.orm.execute<{ soon: number; all: number }>(
      sql`select count(*)::int as all, count(*) filter (where expires_at < now() + interval '2 hours')::int as soon from identity_records`,
    );
    const { all, soon } = rows[0]!;
    expect(soon).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(soon);
    const later = new Date(Date.now() + 2 * 60 * 60 * 1000);
    const removed = await removeExpiredIdentityRecords(at.database, later);
    expect(removed).toBe(soon);
  });
});
