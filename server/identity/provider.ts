import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import type { Channel } from '../../contract/core/channel.ts';
import { channelForHost, channelOrigins, IDENTITY_PATH, originForHost } from '../config/origins.ts';
import { isDatabaseAway } from '../db/errors.ts';
import { reachingSignIn } from '../db/rowSecurity/reaching.ts';
import type { IdentityContext } from './context.ts';
import { providerConfiguration, SIGN_IN_PATH } from './configuration.ts';
import { issuerOf } from './issuers.ts';
import { handleMailedLinks, type SignInMails } from './mailedHandler.ts';
import { cookieKeys, signingKeys } from './secrets.ts';
import { handleSignIn } from './signInHandler.ts';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { endSessions, keepSession, type SessionKey, touchSession } from './sessions.ts';

type Middleware = (ctx: KoaContextWithOIDC, next: () => Promise<unknown>) => Promise<void>;

/**
 * Records what the provider does with sessions: on which device each is, when it was last used, and
 * that it has ended. A tab's tokens are valid only as long as their session.
 */
function noteSessions(app: IdentityContext, channel: Channel): Middleware {
  const { orm } = app.database;
  return async (ctx, next) => {
    await next();
    // Absent for requests that the library does not answer, and where it failed early.
    const { oidc } = ctx;
    if (!oidc) return;
    const at = (uid: string): SessionKey => ({ issuer: oidc.provider.issuer, uid });
    const { session, entities, route } = oidc;
    if (entities.AuthorizationCode && session?.accountId && route !== 'token') {
      await keepSession(orm, at(session.uid), {
        channelId: channel.id,
        userId: session.accountId,
        userAgent: ctx.get('user-agent') || undefined,
        signedInAt: new Date((session.authTime() ?? Date.now() / 1000) * 1000),
      });
      return;
    }
    if (route === 'token' && ctx.status === 200) {
      const uid = entities.RefreshToken?.sessionUid ?? entities.AuthorizationCode?.sessionUid;
      if (uid) await touchSession(orm, at(uid));
      return;
    }
    const isSignedOut = route === 'end_session' || route === 'end_session_confirm';
    if (isSignedOut && session?.accountId && isGone(session))
      await endSessions(orm, app.config, channel, { userId: session.accountId, uid: session.uid });
  };
}

/** The library marks a destroyed session by a property that its types do not have. */
const isGone = (session: object): boolean => Reflect.get(session, 'destroyed') === true;

const RETRY_SECONDS = '5';
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The embedded identity provider, which is mounted at IDENTITY_PATH. */
export interface IdentityProvider {
  handle(request: IncomingMessage, response: ServerResponse): void;
}

async function makeProvider(
  app: IdentityContext,
  channel: Channel,
  origin: string,
): Promise<Provider> {
  const [signing, cookies] = await Promise.all([
    signingKeys(app.database),
    cookieKeys(app.database),
  ]);
  const provider = new Provider(
    issuerOf(origin),
    providerConfiguration(app, channel, origin, { signing, cookies }),
  );
  // The origin comes from the configuration; `pinOrigin` puts it into these headers.
  provider.proxy = true;
  provider.on('server_error', (ctx, error) => {
    app.log.error({ err: error }, 'identity provider failed');
    if (!isDatabaseAway(error)) return;
    ctx.status = 503;
    ctx.set('retry-after', RETRY_SECONDS);
  });
  // Otherwise Koa also prints errors to the terminal.
  provider.silent = true;
  // The library's own pages have none, and let the hash of their script be added to this one. Our
  // pages have their own.
  provider.use(async (ctx, next) => {
    ctx.set('content-security-policy', PAGE_POLICY);
    await next();
  });
  provider.use(noteSessions(app, channel));
  return provider;
}

/** Makes the library see the channel's configured origin, whatever a client or proxy claims. */
function pinOrigin(request: IncomingMessage, origin: string): void {
  const { host, protocol } = new URL(origin);
  request.headers.host = host;
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(`${message}\n`);
}

/**
 * Signs people in when no outside provider is configured. Every origin of every channel is a
 * separate issuer, made when it is first used, which only knows the accounts of its channel.
 */
export function createIdentityProvider(
  server: IdentityContext,
  mails: SignInMails,
): IdentityProvider {
  const providers = new Map<string, Promise<Provider>>();

  const providerAt = (channel: Channel, origin: string) => {
    const known = providers.get(origin);
    if (known) return known;
    const provider = makeProvider(reachingSignIn(server, channel.id), channel, origin);
    providers.set(origin, provider);
    // The database may be unavailable for a moment, so the next request tries again.
    provider.catch(() => providers.delete(origin));
    return provider;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const host = request.headers.host ?? '';
    const channel = channelForHost(server.config, host);
    const app = reachingSignIn(server, channel.id);
    const origin = originForHost(app.config, channel, host);
    const from = request.headers.origin;
    const isForeign =
      from !== undefined && from !== 'null' && !channelOrigins(app.config, channel).includes(from);
    if (isForeign) {
      refuse(response, 403, `Pages of ${from} may not use the sign-in of ${channel.name}.`);
      return;
    }
    const url = request.url ?? '/';
    // It would be stored with the sign-in's other parameters, and PostgreSQL cannot store the
    // character 0.
    if (/%00|\0/.test(url)) {
      refuse(response, 400, 'The address holds a character that cannot be used.');
      return;
    }
    pinOrigin(request, origin);
    // As mounting frameworks do: the library builds its addresses from the difference.
    const rest = url.slice(IDENTITY_PATH.length);
    Object.assign(request, { originalUrl: url, url: rest.startsWith('/') ? rest : `/${rest}` });
    if (await handleMailedLinks(app, { channel, origin, mails }, request, response)) return;
    const provider = await providerAt(channel, origin);
    if (request.url?.startsWith(SIGN_IN_PATH)) {
      await handleSignIn(app, channel, provider, request, response);
    } else {
      await provider.callback()(request, response);
    }
  };

  return {
    handle(request, response) {
      // The library stops reading a form that is too large, which would block the connection.
      response.once('finish', () => request.resume());
      answer(request, response).catch((error: unknown) => {
        server.log.error({ err: error }, 'identity provider failed');
        if (response.headersSent) {
          response.destroy();
          return;
        }
        if (isDatabaseAway(error)) response.setHeader('retry-after', RETRY_SECONDS);
        const status = isDatabaseAway(error) ? 503 : 500;
        refuse(response, status, 'Signing in does not work at the moment. Try again in a minute.');
      });
    },
  };
}
