import {
  errors,
  interactionPolicy,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { JWK } from 'jose';
import type { Channel } from '../../contract/core/channel.ts';
import {
  API_AUDIENCE,
  CALLBACK_PATH,
  channelOrigins,
  EMBEDDED_CLIENT_ID,
  IDENTITY_PATH,
} from '../config/origins.ts';
import type { IdentityContext } from './context.ts';
import { cookieName, cookiePath, pathCookieName } from './cookies.ts';
import { findAccount } from './accounts.ts';
import { issuerOf } from './issuers.ts';
import { isSignedOutAlready, signOutAtOnce } from './signOut.ts';
import { IdentityRecords } from './records.ts';
import { renderFailure, renderSignedOut } from './pages/notices.ts';
import { SIGNING_ALGORITHM } from './secrets.ts';
import { SESSION_SECONDS, SIGN_IN_SECONDS } from './sessions.ts';

/** Where the sign-in page of an interaction is, under IDENTITY_PATH. */
export const SIGN_IN_PATH = '/sign-in/';

const ACCESS_TOKEN_SECONDS = 10 * 60;
const OPENID_SCOPES = 'openid email profile';
const API_SCOPE = 'api';
const PROFILE_CLAIMS = ['email', 'email_verified', 'given_name', 'family_name', 'roles'];

/**
 * How long the results of a sign-in last if they are not used again; no longer than the sign-in
 * itself.
 */
function secondsFrom(authTime: number | undefined): number {
  const now = Math.floor(Date.now() / 1000);
  return Math.max(1, Math.min(SESSION_SECONDS, (authTime ?? now) + SIGN_IN_SECONDS - now));
}

/** Only sign-in: the console belongs to the operator, so there is nothing to consent to. */
function signInPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const { Check } = interactionPolicy;
  policy.get('login')?.checks.add(
    new Check('account_not_usable', 'the account is not usable any more', (ctx) => {
      const { session, account } = ctx.oidc;
      return session?.accountId && !account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
    }),
  );
  return policy;
}

/** Grants everything the console may have, so that no consent page is needed. */
async function grantAll(ctx: KoaContextWithOIDC) {
  const { provider, client, session, account } = ctx.oidc;
  if (!client || !account) return undefined;
  const grantId = session?.grantIdFor(client.clientId);
  const existing = grantId ? await provider.Grant.find(grantId) : undefined;
  if (existing?.accountId === account.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(OPENID_SCOPES);
  grant.addResourceScope(API_AUDIENCE, API_SCOPE);
  await grant.save();
  return grant;
}

/** Settings of one channel's identity provider at one of its origins. */
export function providerConfiguration(
  app: IdentityContext,
  channel: Channel,
  origin: string,
  keys: { signing: { keys: JWK[] }; cookies: string[] },
): Configuration {
  const origins = channelOrigins(app.config, channel);
  const issuer = issuerOf(origin);
  const cookie = {
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    secure: origin.startsWith('https:'),
    path: IDENTITY_PATH,
  } as const;
  return {
    adapter: (model) => new IdentityRecords(app.database, { channelId: channel.id, issuer }, model),
    jwks: keys.signing,
    cookies: {
      keys: keys.cookies,
      long: { ...cookie, path: cookiePath(origin) },
      short: cookie,
      names: {
        session: cookieName(origin, '_session'),
        interaction: pathCookieName(origin, '_interaction'),
        resume: pathCookieName(origin, '_interaction_resume'),
      },
    },
    clients: [
      {
        client_id: EMBEDDED_CLIENT_ID,
        client_name: channel.name,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: origins.map((one) => `${one}${CALLBACK_PATH}`),
        post_logout_redirect_uris: origins.map((one) => `${one}/`),
        id_token_signed_response_alg: SIGNING_ALGORITHM,
        default_max_age: SIGN_IN_SECONDS,
      },
    ],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    // All of them come with `openid`: the console needs them, and asks this provider for nothing
    // else.
    claims: {
      openid: ['sub', ...PROFILE_CLAIMS],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'roles'],
    },
    conformIdTokenClaims: false,
    async findAccount(_ctx, accountId) {
      const account = await findAccount(app.database, channel.id, accountId);
      if (!account) return undefined;
      return {
        accountId: account.id,
        claims: () => ({
          sub: account.id,
          email: account.email,
          // Administrators have entered the address; a sign-in only proves the password.
          email_verified: true,
          given_name: account.givenName,
          family_name: account.familyName,
          roles: [{ name: account.role }],
        }),
      };
    },
    // With these the API checks at each call whether the session is still open, and whether the
    // token's grant has been revoked.
    extraTokenClaims: (_ctx, token) => ({
      sid: 'sessionUid' in token ? token.sessionUid : undefined,
      grant: 'grantId' in token ? token.grantId : undefined,
    }),
    loadExistingGrant: grantAll,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    interactions: {
      policy: signInPolicy(),
      url: (_ctx, interaction) => `${IDENTITY_PATH}${SIGN_IN_PATH}${interaction.uid}`,
    },
    clientBasedCORS: (_ctx, from) => origins.includes(from),
    // Why the console asks: the sign-in page says so.
    extraParams: ['reason'],
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      // Not needed: access tokens are for the API, and the id token says who it is.
      userinfo: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => signOutAtOnce(ctx, form, channel, origins),
        postLogoutSuccessSource: (ctx) => renderSignedOut(ctx, channel),
      },
      resourceIndicators: {
        enabled: true,
        // A client that names no resource also wants the API, because there is no other.
        defaultResource: (_ctx, _client, oneOf) => oneOf ?? API_AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx, resource) {
          if (resource !== API_AUDIENCE) throw new errors.InvalidTarget();
          return {
            scope: API_SCOPE,
            audience: API_AUDIENCE,
            accessTokenTTL: ACCESS_TOKEN_SECONDS,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: SIGNING_ALGORITHM } },
          };
        },
      },
    },
    renderError(ctx, _out, error) {
      if (!isSignedOutAlready(ctx)) return renderFailure(ctx, error, channel);
      ctx.status = 303;
      ctx.redirect('/');
    },
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: 60,
      IdToken: 60 * 60,
      Interaction: 60 * 60,
      RefreshToken: (_ctx, token) => secondsFrom(token.authTime),
      Grant: SIGN_IN_SECONDS,
      Session: (_ctx, session) => secondsFrom(session.authTime()),
    },
  };
}
