import { inArray } from 'drizzle-orm';
import { Events, type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { InMemoryWebStorage, OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Me } from '../../contract/booking/calls.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { pageConfig } from '../../server/config/origins.ts';
import { users } from '../../server/db/tables/index.ts';
import { CHANNEL_A, CHANNEL_B } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const AUDIENCE = 'taxi-api';

/**
 * Signing in at a provider that shares no code with ours: what the console's client library finds
 * there, the code flow with PKCE, and how the API treats the tokens. Some providers' issuers end
 * with a slash.
 */
describe.each([false, true])('an outside provider, issuer with a slash: %s', (withSlash) => {
  const provider = new OAuth2Server(undefined, undefined, {
    shouldIssuerUrlBeSuffixedWithATralingSlash: withSlash,
  });
  let server: TestServer;
  beforeAll(async () => {
    await provider.issuer.keys.generate('RS256');
    await provider.start(0, 'localhost');
    server = await startTestServer({
      environment: {
        OIDC_ISSUER: provider.issuer.url!.replace(/\/$/, ''),
        OIDC_CLIENT_ID: 'taxi-console',
        OIDC_AUDIENCE: AUDIENCE,
      },
    });
  });
  afterAll(async () => {
    await provider.stop();
    await server.close();
  });

  /** Signs in as the console does, as the person that the provider names. */
  async function signIn(claims: Record<string, unknown>, channelId = CHANNEL_A) {
    const { context, originOf } = server;
    const channel = context.config.channels.find(({ id }) => id === channelId)!;
    const page = pageConfig(context.config, channel, originOf(channelId));
    const client = new OidcClient({
      authority: page.oidcAuthority,
      client_id: page.oidcClientId,
      redirect_uri: page.authCallbackUrl,
      scope: 'openid email profile',
      stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    });
    const describe = ({ payload }: MutableToken) => {
      Object.assign(payload, claims);
      // Only the access token gets our audience; the id token already names the console.
      if (payload['scope'] !== undefined) payload.aud = AUDIENCE;
    };
    provider.service.on(Events.BeforeTokenSigning, describe);
    try {
      const { url } = await client.createSigninRequest({});
      const { headers } = await fetch(url, { redirect: 'manual' });
      const { access_token } = await client.processSigninResponse(headers.get('location')!);
      return server.withToken(channelId, access_token);
    } finally {
      provider.service.off(Events.BeforeTokenSigning, describe);
    }
  }

  it('admits its users, first by a verified e-mail and from then on by their subject', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const known = { sub: 'idp|nora', email: northwindAdmin.email.toUpperCase() };
    const first = await signIn({ ...known, email_verified: true });
    expect((await first.get<Me>('/v1/me')).body).toMatchObject({ id: northwindAdmin.id });
    // A new e-mail address there does not make them somebody else here.
    const renamed = await signIn({ ...known, email: 'nora@elsewhere.example' });
    expect((await renamed.get<Me>('/v1/me')).body).toMatchObject({ id: northwindAdmin.id });
    const other = await signIn({ ...known, sub: 'idp|other', email_verified: true });
    expect(await other.get('/v1/me')).toMatchObject({ status: 403 });
  });

  it('admits nobody by its own roles, by an unverified e-mail, or who is unknown here', async () => {
    const { globexAdmin, inactiveAdmin, tasmanAdmin } = server.fixtures.users;
    const strangers = [
      { sub: '1', email: 'nobody@northwind.example', email_verified: true },
      { sub: '4', email: inactiveAdmin.email, email_verified: true },
      { sub: '5', email: tasmanAdmin.email, email_verified: true },
      { sub: '6', roles: [{ name: 'bookingChannelAdmin' }] },
      // A user's id here does not identify them there.
      { sub: globexAdmin.id },
    ];
    for (const claims of strangers) {
      const reply = await (await signIn(claims)).get<Problem>('/v1/me');
      expect(reply).toMatchObject({ status: 403, body: { code: 'NO_ACCESS_TO_CHANNEL' } });
      expect(reply.body.displayMessage).toMatch(/\S/);
    }
    // The same for an e-mail that a user has, and for one that nobody has.
    const unverified = [
      { sub: '2', email: globexAdmin.email },
      { sub: '3', email: globexAdmin.email, email_verified: 'true' },
      { sub: '7', email: 'nobody@northwind.example', email_verified: false },
    ];
    for (const claims of unverified) {
      const reply = await (await signIn(claims)).get<Problem>('/v1/me');
      expect(reply).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
    }
    const { orm } = server.context.database;
    expect(await orm.$count(users, inArray(users.subject, ['2', '3', '7']))).toBe(0);
  });

  it('knows each channel’s users by the channel', async () => {
    const { tasmanAdmin } = server.fixtures.users;
    const claims = { sub: 'idp|tas', email: tasmanAdmin.email, email_verified: true };
    const there = await signIn(claims, CHANNEL_B);
    expect((await there.get<Me>('/v1/me')).body).toMatchObject({ id: tasmanAdmin.id });
    const here = await signIn(claims);
    expect(await here.get('/v1/me')).toMatchObject({ status: 403 });
  });

  it('keeps its sessions itself, and a token ends here when its user signs out', async () => {
    const { fleetManager } = server.fixtures.users;
    const claims = { sub: 'idp|flo', email: fleetManager.email, email_verified: true };
    const client = await signIn(claims);
    expect((await client.get('/v1/sessions')).body).toEqual([]);
    expect((await client.delete('/v1/sessions/current')).status).toBe(204);
    expect(await client.get('/v1/me')).toMatchObject({
      status: 401,
      body: { code: 'NOT_SIGNED_IN' },
    });
    const again = await signIn({ ...claims, jti: 'another' });
    expect((await again.get('/v1/me')).status).toBe(200);
  });

  it('is trusted only for its own tokens', async () => {
    const stranger = new OAuth2Server();
    await stranger.issuer.keys.generate('RS256');
    stranger.issuer.url = provider.issuer.url!;
    const { northwindAdmin } = server.fixtures.users;
    const token = await stranger.issuer.buildToken({
      scopesOrTransform: (_header, payload) => {
        Object.assign(payload, {
          aud: AUDIENCE,
          sub: 'idp|nora',
          email: northwindAdmin.email,
          email_verified: true,
        });
      },
    });
    const reply = await server.withToken(CHANNEL_A, token).get('/v1/me');
    expect(reply).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
  });
});
