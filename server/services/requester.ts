import type { Language } from '../../contract/core/languages.ts';
import type { AppContext, RequestContext } from '../context.ts';
import { reaching, reachOf } from '../db/rowSecurity/reaching.ts';
import { findActorById } from '../identity/actor.ts';

/**
 * Whoever asked for something that is done in the background, as they are now: what they may do is
 * looked up when it is done.
 * @param asked what was asked for, whose id stands for the request
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
