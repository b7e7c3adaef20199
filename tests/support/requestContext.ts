import type { AppContext, RequestContext } from '../../server/context.ts';
import type { TestUser } from './fixtures.ts';

/** The context of a call by one of the fixtures' users, for calling services without HTTP. */
export function requestContext(app: AppContext, user: TestUser): RequestContext {
  const { channelId, role, corporationIds, id: userId } = user;
  const channel = app.config.channels.find(({ id }) => id === channelId)!;
  const actor = { userId, channelId, role, corporationIds };
  return { app, actor, channel, language: 'en', requestId: 'test' };
}
