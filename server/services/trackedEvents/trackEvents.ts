import { and, eq } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import type { TrackedEvent } from '../../../contract/trackedEvents/trackedEvents.ts';
import { trackedEvents, users } from '../../db/tables/index.ts';
import type { Call } from '../verb.ts';

/** Stores a console's events about its use. An event that exists already is left as it is. */
export async function trackEvents({
  ctx,
  input,
}: Call<{ events: readonly TrackedEvent[] }>): Promise<void> {
  const { channelId, userId, role } = ctx.actor;
  const { orm } = ctx.app.database;
  const [user] = await orm
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.channelId, channelId), eq(users.id, userId)));
  if (!user) throw new DomainError('NOT_FOUND');
  const receivedAt = ctx.app.now();
  await orm
    .insert(trackedEvents)
    .values(
      input.events.map(({ metadata, ...event }) => ({
        ...event,
        channelId,
        userId,
        userEmail: user.email,
        userRoles: [role],
        locale: metadata.locale,
        deviceTime: new Date(metadata.deviceTime),
        receivedAt,
      })),
    )
    .onConflictDoNothing();
}
