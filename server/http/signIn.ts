import type { Context } from 'hono';
import { DomainError } from '../../contract/core/errors.ts';
import type { AppContext, RequestContext } from '../context.ts';
import { reaching, reachingSignIn, reachOf } from '../db/rowSecurity/reaching.ts';
import { findActor, findActorById } from '../identity/actor.ts';
import { findKey, isApiKey } from '../identity/apiKeys.ts';
import type { VerifyAccessToken } from '../identity/verify.ts';
import { redeemTicket } from '../services/reports/tickets.ts';
import { callerAddress } from './callerAddress.ts';
import { LONGEST_STREAM_MS } from './eventStream.ts';
import type { HttpEnv } from './httpEnv.ts';
import { allowsKey, type Called, keyScopeOf, scopeText } from './keyScopes.ts';

const bearer = (header: string | undefined) => /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

/**
 * The caller, in a channel. The token only says who it is; what they may do is read from the
 * database at each request.
 * @throws DomainError NOT_SIGNED_IN, NO_ACCESS_TO_CHANNEL, EMAIL_NOT_VERIFIED
 */
export async function signedIn(
  c: Context<HttpEnv>,
  app: AppContext,
  verifyAccessToken: VerifyAccessToken,
): Promise<RequestContext> {
  const token = bearer(c.req.header('authorization'));
  if (!token) throw new DomainError('NOT_SIGNED_IN');
  if (isApiKey(token)) return withKey(c, app, token);
  const channel = c.get('channel');
  const claims = await verifyAccessToken(token, channel);
  const actor = await findActor(reachingSignIn(app, channel.id), channel, claims);
  if (!actor) throw new DomainError('NO_ACCESS_TO_CHANNEL');
  c.set('actor', actor);
  c.set('tokenEndsAt', claims.expiresAt);
  const { expiresAt, sessionId, authenticatedAt } = claims;
  const signIn = { token, expiresAt, sessionId, authenticatedAt };
  return {
    app: reaching(app, reachOf(actor)),
    actor,
    channel,
    language: c.get('language'),
    requestId: c.get('requestId'),
    signIn,
  };
}

/**
 * The caller by an API key.
 * @throws DomainError NOT_SIGNED_IN, KEY_NOT_ALLOWED
 */
async function withKey(
  c: Context<HttpEnv>,
  app: AppContext,
  secret: string,
): Promise<RequestContext> {
  const channel = c.get('channel');
  const call = { secret, address: callerAddress(app, c) };
  const actor = await findKey(reachingSignIn(app, channel.id), channel, call);
  c.set('actor', actor);
  // A stream ends after a while even so, and when the key is changed.
  c.set('tokenEndsAt', new Date(app.now().getTime() + LONGEST_STREAM_MS));
  return {
    app: reaching(app, reachOf(actor)),
    actor,
    channel,
    language: c.get('language'),
    requestId: c.get('requestId'),
  };
}

/**
 * The caller by the report ticket in the query. A browser that opens a download sends no bearer
 * token; a caller who sends one must be the person who got the ticket.
 * @throws DomainError TICKET_NOT_VALID, NO_ACCESS_TO_CHANNEL, and what `signedIn` throws
 */
export async function withTicket(
  c: Context<HttpEnv>,
  app: AppContext,
  verifyAccessToken: VerifyAccessToken,
): Promise<RequestContext> {
  const channel = c.get('channel');
  const { pathname, searchParams } = new URL(c.req.url);
  const sender = c.req.header('authorization') && (await signedIn(c, app, verifyAccessToken));
  const userId = sender ? sender.actor.userId : null;
  const holder = await redeemTicket(app, channel, {
    path: pathname,
    parameters: searchParams,
    userId,
  });
  const actor = await findActorById(reachingSignIn(app, channel.id), channel, holder.userId);
  if (!actor) throw new DomainError('NO_ACCESS_TO_CHANNEL');
  c.set('actor', actor);
  return {
    app: reaching(app, reachOf(actor)),
    actor,
    channel,
    language: holder.language,
    requestId: c.get('requestId'),
  };
}

/**
 * Refuses callers whom a call is not for: other roles, and API keys that do not have its scope.
 * @throws DomainError FORBIDDEN, KEY_NOT_ALLOWED
 */
export function requirePermission({ actor }: RequestContext, route: Called): void {
  if (!route.roles.includes(actor.role)) throw new DomainError('FORBIDDEN');
  if (!actor.key) return;
  const scope = keyScopeOf(route);
  if (!allowsKey(actor.key, scope))
    throw new DomainError('KEY_NOT_ALLOWED', { params: { needed: scopeText(scope) } });
}
