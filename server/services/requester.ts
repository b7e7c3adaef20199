import type { Language } from '../../contract/core/languages.ts';
import type { AppContext, RequestContext } from '../context.ts';
import { reaching, reachOf } from '../db/rowSecurity/reaching.ts';
import { findActorById } from '../identity/actor.ts';

/**
 * The person who asked for work in the background, with their present permissions, which are looked
 * up when the work is done.
 * @param asked the work that was asked for, whose id is used as the request's
 * @returns null when they may not sign in any more
 */
export async function requester(
  app: AppContext,
  asked: { channelId: string; userId: string; id: string },
  language: Language,
): Promise<RequestContext | null> {
  const channel = app.config.channels.find(({ id }) => id === asked.channelId);
  const actor = channel && (await findActorById(app, channel, asked.userId));
  if (!actor) return null;
  return {
    app: reaching(app, reachOf(actor)),
    actor,
    channel,
    language,
    requestId: asked.id,
  };
}
