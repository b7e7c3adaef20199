import Bowser from 'bowser';
import { DomainError } from '../../../contract/core/errors.ts';
import { CURRENT_SESSION } from '../../../contract/identity/current.ts';
import type { Session } from '../../../contract/identity/sessions.ts';
import { endToken } from '../../identity/endedTokens.ts';
import { endSessions, sessionsOf } from '../../identity/sessions.ts';
import type { Call } from '../verb.ts';

/** The browser and system by the browser's own name for itself. */
function deviceOf(userAgent: string | null): Pick<Session, 'browser' | 'system'> {
  if (userAgent === null) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}

/**
 * Where the caller is signed in; empty with an outside identity provider, which keeps its own
 * sessions.
 */
export async function ownSessions({ ctx }: Pick<Call, 'ctx'>): Promise<Session[]> {
  const { app, actor, channel, signIn } = ctx;
  if (app.config.identity.kind === 'external') return [];
  const found = await sessionsOf(app.database.orm, app.config, channel, actor.userId);
  return found.map(({ userAgent, ...session }) => ({
    ...session,
    ...deviceOf(userAgent),
    isCurrent: session.id === signIn?.sessionId,
  }));
}

/**
 * Ends one of the caller's sessions, possibly the one of this call: its tokens are invalid from the
 * next call on.
 * @throws DomainError NOT_FOUND
 */
export async function endSession({ ctx, input: { id } }: Call<{ id: string }>): Promise<void> {
  const { app, actor, channel, signIn } = ctx;
  const { orm } = app.database;
  if (id === CURRENT_SESSION && app.config.identity.kind === 'external') {
    if (signIn) await endToken(orm, { channelId: channel.id, ...signIn });
    return;
  }
  const uid = id === CURRENT_SESSION ? (signIn?.sessionId ?? '') : id;
  const ended = await endSessions(orm, app.config, channel, { userId: actor.userId, uid });
  if (ended === 0) throw new DomainError('NOT_FOUND');
}
