import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import { demoChannels } from '../config/demoChannels.ts';
import { channelForHost } from '../config/origins.ts';
import {
  authorizationUrl,
  openSignIn,
  redeem,
  refresh,
  submitPassword,
  type Tokens,
} from './browser.fixture.ts';
import { PASSWORD } from './people.fixture.ts';
import { EMAIL, ProviderUnderTest, WRONG } from './runningProvider.fixture.ts';
import { tokenCheck } from './signedIn.fixture.ts';

describe('identity provider', () => {
  const at = new ProviderUnderTest();
  const email = EMAIL;
  /** Whether the API takes an access token. */
  const isAccepted = ({ access_token }: Tokens) => {
    const { app } = at.running;
    const check = tokenCheck(app)(access_token, channelForHost(app.config, 'localhost'));
    return check.then(
      () => true,
      () => false,
    );
  };

  test('signs in after a wrong password, after which the e-mail is still filled in', async () => {
    const attempt = await openSignIn(at.origin);
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
    const logged = at.running.logs.join('');
    expect(logged).toMatch(/"reason":"wrongPassword".*a sign-in was refused/);
    expect(logged).toMatch(
      new RegExp(`"userId":"${at.userId}","by":"password".*somebody signed in`),
    );
    expect(logged).not.toContain('northwind');
    const said = at.running.logs.find((line) => line.includes('a sign-in was refused')) ?? '{}';
    expect(JSON.parse(said)).toMatchObject({
      requestId: wrong.answer.headers['x-request-id'],
      channel: 'meridian',
      route: '/oidc/*',
    });
    const answer = await redeem(at.origin, code!, attempt.verifier);
    const tokens = JSON.parse(answer.body) as Tokens;
    expect(tokens.expires_in).toBeLessThanOrEqual(600);

    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({
      typ: 'at+jwt',
      alg: 'RS256',
    });
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      sub: at.userId,
      iss: `${at.origin}/oidc`,
      aud: 'urn:taxi-console:api',
    });
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      sub: at.userId,
      email,
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Lovelace',
      roles: [{ name: 'bookingChannelAdmin' }],
    });
    await expect(isAccepted(tokens)).resolves.toBe(true);
  });

  test('also gives a token for the API to a client that names neither resource nor API scope', async () => {
    const attempt = await openSignIn(at.origin, { scope: 'openid', resource: '' });
    const { code } = await submitPassword(attempt, { email, password: PASSWORD });
    const { body } = await redeem(at.origin, code!, attempt.verifier);
    expect(decodeJwt((JSON.parse(body) as Tokens).access_token)).toMatchObject({
      aud: 'urn:taxi-console:api',
    });
  });

  test('asks for no password at a second sign-in in the same browser', async () => {
    const { browser } = await at.signIn();
    const { url } = authorizationUrl(at.origin);
    const { url: callback } = await browser.follow(url, `${at.origin}/oauth/callback`);
    expect(new URL(callback).searchParams.get('code')).toBeTruthy();
  });

  test('redeems a code once, even when ten try at the same time', async () => {
    const { code, verifier } = await at.signIn();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => redeem(at.origin, code, verifier)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
  });

  test('ends what the first use of a code gave when it is used again', async () => {
    const { code, verifier, tokens } = await at.tokensOf();
    await expect(isAccepted(tokens)).resolves.toBe(true);
    expect((await redeem(at.origin, code, verifier)).status).toBe(400);
    expect((await refresh(at.origin, tokens.refresh_token)).status).toBe(400);
    await expect(isAccepted(tokens)).resolves.toBe(false);
  });

  test('does not redeem a code without its verifier', async () => {
    const { code } = await at.signIn();
    const answer = await redeem(at.origin, code, 'x'.repeat(43));
    expect(JSON.parse(answer.body)).toMatchObject({ error: 'invalid_grant' });
  });

  test('rotates refresh tokens, and ends the session when a used one comes again', async () => {
    const { tokens } = await at.tokensOf();
    const first = await refresh(at.origin, tokens.refresh_token);
    expect(first.status).toBe(200);
    const renewed = JSON.parse(first.body) as Tokens;
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    expect(decodeJwt(renewed.access_token)).toMatchObject({ aud: 'urn:taxi-console:api' });
    expect((await refresh(at.origin, tokens.refresh_token)).status).toBe(400);
    expect((await refresh(at.origin, renewed.refresh_token)).status).toBe(400);
    await expect(isAccepted(renewed)).resolves.toBe(false);
  });

  test('renews once, even when ten use the same refresh token at the same time', async () => {
    const { tokens } = await at.tokensOf();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refresh(at.origin, tokens.refresh_token)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('does not renew with a revoked refresh token', async () => {
    const { tokens, browser } = await at.tokensOf();
    const { status } = await browser.send(`${at.origin}/oidc/token/revocation`, {
      form: {
        client_id: 'console',
        token: tokens.refresh_token,
        token_type_hint: 'refresh_token',
      },
    });
    expect(status).toBe(200);
    expect((await refresh(at.origin, tokens.refresh_token)).status).toBe(400);
  });

  test('ends a sign-in after thirty days, even if it is used all the time', async () => {
    const attempt = await at.tokensOf();
    const verify = tokenCheck(at.running.app);
    const { sid } = decodeJwt<{ sid: string }>(attempt.tokens.access_token);
    /** Makes a session look as if its owner had signed in some days ago, and used it ever since. */
    const age = async (days: number, payload: string) => {
      const { rowCount } = await at.database.pool.query(
        `update identity_records set payload = payload || ${payload}
         where payload ->> 'sessionUid' = $2 or uid = $2 or (model = 'SignedInDevice' and id = $2)`,
        [days, sid],
      );
      expect(rowCount).toBeGreaterThan(2);
    };
    const began = `jsonb_build_object(
      'signedInAt', now() - $1 * interval '1 day',
      'authTime', extract(epoch from now() - $1 * interval '1 day')::int,
      'loginTs', extract(epoch from now() - $1 * interval '1 day')::int)`;
    const daysLeft = async (model: string) => {
      const { rows } = await at.database.pool.query<{ days: number }>(
        `select round(extract(epoch from max(expires_at) - now()) / 86400)::int as days
         from identity_records where model = $1 and consumed_at is null and (payload ->> 'sessionUid' = $2 or id = $2)`,
        [model, sid],
      );
      return rows[0]?.days;
    };
    const renewed = async (token: string) => {
      const answer = await refresh(at.origin, token);
      expect(answer.status).toBe(200);
      return JSON.parse(answer.body) as Tokens;
    };
    await age(10, began);
    const second = await renewed(attempt.tokens.refresh_token);
    for (const model of ['RefreshToken', 'SignedInDevice']) expect(await daysLeft(model)).toBe(14);
    await age(29, began);
    const last = await renewed(second.refresh_token);
    for (const model of ['RefreshToken', 'SignedInDevice']) expect(await daysLeft(model)).toBe(1);
    await expect(verify(last.access_token, demoChannels[0])).resolves.toMatchObject({
      subject: at.userId,
    });

    await age(31, began);
    // It asks for the password again, and the tokens of the old sign-in are invalid.
    const { url } = authorizationUrl(at.origin);
    const { page } = await attempt.browser.follow(url, `${at.origin}/oauth/callback`);
    expect(page?.body).toContain('current-password');
    await refresh(at.origin, last.refresh_token);
    await expect(verify(last.access_token, demoChannels[0])).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
  });

  test('signs out without asking, and goes back to the console', async () => {
    const { tokens, browser } = await at.tokensOf();
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${at.origin}/`,
      state: 'out',
    });
    const verify = tokenCheck(at.running.app);
    expect(await verify(tokens.access_token, demoChannels[0])).toMatchObject({
      issuer: expect.any(String),
    });
    const answer = await browser.send(`${at.origin}/oidc/session/end?${query}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`${at.origin}/?state=out`);
    await expect(verify(tokens.access_token, demoChannels[0])).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
    expect((await refresh(at.origin, tokens.refresh_token)).status).toBe(400);
    const { page } = await browser.follow(
      authorizationUrl(at.origin).url,
      `${at.origin}/oauth/callback`,
    );
    expect(page?.body).toContain('current-password');
  });

  test('signs out several tabs of a browser together', async () => {
    const { tokens, browser } = await at.tokensOf();
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${at.origin}/`,
    });
    const signOut = () => browser.send(`${at.origin}/oidc/session/end?${query}`);
    const confirm = (page: { body: string }) =>
      browser.send(`${at.origin}/oidc/session/end/confirm`, {
        form: { xsrf: /name="xsrf" value="(\w+)"/.exec(page.body)?.[1] ?? '', logout: 'yes' },
        headers: { accept: 'text/html' },
      });
    await signOut();
    const [second, third] = [await signOut(), await signOut()];
    for (const page of [second, third, second]) {
      const { status, headers } = await confirm(page);
      expect(status).toBe(303);
      expect(new URL(headers.location ?? '', at.origin).href).toBe(`${at.origin}/`);
    }
  });

  test("asks before signing out by somebody else's link", async () => {
    const { browser } = await at.tokensOf();
    const answer = await browser.send(`${at.origin}/oidc/session/end`);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('op.logoutForm');
    const forged = await browser.send(`${at.origin}/oidc/session/end/confirm`, {
      form: { xsrf: 'guessed', logout: 'yes' },
      headers: { accept: 'text/html' },
    });
    expect(forged.status).toBe(400);
    const { url } = await browser.follow(
      authorizationUrl(at.origin).url,
      `${at.origin}/oauth/callback`,
    );
    expect(new URL(url).searchParams.get('code')).toBeTruthy();
  });
});
