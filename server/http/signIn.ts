import type { Context } from 'hono';
import { DomainError } from '../../contract/core/errors.ts';
import type { Role } from '../../contract/core/roles.ts';
import type { AppContext, RequestContext } from '../context.ts';
import { findActor } from '../identity/actor.ts';
import type { VerifyAccessToken } from '../identity/verify.ts';
import type { HttpEnv } from './httpEnv.ts';

const bearer = (header: string | undefined) => /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

/**
 * Who is calling, in which channel. The token only says who it is; what they may do is read from
 * the database at each request.
 * @throws DomainError NOT_SIGNED_IN, NO_ACCESS_TO_CHANNEL
 */
export async function signedIn(
  c: Context<HttpEnv>,
  app: AppContext,
  verifyAccessToken: VerifyAccessToken,
): Promise<RequestContext> {
  const token = bearer(c.req.header('authorization'));
  if (!token) throw new DomainError('NOT_SIGNED_IN');
  const channel = c.get('channel');
  const claims = await verifyAccessToken(token, channel);
  const actor = await findActor(app, channel, claims);
  if (!actor) throw new DomainError('NO_ACCESS_TO_CHANNEL');
  c.set('actor', actor);
  return { app, actor, channel, language: c.get('language'), requestId: c.get('requestId') };
}

/** @throws DomainError FORBIDDEN */
export function requireRole({ actor }: RequestContext, roles: readonly Role[]): void {
  if (!roles.includes(actor.role)) throw new DomainError('FORBIDDEN');
}
