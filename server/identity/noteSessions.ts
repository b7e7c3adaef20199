import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Channel } from '../../contract/core/channel.ts';
import type { IdentityContext } from './context.ts';
import { endSessions, keepSession, type SessionKey, touchSession } from './sessions.ts';

type Middleware = (ctx: KoaContextWithOIDC, next: () => Promise<unknown>) => Promise<void>;

/**
 * Records what the provider does with sessions: on which device each is, when it was last used, and
 * that it has ended. A tab's tokens are valid only as long as their session.
 */
export function noteSessions(app: IdentityContext, channel: Channel): Middleware {
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
